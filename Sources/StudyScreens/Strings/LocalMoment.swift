import FHIR
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
        (year, month, day) = FHIRDate.calendarDay(daysSince1970: dayNumber)
    }

    /// 1 for Monday to 7 for Sunday: 1 January 1970 was a Thursday.
    var weekday: Int { (dayNumber + 3) - Self.floored(dayNumber + 3, 7) * 7 + 1 }

    private static func floored(_ number: Int, _ divisor: Int) -> Int {
        number >= 0 ? number / divisor : (number + 1) / divisor - 1
    }
}
