import Glibc
import TerminalUI
import Testing

@testable import Curses

@Suite("A process that dies while it has the terminal")
struct FatalEndTests {
    /// How a view can end the process.
    enum Fault: String, Codable, CaseIterable {
        case trap, stackOverflow, abort
        /// A signal comes, and the loop never gets to look at it.
        case hangWhenAsked
    }

    @Test("leaves line, screen and reports as they were found, whatever a view did", arguments: Fault.allCases)
    func dies(of fault: Fault) async throws {
        let pty = try #require(PseudoTerminal())
        let before = pty.localModes
        let path = String(cString: try #require(ttyname(pty.terminal)))
        let end: ExitTest.Condition = fault == .hangWhenAsked ? .exitCode(128 + SIGTERM) : .failure
        await #expect(processExitsWith: end) { @MainActor [path = path as String, fault] in
            var options = CursesOptions()
            options.input = open(path, O_RDWR | O_NOCTTY)
            options.output = options.input
            options.environment = ProcessEnvironment(["TERM": "xterm-256color"])
            options.usesMouse = true
            options.crashNotice = "It was our fault."
            let terminal = try CursesTerminal(options, loop: MainLoop(queue: nil))
            let host = ViewHost(FaultyView(fault: fault))
            _ = terminal.run(host)
            // Whoever gets here has not died.
            exit(0)
        }
        let output = pty.output()
        let lastModes = ["?1049", "?2004", "?1004", "?1000", "?1006", "?25"].map { mode in
            output.ranges(of: "\u{1b}[\(mode)").last.map { "\(mode)\(output[$0.upperBound...].prefix(1))" }
        }
        #expect(lastModes == ["?1049l", "?2004l", "?1004l", "?1000l", "?1006l", "?25h"], "\(output.debugDescription)")
        #expect(output.hasSuffix("It was our fault.\r\n") == (fault != .hangWhenAsked), "\(output.debugDescription)")
        #expect(pty.localModes == before)
    }
}

/// Shows a picture first, and then does its worst.
private struct FaultyView: View {
    let fault: FatalEndTests.Fault
    @State private var step = 0

    var body: some View {
        Text(verbatim: "step \(step), \(step == 0 ? 0 : harm())").onAppear { step = 1 }
    }

    private func harm() -> Int {
        switch fault {
        case .trap: return [0][step]
        case .stackOverflow: return depth(1)
        case .abort: abort()
        case .hangWhenAsked:
            raise(SIGTERM)
            // Far longer than the hard cap; whoever sees the end of it was not stopped.
            for _ in 0..<300 { usleep(100_000) }
            exit(0)
        }
    }

    private func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level &+ 1) &+ 1 }
}
