import FoundationEssentials

/// The clock on the wall of one time zone: local days and times to instants and back.
///
/// A local time that a change of daylight saving skips is moved on by the length of the gap; one that happens twice is the
/// first of the two. Assumes that a zone changes its offset at most once within two days, as all zones have done since 1970
/// but for a few islands that moved the date line.
public struct WallClock: Hashable, Sendable {
    /// The time zone.
    public let timeZone: TimeZone

    /// Wraps a zone.
    public init(_ timeZone: TimeZone) { self.timeZone = timeZone }

    /// The clock of the IANA zone with this name, or `nil` when the time zone data has none such.
    public init?(identifier: String) {
        guard let zone = TimeZone(identifier: identifier) else { return nil }
        timeZone = zone
    }

    /// The instant at which this clock shows `time` on `day`.
    public func instant(_ day: CalendarDay, _ time: LocalTime) -> Date {
        let local = day.number * 86_400 + time.minutes * 60
        let before = offset(local - 86_400)
        let after = offset(local + 86_400)
        guard before != after else { return Self.date(local - before) }
        // The earlier candidate first: it wins in a fold. In a gap neither is exact, and reading the skipped time with the
        // old offset moves it on by the gap.
        let first = local - max(before, after)
        let second = local - min(before, after)
        if offset(first) == max(before, after) { return Self.date(first) }
        if offset(second) == min(before, after) { return Self.date(second) }
        return Self.date(local - before)
    }

    /// The day that this clock shows at `instant`.
    public func day(of instant: Date) -> CalendarDay {
        CalendarDay(number: Int((local(instant) / 86_400).rounded(.down)))
    }

    /// The time that this clock shows at `instant`, without its seconds.
    public func time(of instant: Date) -> LocalTime {
        let local = local(instant)
        return LocalTime(minutes: Int(((local - (local / 86_400).rounded(.down) * 86_400) / 60).rounded(.down)))
    }

    private func local(_ instant: Date) -> Double {
        instant.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: instant))
    }

    private func offset(_ seconds: Int) -> Int { timeZone.secondsFromGMT(for: Self.date(seconds)) }

    private static func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: Double(seconds)) }
}
