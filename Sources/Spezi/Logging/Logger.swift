/// Writes to the application's log under one category.
///
/// Modules get one under their own name with `@Application(\.logger) var logger`.
public struct Logger: Sendable {
    /// Whose entries they are: a module's type.
    public let category: String
    private let destination: any LogDestination

    /// A logger for a category.
    public init(category: String, destination: any LogDestination = StandardErrorLog()) {
        self.category = category
        self.destination = destination
    }

    /// A logger of a part of a subsystem, as the platforms of the original have it: `subsystem.category` on standard error.
    public init(subsystem: String, category: String) { self.init(category: "\(subsystem).\(category)") }

    /// Logs at a level. The message is only made where the destination keeps that level.
    public func log(level: LogLevel, _ message: @autoclosure () -> LogMessage) {
        guard level >= destination.level else { return }
        destination.write(message().text, level: level, category: category)
    }

    /// Logs what is worth a note.
    public func log(_ message: @autoclosure () -> LogMessage) { log(level: .default, message()) }
    /// Logs a step.
    public func trace(_ message: @autoclosure () -> LogMessage) { log(level: .trace, message()) }
    /// Logs what helps to find a fault.
    public func debug(_ message: @autoclosure () -> LogMessage) { log(level: .debug, message()) }
    /// Logs what is of interest afterwards.
    public func info(_ message: @autoclosure () -> LogMessage) { log(level: .info, message()) }
    /// Logs what is worth a note.
    public func notice(_ message: @autoclosure () -> LogMessage) { log(level: .notice, message()) }
    /// Logs what is odd.
    public func warning(_ message: @autoclosure () -> LogMessage) { log(level: .warning, message()) }
    /// Logs what did not work.
    public func error(_ message: @autoclosure () -> LogMessage) { log(level: .error, message()) }
    /// Logs that the program is not right any more.
    public func critical(_ message: @autoclosure () -> LogMessage) { log(level: .critical, message()) }
    /// Logs that the program is not right any more.
    public func fault(_ message: @autoclosure () -> LogMessage) { log(level: .fault, message()) }
}
