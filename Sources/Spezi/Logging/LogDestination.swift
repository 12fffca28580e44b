import Glibc

/// Where log entries go.
public protocol LogDestination: Sendable {
    /// The least grave level that is kept: the text of lesser entries is never made.
    var level: LogLevel { get }
    /// Keeps an entry. Called from any thread.
    func write(_ text: String, level: LogLevel, category: String)
}

/// Standard error, a line an entry, unless it is the terminal: lines there would spoil the screen.
public struct StandardErrorLog: LogDestination {
    /// The least grave level that is kept.
    public let level: LogLevel

    /// Keeps entries from this level on.
    public init(level: LogLevel = .notice) { self.level = level }

    /// Writes one line in one call. Line breaks in the text become spaces.
    public func write(_ text: String, level: LogLevel, category: String) {
        guard isatty(STDERR_FILENO) == 0 else { return }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let bytes = Array("\(level) \(category): \(line)\n".utf8)
        // a log that cannot be written is nobody's fault that could be told
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}
