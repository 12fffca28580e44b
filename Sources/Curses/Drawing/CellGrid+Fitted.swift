import TerminalUI

extension CellGrid {
    /// The same cells in another extent: cut off at the right and below, or filled with blanks.
    func fitted(to size: CellSize) -> CellGrid {
        var grid = CellGrid(size: size)
        for y in 0..<min(size.height, self.size.height) {
            for x in 0..<min(size.width, self.size.width) { grid[x, y] = self[x, y] }
        }
        return grid
    }
}
