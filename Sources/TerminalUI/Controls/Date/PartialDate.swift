/// A day, or as much of it as is known: a month or a year, as FHIR's `date` has it.
public enum PartialDate: Hashable, Sendable, CustomStringConvertible {
    /// A year from 1 to 9999.
    case year(Int)
    /// A year and a month from 1 to 12.
    case month(year: Int, month: Int)
    /// A day.
    case day(CalendarDay)

    /// ISO 8601: `2026`, `2026-11` or `2026-11-27`.
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return switch self {
        case .year(let year): padded(year, 4)
        case .month(let year, let month): padded(year, 4) + "-" + padded(month, 2)
        case .day(let day): padded(day.year, 4) + "-" + padded(day.month, 2) + "-" + padded(day.day, 2)
        }
    }

    /// The first day it may be; `nil` for a year or month that does not exist.
    public var first: CalendarDay? {
        switch self {
        case .year(let year): CalendarDay(year: year, month: 1, day: 1)
        case .month(let year, let month): CalendarDay(year: year, month: month, day: 1)
        case .day(let day): day
        }
    }

    /// The last day it may be; `nil` for a year or month that does not exist.
    public var last: CalendarDay? {
        switch self {
        case .year(let year): CalendarDay(year: year, month: 12, day: 31)
        case .month: first?.lastOfMonth
        case .day(let day): day
        }
    }
}
