import FoundationEssentials

/// A moment: whole microseconds since 1970-01-01T00:00:00Z, as the store keeps time.
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
    /// Microseconds since the Unix epoch; negative before it.
    public let microseconds: Int64

    /// The moment `microseconds` after the Unix epoch.
    public init(microseconds: Int64) { self.microseconds = microseconds }

    /// The moment `seconds` after the Unix epoch.
    public init(seconds: Int64) { self.microseconds = seconds * 1_000_000 }

    /// `date` to the nearest microsecond; dates beyond ±292,000 years are clamped.
    public init(_ date: Date) {
        let exact = (date.timeIntervalSince1970 * 1_000_000).rounded()
        microseconds = Int64(exactly: exact) ?? (exact < 0 ? .min : .max)
    }

    /// The moment as Foundation's date, exact to about a microsecond.
    public var date: Date { Date(timeIntervalSince1970: Double(microseconds) / 1_000_000) }

    /// The moment `seconds` later (earlier when negative).
    public func adding(seconds: Int64) -> Timestamp {
        Timestamp(microseconds: microseconds + seconds * 1_000_000)
    }

    /// Earlier moments come first.
    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.microseconds < right.microseconds }
}
