import Testing

@testable import TerminalUI

@Suite("Calendar day") struct CalendarDayTests {
    @Test("Numbers and days belong together for all of 10,000 years, one after the other")
    func numbers() throws {
        var day = try #require(CalendarDay(year: 1, month: 1, day: 1))
        #expect(day.number == 0 && day.weekday == 1)
        for number in stride(from: 0, through: 3_652_058, by: 97) {
            let next = CalendarDay(number: number)
            #expect(next.number == number)
            #expect(number == 0 || next > day)
            day = next
        }
        #expect(CalendarDay(number: .max).description == "9999-12-31")
        #expect(CalendarDay(number: .min / 2).description == "0001-01-01")
    }

    @Test("Only days that exist")
    func existence() {
        for (year, month, day) in [
            (2026, 2, 29), (2100, 2, 29), (2026, 13, 1), (2026, 4, 31), (0, 1, 1), (10_000, 1, 1),
        ] {
            #expect(CalendarDay(year: year, month: month, day: day) == nil)
        }
        #expect(CalendarDay(year: 2000, month: 2, day: 29)?.weekday == 2)
        #expect(CalendarDay(year: 2026, month: 11, day: 27)?.weekday == 5)
    }

    @Test("Months later, at the last day of a shorter one, and never beyond the ends")
    func months() throws {
        let day = try #require(CalendarDay(year: 2026, month: 1, day: 31))
        #expect(day.adding(months: 1).description == "2026-02-28")
        #expect(day.adding(months: -2).description == "2025-11-30")
        #expect(day.adding(months: 1_000_000).description == "9999-12-31")
        #expect(day.adding(months: -1_000_000).description == "0001-01-31")
        #expect(day.adding(days: 1).description == "2026-02-01")
        for (far, end) in [(Int.max, "9999-12-31"), (Int.min, "0001-01-01")] {
            #expect(day.adding(days: far).description == end)
            #expect(day.adding(months: far).description.prefix(7) == end.prefix(7))
        }
    }
}
