import TerminalUI

/// Drives a view by keys, without a terminal, and reads the screen as text.
///
/// ```swift
/// @Test @MainActor func answering() async throws {
///     let pilot = Pilot(QuestionScreen(), width: 40, height: 12)
///     try pilot.press("tab", "2", "ctrl-s")
///     try await pilot.waitFor("Saved")
///     #expect(pilot.difference(from: """
///         > 2 (•) More than half the days
///         """, styles: """
///         .RRRRRRRRRRRRRRRRRRRRRRRRRRRRRR
///         """) == nil)
/// }
/// ```
///
/// Every call leaves the screen up to date. Nothing sleeps for a fixed time: what happens in tasks is waited for with
/// ``waitUntilSettled(timeout:)``, ``waitFor(_:timeout:)`` or ``waitUntil(_:timeout:_:)``, each with a limit.
@MainActor public final class Pilot {
    /// The host of the view.
    public let host: ViewHost
    /// The frame as it is now.
    public private(set) var frame: Frame

    /// Shows a view on a screen.
    public init<Root: View>(
        _ root: Root, size: CellSize = CellSize(width: 80, height: 24),
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        host = ViewHost(root, environment: environment, size: size)
        frame = host.frame()
    }

    /// Shows a view on a screen of so many columns and rows.
    public convenience init<Root: View>(
        _ root: Root, width: Int, height: Int, environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.init(root, size: CellSize(width: width, height: height), environment: environment)
    }

    // MARK: Doing

    /// Presses keys by their names, one after the other: `"down"`, `"2"`, `"Enter"`, `"ctrl-r"`, `"Shift-Tab"`.
    /// - Throws: ``PilotError/unknownKey(_:)`` before anything is pressed.
    public func press(_ names: String...) throws(PilotError) {
        var keys: [Key] = []
        for name in names {
            guard let key = Key(name: name) else { throw .unknownKey(name) }
            keys.append(key)
        }
        press(keys)
    }

    /// Presses keys one after the other, with a frame after each.
    public func press(_ keys: Key...) { press(keys) }

    /// Presses keys one after the other, with a frame after each.
    public func press(_ keys: [Key]) {
        for key in keys { send(.key(key)) }
    }

    /// Types text character by character; a line break is Enter.
    public func type(_ text: String) {
        for character in text { send(.key(character == "\n" ? .enter : .character(character))) }
    }

    /// Pastes text.
    public func paste(_ text: String) { send(.paste(text)) }

    /// Gives the screen another extent.
    public func resize(width: Int, height: Int) { send(.resize(CellSize(width: width, height: height))) }

    /// Presses the mouse on a cell, as on a terminal that was asked to tell.
    public func click(x: Int, y: Int) { send(.mouse(MouseEvent(.press, at: CellPoint(x: x, y: y)))) }

    /// Turns the mouse's wheel over a cell, towards the person if `down`.
    public func turnWheel(down: Bool, x: Int, y: Int) {
        send(.mouse(MouseEvent(down ? .wheelDown : .wheelUp, at: CellPoint(x: x, y: y))))
    }

    /// Hands an event to the host and brings the screen up to date.
    public func send(_ event: TerminalEvent) {
        host.handle(event)
        refresh()
    }

    /// Takes in what the test itself has changed since, and makes frames until none is due any more: twelve at most, so that
    /// a view that changes at every frame cannot stop a test.
    public func refresh() {
        for _ in 0..<12 {
            guard isFrameDue else { return }
            frame = host.frame()
        }
    }

    private var isFrameDue: Bool {
        host.takeChanges()
        return host.needsFrame
    }

    /// Lets main-actor tasks run until nothing more becomes due, or 200 turns are over.
    public func settle() async {
        var quiet = 0
        for _ in 0..<200 where quiet < 10 {
            await Task.yield()
            quiet = isFrameDue ? 0 : quiet + 1
            refresh()
        }
    }

    /// Lets main-actor tasks run until ten turns in a row have made no frame due.
    ///
    /// Work on other threads is not seen before it comes back: where there is any, wait for what it shows.
    /// - Throws: ``PilotError/timedOut(_:screen:)`` with the screen as it was at the end, if frames go on becoming due.
    public func waitUntilSettled(timeout: Duration = .seconds(5)) async throws(PilotError) {
        let end = ContinuousClock.now + timeout
        var quiet = 0
        while quiet < 10 {
            await Task.yield()
            quiet = isFrameDue ? 0 : quiet + 1
            refresh()
            guard ContinuousClock.now < end else { throw .timedOut("the screen to settle", screen: screen) }
        }
    }

    /// Lets tasks run until a condition holds.
    /// - Throws: ``PilotError/timedOut(_:screen:)`` with the screen as it was at the end.
    public func waitUntil(
        _ what: String = "condition", timeout: Duration = .seconds(5), _ condition: () -> Bool
    ) async throws(PilotError) {
        let end = ContinuousClock.now + timeout
        while true {
            refresh()
            if condition() { return }
            guard ContinuousClock.now < end else { throw .timedOut(what, screen: screen) }
            await Task.yield()
        }
    }

    /// Lets tasks run until the screen shows a text.
    /// - Throws: ``PilotError/timedOut(_:screen:)`` with the screen as it was at the end.
    public func waitFor(_ text: String, timeout: Duration = .seconds(5)) async throws(PilotError) {
        try await waitUntil("\"\(text)\" on the screen", timeout: timeout) { screen.contains(text) }
    }

    // MARK: Seeing

    /// The screen as text: rows without their trailing blanks, without the empty rows at the end.
    public var screen: String {
        var rows = lines
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows.joined(separator: "\n")
    }

    /// All rows without their trailing blanks.
    public var lines: [String] { (0..<frame.grid.size.height).map { frame.grid.text(row: $0) } }

    /// One row without its trailing blanks; empty where there is none.
    public func line(_ row: Int) -> String { frame.grid.text(row: row) }

    /// Where the cursor stands.
    public var cursor: CellPoint? { frame.cursor }

    /// The row the cursor is in, as text.
    public var cursorLine: String { cursor.map { line($0.y) } ?? "" }

    /// The text in reverse video, row by row: what has the focus.
    public var highlighted: String {
        let grid = frame.grid
        let rows = (0..<grid.size.height).map { row in
            String(
                (0..<grid.size.width).lazy.map { grid[$0, row] }
                    .filter { $0.style.attributes.contains(.reverse) && $0.width > 0 }.map(\.character))
        }
        return rows.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
