import FoundationEssentials

/// The service's only source of time.
public struct ServiceClock: Sendable {
    /// Tells the time.
    public let now: @Sendable () -> Date

    /// A clock that asks `now`.
    public init(now: @escaping @Sendable () -> Date) { self.now = now }
}
