import TerminalUI

extension CellGrid {
    /// The indices of all cells that differ, in ascending order. Both grids have the same extent.
    ///
    /// It looks at every cell after every key: a cell is compared as one number.
    func differences(from other: CellGrid) -> [Int] {
        var indices: [Int] = []
        cells.withUnsafeBufferPointer { new in
            other.cells.withUnsafeBufferPointer { old in
                for index in 0..<min(new.count, old.count) where new[index].bits != old[index].bits {
                    indices.append(index)
                }
            }
        }
        return indices
    }
}
