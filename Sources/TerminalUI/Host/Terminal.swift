/// A terminal that can show frames. `Curses` has the real one; tests use a grid.
@MainActor public protocol Terminal: AnyObject {
    /// The present extent.
    var size: CellSize { get }
    /// Shows a frame. Sends only what differs from what is shown, in one write.
    func show(_ frame: Frame)
    /// Makes the next frame paint every cell anew (Ctrl-L, after a resume).
    func repaintAll()
}
