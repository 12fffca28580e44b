import Foundation
import Testing

@testable import Study

@Suite("A wall clock") struct WallClockTests {
    /// Zones and days on which their daylight saving changes: an hour, an hour in the other hemisphere, half an hour.
    static let changes: [(zone: String, days: [String])] = [
        ("Europe/Zurich", ["2026-03-29", "2026-10-25", "2027-03-28"]),
        ("America/New_York", ["2026-03-08", "2026-11-01"]),
        ("Australia/Lord_Howe", ["2026-04-05", "2026-10-04"]),
        ("Pacific/Auckland", ["2026-04-05", "2026-09-27"]),
        ("America/St_Johns", ["2026-03-08", "2026-11-01"]),
        ("UTC", ["2026-06-01"]),
        ("Asia/Kathmandu", ["2026-06-01"]),
    ]

    @Test("agrees with a search through all minutes around changes of daylight saving", arguments: changes)
    func bruteForce(_ zone: String, _ days: [String]) throws {
        let clock = try #require(WallClock(identifier: zone))
        for text in days {
            let day = try #require(CalendarDay(text))
            // What each local minute of five days is in real time, found by walking real time.
            var first: [Int: Date] = [:]
            let start = (day.number - 2) * 1440 - 15 * 60
            for minute in start..<(start + 5 * 1440 + 30 * 60) {
                let instant = Date(timeIntervalSince1970: Double(minute * 60))
                let local = minute + clock.timeZone.secondsFromGMT(for: instant) / 60
                if first[local] == nil { first[local] = instant }
            }
            for offset in -1440..<(2 * 1440) {
                let local = day.number * 1440 + offset
                let localDay = CalendarDay(number: Int((Double(local) / 1440).rounded(.down)))
                let time = LocalTime(minutes: local - localDay.number * 1440)
                let found = clock.instant(localDay, time)
                if let exact = first[local] {
                    #expect(found == exact, "\(zone) \(localDay) \(time)")
                    #expect(clock.day(of: found) == localDay)
                    #expect(clock.time(of: found) == time)
                } else {
                    // Skipped: the last minute before the gap, plus the minutes of the gap that have passed.
                    var back = 1
                    while first[local - back] == nil { back += 1 }
                    let before = try #require(first[local - back])
                    #expect(found == before.addingTimeInterval(Double(back) * 60), "\(zone) \(localDay) \(time)")
                }
            }
        }
    }

    @Test("moves a skipped time on by the gap and takes the first of a repeated one")
    func named() throws {
        let clock = try #require(WallClock(identifier: "Europe/Zurich"))
        let halfPastTwo = try #require(LocalTime("02:30"))
        let spring = clock.instant(try #require(CalendarDay("2026-03-29")), halfPastTwo)
        #expect(spring == Date(timeIntervalSince1970: 1_774_747_800))  // 01:30 UTC, 03:30 local
        #expect(clock.time(of: spring).description == "03:30")
        let autumn = clock.instant(try #require(CalendarDay("2026-10-25")), halfPastTwo)
        #expect(autumn == Date(timeIntervalSince1970: 1_792_888_200))  // 00:30 UTC, the first 02:30
    }

    @Test("knows no zone that does not exist")
    func unknown() {
        #expect(WallClock(identifier: "Europe/Atlantis") == nil)
    }
}
