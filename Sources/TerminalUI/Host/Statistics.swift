/// What the host has done so far. Tests assert that nothing is done twice.
public struct Statistics: Hashable, Sendable {
    /// Bodies evaluated.
    public var bodies = 0
    /// Extents measured, those remembered not counted.
    public var layouts = 0
    /// Cells written into the grid, blanks not counted.
    public var cellsWritten = 0
    /// Rows of the screen that were drawn anew.
    public var rowsDrawn = 0
    /// Frames made.
    public var frames = 0

    /// Nothing done yet.
    public init() {}
}
