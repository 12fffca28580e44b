import Glibc

/// Where an application's debug lines and errors go.
///
/// Replace it with `Application.promote(\.logger, with:)`. The default drops debug lines, and writes errors to standard
/// error unless that is a terminal, which a screen may own.
public struct ApplicationLogger: Sendable {
    private let debugSink: @Sendable (String) -> Void
    private let errorSink: @Sendable (any Error, String?) -> Void

    /// Sends debug lines, and errors with what was being done, to these closures, from any thread.
    public init(
        debug: @escaping @Sendable (String) -> Void = { _ in },
        error: @escaping @Sendable (any Error, String?) -> Void = { writeToErrorLog(line($0, $1)) }
    ) {
        debugSink = debug
        errorSink = error
    }

    /// Sends lines to these closures, from any thread; those of errors begin with what was being done.
    public init(
        debug: @escaping @Sendable (String) -> Void = { _ in }, error: @escaping @Sendable (_ line: String) -> Void
    ) {
        self.init(debug: debug, error: { error(Self.line($0, $1)) })
    }

    /// An error and what was being done as one line.
    public static func line(_ error: any Error, _ message: String?) -> String {
        message.map { "\($0): \(error)" } ?? "\(error)"
    }

    /// Logs a line.
    public func debug(_ message: String) { debugSink(message) }
    /// Logs a line that is made only now.
    public func debug(_ message: () -> String) { debugSink(message()) }
    /// Logs an error, with what was being done.
    public func error(_ error: any Error, _ message: String? = nil) { errorSink(error, message) }
    /// Logs an error, with what was being done.
    public func error(_ error: any Error, message: String?) { errorSink(error, message) }
    /// Logs an error that is known by its words alone.
    public func error(_ message: String) { errorSink(LoggerError.generalError(message), nil) }

    /// Writes a line to standard error, unless that is a terminal.
    @Sendable public static func writeToErrorLog(_ line: String) {
        guard isatty(STDERR_FILENO) == 0 else { return }
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

/// An error that is known by its words alone.
public enum LoggerError: Error, Equatable, CustomStringConvertible {
    /// The words.
    case generalError(String)

    /// The words.
    public var description: String {
        switch self {
        case .generalError(let words): words
        }
    }
}
