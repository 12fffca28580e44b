/// One picture for the terminal: its cells and where the cursor stands.
public struct Frame: Hashable, Sendable {
    /// The cells.
    public var grid: CellGrid
    /// Where the visible cursor stands: on the focused thing. `nil` only when nothing can have the focus.
    public var cursor: CellPoint?

    /// Makes a frame.
    public init(grid: CellGrid, cursor: CellPoint?) {
        self.grid = grid
        self.cursor = cursor
    }
}
