/// A FHIR `dateTime` or `instant`: a date of any precision, or a full date with a time and, in FHIR, a zone offset.
public struct FHIRDateTime: Hashable, Sendable, CustomStringConvertible {
    /// The date.
    public let date: FHIRDate
    /// The time of day; `nil` if only the date is known.
    public let time: FHIRTime?
    /// Minutes east of UTC, from -840 to 840; `nil` if not said.
    public let offsetMinutes: Int?
    /// Whether the offset was written `Z` rather than `+00:00`.
    public let isWrittenZulu: Bool

    /// A date and time; `nil` if there is a time without a full date, an offset without a time, or one out of range.
    public init?(date: FHIRDate, time: FHIRTime? = nil, offsetMinutes: Int? = nil, isWrittenZulu: Bool = false) {
        guard time == nil || date.day != nil, offsetMinutes == nil || time != nil,
            offsetMinutes.map((-840...840).contains) ?? true
        else { return nil }
        self.date = date
        self.time = time
        self.offsetMinutes = offsetMinutes
        self.isWrittenZulu = isWrittenZulu && offsetMinutes == 0
    }

    /// `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or that with `Thh:mm:ss.fff` and `Z` or `±hh:mm`. Also reads what FHIRPath adds:
    /// times without seconds, minutes or zone, and a `T` without a time. `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        guard let value = FieldScanner.read(text, { $0.dateTime() }) else { return nil }
        self = value
    }

    /// The moment so many seconds after 1970-01-01T00:00:00Z, in milliseconds precision, as seen at that offset.
    /// `nil` outside of the years 1 to 9999.
    public init?(secondsSince1970 seconds: Double, offsetMinutes: Int) {
        guard (seconds * 1000).magnitude < 4e14 else { return nil }
        var local = Int(seconds * 1000)
        if Double(local) > seconds * 1000 { local -= 1 }  // downwards, before 1970 too
        local += offsetMinutes * 60_000
        let day = local >= 0 ? local / 86_400_000 : (local - 86_399_999) / 86_400_000
        let rest = local - day * 86_400_000
        guard let date = FHIRDate(daysSince1970: day) else { return nil }
        let time = FHIRTime(
            hour: rest / 3_600_000, minute: rest / 60_000 % 60, second: rest / 1000 % 60,
            nanosecond: rest % 1000 * 1_000_000, fractionDigits: 3)
        self.init(date: date, time: time, offsetMinutes: offsetMinutes, isWrittenZulu: offsetMinutes == 0)
    }

    /// As it was written, up to digits of the fraction beyond the ninth.
    public var text: String {
        guard let time else { return date.text }
        return date.text + "T" + time.text + offsetText
    }

    private var offsetText: String {
        guard let offsetMinutes else { return "" }
        if isWrittenZulu { return "Z" }
        let magnitude = abs(offsetMinutes)
        return (offsetMinutes < 0 ? "-" : "+") + FieldScanner.padded(magnitude / 60, 2) + ":"
            + FieldScanner.padded(magnitude % 60, 2)
    }

    /// As `text`.
    public var description: String { text }

    /// Seconds since 1970-01-01T00:00:00Z, taking the first moment of what is not known, and UTC where no offset is said.
    public var secondsSince1970: Double {
        let nanoseconds = time?.nanosecondsSinceMidnight ?? 0
        return Double(date.daysSince1970 * 86_400 - (offsetMinutes ?? 0) * 60) + Double(nanoseconds) / 1e9
    }
}
