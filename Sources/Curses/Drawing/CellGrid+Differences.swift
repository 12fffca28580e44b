import TerminalUI

extension CellGrid {
    /// The indices of all cells that differ, in ascending order. Both grids have the same extent.
    ///
    /// It looks at every cell after every key. Field by field in place: comparing whole cells would retain and release
    /// each character, which costs more than the comparison.
    func differences(from other: CellGrid) -> [Int] {
        var indices: [Int] = []
        cells.withUnsafeBufferPointer { new in
            other.cells.withUnsafeBufferPointer { old in
                guard var a = new.baseAddress, var b = old.baseAddress else { return }
                for index in 0..<min(new.count, old.count) {
                    if a.pointee.character != b.pointee.character || a.pointee.width != b.pointee.width
                        || a.pointee.style.attributes.rawValue != b.pointee.style.attributes.rawValue
                        || a.pointee.style.foreground.rawValue != b.pointee.style.foreground.rawValue
                        || a.pointee.style.background.rawValue != b.pointee.style.background.rawValue
                    {
                        indices.append(index)
                    }
                    a += 1
                    b += 1
                }
            }
        }
        return indices
    }
}
