import Testing

@testable import Study

@Suite("A calendar day") struct CalendarDayTests {
    @Test("walks through 8 centuries without a slip")
    func walk() throws {
        var day = try #require(CalendarDay(year: 1600, month: 1, day: 1))
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        for year in 1600..<2400 {
            let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            for month in 1...12 {
                for date in 1...(month == 2 && leap ? 29 : lengths[month - 1]) {
                    let parts = day.components
                    guard (parts.year, parts.month, parts.day) == (year, month, date),
                        CalendarDay(year: year, month: month, day: date) == day
                    else {
                        Issue.record("\(year)-\(month)-\(date) became \(day)")
                        return
                    }
                    day = day.advanced(by: 1)
                }
            }
        }
        #expect(day.description == "2400-01-01")
    }

    @Test("knows its weekday and the Monday of its week")
    func weekdays() throws {
        let day = try #require(CalendarDay("2026-11-30"))
        #expect(day.weekday == .monday)
        #expect(day.startOfWeek == day)
        #expect(day.advanced(by: 6).weekday == .sunday)
        #expect(day.advanced(by: 6).startOfWeek == day)
        #expect(CalendarDay(number: 0).weekday == .thursday)
        #expect(CalendarDay(number: -4).weekday == .sunday)
        #expect(CalendarDay(number: -4).startOfWeek.description == "1969-12-22")
    }

    @Test(
        "refuses what the calendar does not have",
        arguments: ["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-01", "2026-01-32", "20260101", "", "+026-01-01"])
    func refused(_ text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test("reads and writes the same text", arguments: ["1970-01-01", "2024-02-29", "0001-01-01", "9999-12-31"])
    func roundTrip(_ text: String) {
        #expect(CalendarDay(text)?.description == text)
    }
}

@Suite("A local time") struct LocalTimeTests {
    @Test("reads and writes every minute of the day")
    func roundTrip() {
        for minute in 0..<1440 {
            let time = LocalTime(minutes: minute)
            #expect(LocalTime(time.description) == time)
        }
    }

    @Test("refuses what no clock shows", arguments: ["24:00", "23:60", "8:00", "08:0", "08-00", "0800", " 8:00", ""])
    func refused(_ text: String) {
        #expect(LocalTime(text) == nil)
    }
}
