/// A day of the Gregorian calendar, from year 1 to 9999, without a time or a zone.
public struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// A day that exists; `nil` for one that does not, such as 30 February.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(inMonth: month, of: year)
        else { return nil }
        self.init(unchecked: year, month, day)
    }

    private init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// How many days a month has.
    static func days(inMonth month: Int, of year: Int) -> Int {
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1 January of year 1, which is number 0 and a Monday.
    var number: Int {
        let before = year - 1
        let leapDays = before / 4 - before / 100 + before / 400
        return before * 365 + leapDays + (1..<month).reduce(0) { $0 + Self.days(inMonth: $1, of: year) } + day - 1
    }

    /// The day with a number, or the nearest there is.
    init(number: Int) {
        let number = Self.numbers.nearest(to: number)
        // 400 years have 146,097 days: the guess is never too late, and a year or two too early at most.
        var year = max(1, number / 366)
        while year < 9999, Self(unchecked: year + 1, 1, 1).number <= number { year += 1 }
        var rest = number - Self(unchecked: year, 1, 1).number
        var month = 1
        while rest >= Self.days(inMonth: month, of: year) {
            rest -= Self.days(inMonth: month, of: year)
            month += 1
        }
        self.init(unchecked: year, month, rest + 1)
    }

    private static let numbers = 0...CalendarDay(unchecked: 9999, 12, 31).number

    /// 1 for Monday to 7 for Sunday, as in ISO 8601.
    public var weekday: Int { number % 7 + 1 }

    /// The day so many days later; the first or last day there is where that is beyond.
    public func adding(days: Int) -> CalendarDay {
        CalendarDay(number: Self.numbers.nearest(to: number, movedBy: days))
    }

    /// The same day so many months later, or the last of that month.
    public func adding(months: Int) -> CalendarDay {
        let index = (12...9999 * 12 + 11).nearest(to: year * 12 + month - 1, movedBy: months)
        let (year, month) = (index / 12, index % 12 + 1)
        return CalendarDay(unchecked: year, month, min(day, Self.days(inMonth: month, of: year)))
    }

    /// The first day of the month.
    var firstOfMonth: CalendarDay { CalendarDay(unchecked: year, month, 1) }
    /// The last day of the month.
    var lastOfMonth: CalendarDay { CalendarDay(unchecked: year, month, Self.days(inMonth: month, of: year)) }

    /// ISO 8601: `2026-11-27`.
    public var description: String { PartialDate.day(self).description }

    /// Whether the first is earlier.
    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
