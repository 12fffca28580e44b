import TerminalUI

/// Where the linear front end writes: standard output, or standard error while that is a pipe for results.
@MainActor public protocol LinearOutput: AnyObject {
    /// Writes text as it is. Everything that comes here has been made safe: no control byte but the line feed.
    func write(_ text: String)
}

extension LinearOutput {
    /// Writes lines, made safe for any terminal. A line feed in a text begins a new line, nothing else does.
    func say(_ lines: String...) { for line in lines { write(Self.safe(line) + "\n") } }

    /// Writes a prompt: the answer is typed on the same line.
    func prompt(_ text: String) { write(Self.safe(text)) }

    private static func safe(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { DisplayText.safe(String($0)) }.joined(separator: "\n")
    }
}

/// How a run of the linear front end ended.
public enum LinearEnding: Hashable, Sendable {
    /// The answers were handed in.
    case submitted
    /// The person left; everything that was answered is kept.
    case left
    /// The input ended; everything that was answered is kept.
    case inputEnded
    /// Something that was answered could not be kept, or nothing could be opened. It has been said.
    case failed
}
