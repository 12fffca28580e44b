import TerminalUI

extension CellGrid {
    /// The indices of all cells that differ, in ascending order. Both grids have the same extent.
    ///
    /// It looks at every cell after every key: eight bytes each, which have no gaps.
    func differences(from other: CellGrid) -> [Int] {
        var indices: [Int] = []
        cells.withUnsafeBytes { new in
            other.cells.withUnsafeBytes { old in
                let stride = MemoryLayout<Cell>.stride
                for index in 0..<min(cells.count, other.cells.count) {
                    let left = new.loadUnaligned(fromByteOffset: index * stride, as: UInt64.self)
                    if left != old.loadUnaligned(fromByteOffset: index * stride, as: UInt64.self) {
                        indices.append(index)
                    }
                }
            }
        }
        return indices
    }
}
