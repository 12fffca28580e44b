/// One picture for the terminal: its cells and where the cursor stands.
public struct Frame: Hashable, Sendable {
    /// The cells.
    public var grid: CellGrid
    /// Where the visible cursor stands: on the focused thing, or where the text begins if nothing can have the focus. `nil`
    /// only on a screen without cells.
    public var cursor: CellPoint?

    /// Makes a frame.
    public init(grid: CellGrid, cursor: CellPoint?) {
        self.grid = grid
        self.cursor = cursor
    }
}
