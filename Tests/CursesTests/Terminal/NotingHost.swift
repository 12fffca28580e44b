import TerminalUI

@testable import Curses

/// A host that notes events, shows lines of text, and leaves on "q" or Escape.
@MainActor final class NotingHost: FrameSource {
    var size: CellSize = .zero
    var events: [TerminalEvent] = []
    var needsFrame = true
    var frames = 0
    var exitStatus: Int32?
    var onFrame: (Int) -> Void = { _ in }
    var onEvent: (Int) -> Void = { _ in }

    func handle(_ event: TerminalEvent) {
        if case .resize(let new) = event { size = new }
        events.append(event)
        onEvent(events.count)
        needsFrame = true
        if event == .key(.character("q")) || event == .key(.escape) { exitStatus = 7 }
    }

    func frame() -> Frame {
        needsFrame = false
        frames += 1
        onFrame(frames)
        return CursesTerminalTests.frame(["frame \(frames)"], size: size)
    }

    var drawnRows: Range<Int> { 0..<size.height }

    func takeRepaintRequest() -> Bool { false }
}
