/// A FHIR `date`: a year, a year and month, or a full day, without a time zone.
public struct FHIRDate: Hashable, Sendable, CustomStringConvertible {
    /// From 1 to 9999.
    public let year: Int
    /// From 1 to 12; `nil` if only the year is known.
    public let month: Int?
    /// From 1 to the month's length; `nil` if only the month or year is known.
    public let day: Int?

    /// A date; `nil` if there is no such day in the (proleptic) Gregorian calendar, or a day without a month.
    public init?(year: Int, month: Int? = nil, day: Int? = nil) {
        guard (1...9999).contains(year), month.map((1...12).contains) ?? (day == nil) else { return nil }
        if let month, let day { guard (1...Self.length(ofMonth: month, in: year)).contains(day) else { return nil } }
        self.year = year
        self.month = month
        self.day = day
    }

    /// `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        guard let value = FieldScanner.read(text, { $0.date() }) else { return nil }
        self = value
    }

    /// `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
    public var text: String {
        var text = FieldScanner.padded(year, 4)
        if let month { text += "-" + FieldScanner.padded(month, 2) }
        if let day { text += "-" + FieldScanner.padded(day, 2) }
        return text
    }

    /// As `text`.
    public var description: String { text }

    /// How many days the month has, from 28 to 31.
    public static func length(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension FHIRDate {
    /// Days from 1970-01-01, taking the first month or day where it is not known.
    public var daysSince1970: Int {
        // Counts years from March, so that the leap day comes last (H. Hinnant, "chrono-compatible date algorithms").
        let month = month ?? 1
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + (day ?? 1) - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The full date so many days from 1970-01-01; `nil` outside of the years 1 to 9999.
    public init?(daysSince1970 days: Int) {
        guard (-719_162...2_932_896).contains(days) else { return nil }
        let (year, month, day) = Self.calendarDay(daysSince1970: days)
        self.init(year: year, month: month, day: day)
    }

    /// The day of the (proleptic) Gregorian calendar so many days from 1970-01-01, within millions of years of it. The year
    /// before 1 is 0.
    public static func calendarDay(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
        // Years from March on, so that a leap day is a year's last, in cycles of 400 years, which are 146,097 days.
        let shifted = days + 719_468
        let cycle = shifted >= 0 ? shifted / 146_097 : (shifted + 1) / 146_097 - 1
        let inCycle = shifted - cycle * 146_097
        let yearOfCycle = (inCycle - inCycle / 1_460 + inCycle / 36_524 - inCycle / 146_096) / 365
        let inYear = inCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * inYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month, inYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
