/// A time of day, without a date or a zone.
public struct TimeOfDay: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// 0 to 23.
    public let hour: Int
    /// 0 to 59.
    public let minute: Int
    /// 0 to 59; `nil` where it was not said.
    public let second: Int?

    /// A time that exists; `nil` for one that does not, such as 24:00.
    public init?(hour: Int, minute: Int, second: Int? = nil) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second ?? 0) else { return nil }
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// `09:05`, or `09:05:30` where seconds were said.
    public var description: String {
        ([hour, minute] + (second.map { [$0] } ?? [])).map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
    }

    /// Whether the first is earlier; without seconds it is at the full minute.
    public static func < (left: Self, right: Self) -> Bool {
        (left.hour, left.minute, left.second ?? 0) < (right.hour, right.minute, right.second ?? 0)
    }
}
