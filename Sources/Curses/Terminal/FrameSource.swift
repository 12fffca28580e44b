import TerminalUI

/// What the terminal needs of a host of views.
@MainActor protocol FrameSource: AnyObject {
    /// Takes an event.
    func handle(_ event: TerminalEvent)
    /// Whether a frame is due.
    var needsFrame: Bool { get }
    /// The present picture. It is no longer due afterwards.
    func frame() -> Frame
    /// The rows in which that picture may differ from the one before.
    var drawnRows: Range<Int> { get }
    /// Whether everything is to be painted anew, asked once.
    func takeRepaintRequest() -> Bool
    /// Set once the program is to end, with this status.
    var exitStatus: Int32? { get }
}
