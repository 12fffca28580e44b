/// A time of day without a zone. FHIR's `time` always has seconds; FHIRPath also knows hours and minutes alone.
public struct FHIRTime: Hashable, Sendable, CustomStringConvertible {
    /// From 0 to 23.
    public let hour: Int
    /// From 0 to 59; `nil` if only the hour is known.
    public let minute: Int?
    /// From 0 to 59 (60 in a leap second); `nil` if only hour or minute is known.
    public let second: Int?
    /// The fraction of the second in nanoseconds, below 1,000,000,000.
    public let nanosecond: Int
    /// How many digits of the fraction were written, from 0 to 9.
    public let fractionDigits: Int

    /// A time; `nil` if a field is out of range or stands behind one that is missing.
    public init?(hour: Int, minute: Int? = nil, second: Int? = nil, nanosecond: Int = 0, fractionDigits: Int = 0) {
        guard (0...23).contains(hour), minute.map((0...59).contains) ?? (second == nil),
            second.map((0...60).contains) ?? (nanosecond == 0 && fractionDigits == 0),
            (0..<1_000_000_000).contains(nanosecond), (0...9).contains(fractionDigits)
        else { return nil }
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.fractionDigits = fractionDigits
    }

    /// `hh:mm:ss` with an optional fraction, or only `hh:mm` or `hh`; `nil` for anything else. Digits of the fraction
    /// beyond the ninth are cut off.
    public init?(_ text: some StringProtocol) {
        guard let value = FieldScanner.read(text, { $0.time() }) else { return nil }
        self = value
    }

    /// `hh`, `hh:mm`, `hh:mm:ss` or with a fraction, as precise as it is.
    public var text: String {
        var text = FieldScanner.padded(hour, 2)
        if let minute { text += ":" + FieldScanner.padded(minute, 2) }
        if let second { text += ":" + FieldScanner.padded(second, 2) }
        if fractionDigits > 0 { text += "." + FieldScanner.padded(nanosecond, 9).prefix(fractionDigits) }
        return text
    }

    /// As `text`.
    public var description: String { text }

    /// Nanoseconds since midnight, taking 0 for what is not known.
    public var nanosecondsSinceMidnight: Int {
        ((hour * 60 + (minute ?? 0)) * 60 + (second ?? 0)) * 1_000_000_000 + nanosecond
    }
}
