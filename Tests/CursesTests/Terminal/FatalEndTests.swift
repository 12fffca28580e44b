import Glibc
import Observation
import TerminalUI
import Testing

@testable import Curses

@Suite("A process that dies while it has the terminal")
struct FatalEndTests {
    /// How a view can end the process.
    enum Fault: String, Codable, CaseIterable {
        case trap, stackOverflow, abort
        /// What the view has begun does not survive, on a thread that is not the screen's.
        case trapElsewhere, badAccessElsewhere
        /// A signal comes, and the loop never gets to look at it.
        case hangWhenAsked
    }

    @Test("leaves line, screen and reports as they were found, whatever a view did", arguments: Fault.allCases)
    func dies(of fault: Fault) async throws {
        let (output, isLineAsBefore) = try await output(of: fault, afterPicture: true)
        let lastModes = ["?1049", "?2004", "?1004", "?1000", "?1006", "?25"].map { mode in
            output.ranges(of: "\u{1b}[\(mode)").last.map { "\(mode)\(output[$0.upperBound...].prefix(1))" }
        }
        #expect(lastModes == ["?1049l", "?2004l", "?1004l", "?1000l", "?1006l", "?25h"], "\(output.debugDescription)")
        #expect(output.hasSuffix("It was our fault.\r\n") == (fault != .hangWhenAsked), "\(output.debugDescription)")
        #expect(isLineAsBefore)
    }

    @Test("undoes nothing but the line's modes before there was a picture", arguments: Fault.allCases)
    func diesEarly(of fault: Fault) async throws {
        let (output, isLineAsBefore) = try await output(of: fault, afterPicture: false)
        #expect(output == (fault == .hangWhenAsked ? "" : "It was our fault.\r\n"))
        #expect(isLineAsBefore)
    }

    /// What a process writes to the terminal, and whether the line's modes are then what they were.
    private func output(of fault: Fault, afterPicture: Bool) async throws -> (String, Bool) {
        let pty = try #require(PseudoTerminal())
        let before = pty.localModes
        let path = String(cString: try #require(ttyname(pty.terminal)))
        let end: ExitTest.Condition = fault == .hangWhenAsked ? .exitCode(128 + SIGTERM) : .failure
        await #expect(processExitsWith: end) { @MainActor [path = path as String, fault, afterPicture] in
            var options = CursesOptions()
            options.input = open(path, O_RDWR | O_NOCTTY)
            options.output = options.input
            options.environment = ProcessEnvironment(["TERM": "xterm-256color"])
            options.usesMouse = true
            options.crashNotice = "It was our fault."
            let terminal = try CursesTerminal(options, loop: MainLoop(queue: nil))
            let trigger = Trigger()
            trigger.isOn = !afterPicture
            let host = ViewHost(FaultyView(fault: fault, trigger: trigger, drawsOn: afterPicture))
            _ = terminal.run(source: HostThatGoesOn(host) { trigger.isOn = true })
            // Whoever gets here has not died.
            exit(0)
        }
        return (pty.output(), pty.localModes == before)
    }
}

/// Lets a view do its worst.
@MainActor @Observable private final class Trigger {
    var isOn = false
}

/// Does something after the first frame, and has another one asked for.
@MainActor private final class HostThatGoesOn: FrameSource {
    private let host: ViewHost
    private let afterFirst: () -> Void
    private var frames = 0

    init(_ host: ViewHost, _ afterFirst: @escaping () -> Void) {
        self.host = host
        self.afterFirst = afterFirst
    }

    func handle(_ event: TerminalEvent) { host.handle(event) }
    var needsFrame: Bool { host.needsFrame }
    var drawnRows: Range<Int> { host.drawnRows }
    func takeRepaintRequest() -> Bool { host.takeRepaintRequest() }
    var exitStatus: Int32? { host.exitStatus }

    func frame() -> Frame {
        frames += 1
        if frames == 2 { afterFirst() }
        let frame = host.frame()
        // Wakes the loop once more, when this frame has been shown; the next one is painted anew.
        if frames == 1 { raise(SIGCONT) }
        return frame
    }
}

/// Does its worst once it is asked to.
private struct FaultyView: View {
    let fault: FatalEndTests.Fault
    let trigger: Trigger
    /// Whether this thread goes on while another one dies: after a picture it would draw the next; before, it has to wait, or
    /// there may be one.
    let drawsOn: Bool

    var body: some View { Text(verbatim: "step \(trigger.isOn ? harm() : 0)") }

    private func harm() -> Int {
        switch fault {
        case .trap: return [0][trigger.isOn ? 1 : 0]
        case .stackOverflow: return depth(1)
        case .abort: abort()
        case .trapElsewhere: return elsewhere { print([0][$0]) }
        case .badAccessElsewhere: return elsewhere { UnsafeMutablePointer<Int>(bitPattern: 8 * $0)?.pointee = 1 }
        case .hangWhenAsked:
            raise(SIGTERM)
            waitInVain()
        }
    }

    private func elsewhere(_ harm: @escaping @Sendable (Int) -> Void) -> Int {
        Task.detached { harm(1) }
        if !drawsOn { waitInVain() }
        return 0
    }

    private func waitInVain() -> Never {
        // Far longer than the hard cap; whoever sees the end of it was not stopped.
        for _ in 0..<300 { usleep(100_000) }
        exit(0)
    }

    private func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level &+ 1) &+ 1 }
}
