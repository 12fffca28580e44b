/// A time of day on the wall, to the minute.
public struct LocalTime: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Minutes since midnight, 0 to 1439.
    public let minutes: Int

    /// The time with this hour (0 to 23) and minute (0 to 59), or `nil`.
    public init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        minutes = hour * 60 + minute
    }

    /// Reads `HH:MM`; anything else, `24:00` among it, is `nil`.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
        var digits: [Int] = []
        for index in [0, 1, 3, 4] {
            guard (0x30...0x39).contains(bytes[index]) else { return nil }
            digits.append(Int(bytes[index]) - 0x30)
        }
        self.init(hour: digits[0] * 10 + digits[1], minute: digits[2] * 10 + digits[3])
    }

    /// The first minute of a day.
    public static let midnight = LocalTime(minutes: 0)

    init(minutes: Int) { self.minutes = ((minutes % 1440) + 1440) % 1440 }

    /// Earlier times come first.
    public static func < (left: LocalTime, right: LocalTime) -> Bool { left.minutes < right.minutes }

    /// `HH:MM`.
    public var description: String {
        let text = String(minutes / 60 * 100 + minutes % 60 + 10_000)
        return "\(text.dropFirst().prefix(2)):\(text.suffix(2))"
    }
}
