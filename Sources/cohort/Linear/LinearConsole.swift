import Curses
import FoundationEssentials
import StudyScreens

/// Standard input and output (or standard error) for the linear front end.
@MainActor final class LinearConsole: LinearOutput {
    private let descriptor: Int32
    private let reader = LineReader()

    /// Writes to a descriptor.
    init(output descriptor: Int32) { self.descriptor = descriptor }

    func write(_ text: String) { Console.write(text, to: descriptor) }

    /// The next line of standard input.
    func readLine() async -> String? { await reader.next() }

    /// Runs a front end inside the main loop and gives the exit status: 0 when the answers were handed in, or are kept.
    static func run(_ frontEnd: @escaping @MainActor () async -> LinearEnding) -> Int32 {
        var ending: LinearEnding?
        let task = Task { ending = await frontEnd() }
        let reason = MainLoop.run { ending != nil }
        task.cancel()
        switch ending {
        case .submitted, .left, .inputEnded: return 0
        case .failed: return 1
        case nil: return reason.exitStatus
        }
    }
}
