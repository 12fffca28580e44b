import FHIR
import FoundationEssentials

/// When somebody is on duty: the same local hours on some days of the week.
public struct CoverageHours: Hashable, Sendable {
    /// The days, at least one.
    public var days: Set<Weekday>
    /// The first minute on duty.
    public var from: LocalTime
    /// The first minute off duty, later than `from`.
    public var until: LocalTime
    /// The clock by which this is meant.
    public var clock: WallClock

    /// Whether somebody is on duty at `now`.
    public func contains(_ now: Date) -> Bool {
        let time = clock.time(of: now)
        return days.contains(clock.day(of: now).weekday) && from <= time && time < until
    }

    /// `now` when somebody is on duty, else the next moment at which somebody is.
    public func next(from now: Date) -> Date {
        if contains(now) { return now }
        let today = clock.day(of: now)
        for ahead in 0...7 {
            let day = today.advanced(by: ahead)
            let start = clock.instant(day, from)
            if days.contains(day.weekday), start > now { return start }
        }
        return now
    }
}

extension CoverageHours {
    init(_ json: JSON, file: String, place: String) throws(BundleError) {
        let object = try BundleObject(
            json, file: file, place: place, known: ["days", "from", "until", "timeZone"])
        days = Set(
            try object.list("days", wanted: "days of the week") { json, place throws(BundleError) in
                guard let day = json.string.flatMap(Weekday.init(rawValue:)) else {
                    throw BundleError(file: file, place: place, problem: .wrong(wanted: "monday to sunday"))
                }
                return day
            })
        from = try object.parsed("from", wanted: "a local time HH:MM") { LocalTime($0) }
        until = try object.parsed("until", wanted: "a local time HH:MM") { LocalTime($0) }
        clock = try object.parsed("timeZone", wanted: "an IANA time zone, such as Europe/Zurich") {
            WallClock(identifier: $0)
        }
        guard from < until else { throw object.error("until", .wrong(wanted: "later than \"from\"")) }
    }
}
