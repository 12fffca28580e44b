import Foundation

/// The runs that decide whether a change is taken in.
public enum ContinuousIntegration {
    /// Whether this is one: `CI` is set, as the usual services do. No test is left out then; what one needs and does not find
    /// makes it fail.
    public static let isRunning = ProcessInfo.processInfo.environment["CI"] != nil
}
