import FHIR

/// A day of the Gregorian calendar, wherever it is lived.
///
/// Arithmetic is exact for all years from 1 to 9999 and needs no time zone.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before.
    public let number: Int

    /// The day so many days after 1970-01-01.
    public init(number: Int) { self.number = number }

    /// The day with this date, or `nil` when the calendar has none such.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        guard day <= Self.length(ofMonth: month, year: year) else { return nil }
        self.number = Self.number(year: year, month: month, day: day)
    }

    /// Reads `YYYY-MM-DD`; anything else is `nil`.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], let numbers = Self.digits(parts) else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The day so many days later, or earlier for a negative count.
    public func advanced(by days: Int) -> CalendarDay { CalendarDay(number: number + days) }

    /// How many days later `other` is.
    public func distance(to other: CalendarDay) -> Int { other.number - number }

    /// The weekday.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday, three days after a Monday.
        Weekday.allCases[((number + 3) % 7 + 7) % 7]
    }

    /// The Monday of this day's week.
    public var startOfWeek: CalendarDay { advanced(by: -((number + 3) % 7 + 7) % 7) }

    /// Earlier days come first.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }

    private static func digits(_ parts: [some StringProtocol]) -> [Int]? {
        var numbers: [Int] = []
        for part in parts {
            guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(part) else { return nil }
            numbers.append(value)
        }
        return numbers
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    // Years begin in March here, so that the leap day is the last of its year (Hinnant, "chrono-compatible low-level date
    // algorithms").
    private static func number(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}

extension CalendarDay: CustomStringConvertible {
    /// `YYYY-MM-DD`.
    public var description: String {
        let (year, month, day) = components
        return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    }

    /// The year, the month from 1 and the day from 1.
    public var components: (year: Int, month: Int, day: Int) { FHIRDate.calendarDay(daysSince1970: number) }

    private static func padded(_ value: Int, _ width: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
}
