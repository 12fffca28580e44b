import FoundationEssentials

/// A moment as the clock on the wall and the calendar beside it have it: Gregorian, in some zone.
///
/// Counted here: Foundation's calendar takes longer to make than a screen, as it looks for the machine's own zone first.
struct LocalMoment: Hashable {
    /// Days since 1 January 1970.
    let dayNumber: Int
    let year: Int
    /// 1 to 12.
    let month: Int
    /// 1 to 31.
    let day: Int
    let hour: Int
    let minute: Int
    let second: Int

    init(_ date: Date, in zone: TimeZone) {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
        dayNumber = Self.floored(seconds, 86_400)
        let inDay = seconds - dayNumber * 86_400
        hour = inDay / 3_600
        minute = inDay / 60 % 60
        second = inDay % 60
        // Years from March on, so that a leap day is a year's last, in cycles of 400 years, which are 146,097 days.
        let days = dayNumber + 719_468
        let cycle = Self.floored(days, 146_097)
        let inCycle = days - cycle * 146_097
        let yearOfCycle = (inCycle - inCycle / 1_460 + inCycle / 36_524 - inCycle / 146_096) / 365
        let inYear = inCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * inYear + 2) / 153
        day = inYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
    }

    /// 1 for Monday to 7 for Sunday: 1 January 1970 was a Thursday.
    var weekday: Int { (dayNumber + 3) - Self.floored(dayNumber + 3, 7) * 7 + 1 }

    private static func floored(_ number: Int, _ divisor: Int) -> Int {
        number >= 0 ? number / divisor : (number + 1) / divisor - 1
    }
}
