import FHIR

/// Adding durations to dates and times (FHIRPath 2.0, "Date/Time Arithmetic").
enum DateArithmetic {
    /// Whether values of that type take the unit: dates days and longer ones, times those that are shorter.
    static func takes(_ unit: CalendarUnit, _ value: FHIRPathValue) -> Bool {
        switch value {
        case .date: nanoseconds(of: unit) == nil
        case .time: nanoseconds(of: unit) != nil
        case .dateTime: true
        default: false
        }
    }

    /// The value later by that many units, of the same precision; fractions of a unit longer than a second are left out, those of
    /// seconds count to the millisecond. A unit finer than the value's precision is converted to it (24 months to 2 years, 30
    /// days to a month). `nil` outside of the years 1 to 9999.
    static func add(_ amount: FHIRDecimal, _ unit: CalendarUnit, to value: FHIRPathValue) -> FHIRPathValue? {
        guard let count = amount.rounded(toPlaces: 0, rule: .towardZero).integer, count.magnitude < 1 << 52 else {
            return nil
        }
        switch value {
        case .date(let date): return add(count, unit, to: date).map(FHIRPathValue.date)
        case .time(let time):
            guard let length = length(amount, unit) else { return nil }
            let moment = time.nanosecondsSinceMidnight + length.rest / precision(of: time) * precision(of: time)
            return rebuilt(time, at: moment - floor(moment, nanosecondsOfDay) * nanosecondsOfDay).map(
                FHIRPathValue.time)
        case .dateTime(let value):
            guard let time = value.time, nanoseconds(of: unit) != nil else {
                return add(count, unit, to: value.date)
                    .flatMap { rebuilt(value, date: $0, time: value.time) }.map(FHIRPathValue.dateTime)
            }
            guard let length = length(amount, unit) else { return nil }
            let moment = time.nanosecondsSinceMidnight + length.rest / precision(of: time) * precision(of: time)
            let days = length.days + floor(moment, nanosecondsOfDay)
            guard days.magnitude < 10_000_000, let date = FHIRDate(daysSince1970: value.date.daysSince1970 + days)
            else { return nil }
            return rebuilt(
                value, date: date, time: rebuilt(time, at: moment - floor(moment, nanosecondsOfDay) * nanosecondsOfDay)
            )
            .map(FHIRPathValue.dateTime)
        default: return nil
        }
    }

    private static let nanosecondsOfDay = 86_400_000_000_000

    private static func floor(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : (value - divisor + 1) / divisor
    }

    /// The length of units that are always as long; days and longer are counted on the calendar.
    private static func nanoseconds(of unit: CalendarUnit) -> Int? {
        switch unit {
        case .year, .month, .week, .day: nil
        case .hour: 3_600_000_000_000
        case .minute: 60_000_000_000
        case .second: 1_000_000_000
        case .millisecond: 1_000_000
        }
    }

    /// The length of so many units: to the millisecond if they are seconds or shorter, else of whole ones. Whole days, and
    /// nanoseconds of the same sign beside them, as those of three centuries are more than there are integers. `nil` if it is
    /// out of range.
    private static func length(_ amount: FHIRDecimal, _ unit: CalendarUnit) -> (days: Int, rest: Int)? {
        let isExact = unit == .second || unit == .millisecond
        let unit = unit == .second ? 1_000 : unit == .millisecond ? 1 : (nanoseconds(of: unit) ?? 0) / 1_000_000
        let whole = isExact ? amount : amount.rounded(toPlaces: 0, rule: .towardZero)
        let milliseconds = whole.multiplying(by: FHIRDecimal(unit))?.rounded(toPlaces: 0, rule: .towardZero).integer
        return milliseconds.map { ($0 / 86_400_000, $0 % 86_400_000 * 1_000_000) }
    }

    private static func precision(of time: FHIRTime) -> Int {
        time.minute == nil ? 3_600_000_000_000 : time.second == nil ? 60_000_000_000 : 1
    }

    private static func add(_ count: Int, _ unit: CalendarUnit, to date: FHIRDate) -> FHIRDate? {
        switch unit {
        case .year: return addMonths(count * 12, to: date)
        case .month: return addMonths(count, to: date)
        case .week: return addDays(count * 7, to: date)
        case .day: return addDays(count, to: date)
        case .hour: return addDays(count / 24, to: date)
        case .minute: return addDays(count / 1440, to: date)
        case .second: return addDays(count / 86_400, to: date)
        case .millisecond: return addDays(count / 86_400_000, to: date)
        }
    }

    private static func addDays(_ count: Int, to date: FHIRDate) -> FHIRDate? {
        guard date.day != nil else { return addMonths(date.month == nil ? count / 365 * 12 : count / 30, to: date) }
        guard count.magnitude < 10_000_000 else { return nil }
        return FHIRDate(daysSince1970: date.daysSince1970 + count)
    }

    /// A day that the month does not have becomes its last.
    private static func addMonths(_ count: Int, to date: FHIRDate) -> FHIRDate? {
        guard count.magnitude < 200_000 else { return nil }
        guard let month = date.month else { return FHIRDate(year: date.year + count / 12) }
        let total = date.year * 12 + month - 1 + count
        let year = floor(total, 12)
        let newMonth = total - year * 12 + 1
        return FHIRDate(
            year: year, month: newMonth, day: date.day.map { min($0, FHIRDate.length(ofMonth: newMonth, in: year)) })
    }

    /// The time of day at that nanosecond, as precise as the other.
    private static func rebuilt(_ time: FHIRTime, at moment: Int) -> FHIRTime? {
        let nanosecond = moment % 1_000_000_000
        let digits = nanosecond == 0 || time.second == nil ? time.fractionDigits : max(time.fractionDigits, 3)
        return FHIRTime(
            hour: moment / 3_600_000_000_000, minute: time.minute.map { _ in moment / 60_000_000_000 % 60 },
            second: time.second.map { _ in moment / 1_000_000_000 % 60 },
            nanosecond: time.second == nil ? 0 : nanosecond,
            fractionDigits: digits)
    }

    private static func rebuilt(_ value: FHIRDateTime, date: FHIRDate, time: FHIRTime?) -> FHIRDateTime? {
        FHIRDateTime(date: date, time: time, offsetMinutes: value.offsetMinutes, isWrittenZulu: value.isWrittenZulu)
    }
}
