/// How grave an entry of the log is.
public enum LogLevel: Int, Comparable, Sendable, CaseIterable {
    /// Each step.
    case trace
    /// For whoever looks for a fault.
    case debug
    /// Of interest afterwards.
    case info
    /// Worth a note.
    case notice
    /// Something is odd, and all goes on.
    case warning
    /// Something did not work.
    case error
    /// The program is not right any more.
    case critical

    /// The level of what is logged at none: ``notice``.
    public static let `default` = LogLevel.notice
    /// Another name of ``critical``.
    public static let fault = LogLevel.critical

    /// Less grave first.
    public static func < (one: LogLevel, other: LogLevel) -> Bool { one.rawValue < other.rawValue }
}
