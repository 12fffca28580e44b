import Glibc

/// Where an application's debug lines and errors go.
///
/// Replace it with `Application.promote(\.logger, with:)`. The default drops debug lines, and writes errors to standard
/// error unless that is a terminal, which a screen may own.
public struct ApplicationLogger: Sendable {
    private let debugSink: @Sendable (String) -> Void
    private let errorSink: @Sendable (String) -> Void

    /// Sends lines to these closures, from any thread.
    public init(
        debug: @escaping @Sendable (String) -> Void = { _ in },
        error: @escaping @Sendable (String) -> Void = Self.writeToErrorLog
    ) {
        debugSink = debug
        errorSink = error
    }

    /// Logs a line.
    public func debug(_ message: String) { debugSink(message) }
    /// Logs a line that is made only now.
    public func debug(_ message: () -> String) { debugSink(message()) }
    /// Logs an error, with what was being done.
    public func error(_ error: any Error, _ message: String? = nil) {
        errorSink(message.map { "\($0): \(error)" } ?? "\(error)")
    }
    /// Logs an error.
    public func error(_ message: String) { errorSink(message) }

    /// Writes a line to standard error, unless that is a terminal.
    @Sendable public static func writeToErrorLog(_ line: String) {
        guard isatty(STDERR_FILENO) == 0 else { return }
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
