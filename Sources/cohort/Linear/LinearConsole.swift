import Curses
import FoundationEssentials
import Glibc
import StudyScreens

/// Standard input and output (or standard error) for the linear front end.
@MainActor final class LinearConsole: LinearOutput {
    private let descriptor: Int32
    private let reader = LineReader()
    /// Whether something could not be written. It has been said on standard error.
    private var isBroken = false

    /// Writes to a descriptor.
    init(output descriptor: Int32) { self.descriptor = descriptor }

    /// Writes text, until the output cannot be written: that is said once, and nothing more is written.
    func write(_ text: String) {
        guard !isBroken else { return }
        do {
            try DurableFile.write(Array(text.utf8), to: descriptor, path: "output")
        } catch {
            isBroken = true
            Console.complain("the output cannot be written: \(String(cString: strerror(error.code)))")
        }
    }

    /// The next line of standard input; `nil` at its end, and once the output cannot be written: nobody sees then what is
    /// asked, and as at the end of the input all answers up to there are kept.
    func readLine() async -> String? { isBroken ? nil : await reader.next() }

    /// Runs a front end inside the main loop and gives the exit status: 0 when the answers were handed in, or are kept, and
    /// everything could be written.
    /// - Parameters:
    ///   - inputEnded: the status when the input has ended before that, with everything kept.
    ///   - interrupted: what is done when somebody breaks off with Ctrl-C; it is given a fifth of a second.
    func run(
        _ frontEnd: @escaping @MainActor () async -> LinearEnding, inputEnded: Int32 = 0,
        interrupted: @escaping @MainActor () async -> Void
    ) -> Int32 {
        var ending: LinearEnding?
        let task = Task { ending = await frontEnd() }
        let reason = MainLoop.run { ending != nil }
        task.cancel()
        switch ending {
        case .submitted, .left: return isBroken ? 1 : 0
        case .inputEnded: return isBroken ? 1 : inputEnded
        case .failed: return 1
        case nil:
            if reason == .signal(SIGINT) { FullScreen.wait(atMost: .milliseconds(200), for: interrupted) }
            return reason.exitStatus
        }
    }
}
