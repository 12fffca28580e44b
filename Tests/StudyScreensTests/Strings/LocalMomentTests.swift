import FoundationEssentials
import FoundationInternationalization
import Testing

@testable import StudyScreens

@Suite("A moment on the wall") struct LocalMomentTests {
    @Test(
        "is what Foundation's calendar makes of it, across changes of the clock, leap days and before 1970",
        arguments: ["UTC", "Europe/Zurich", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia"])
    func agrees(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        // From 1890 to 2110, at times of day that wander.
        for step in 0..<4_000 {
            let date = Date(timeIntervalSince1970: -2_524_521_600 + Double(step) * 1_736_000.25)
            let moment = LocalMoment(date, in: zone)
            let parts = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
            #expect(moment.year == parts.year)
            #expect(moment.month == parts.month)
            #expect(moment.day == parts.day)
            #expect(moment.hour == parts.hour)
            #expect(moment.minute == parts.minute)
            #expect(moment.second == parts.second)
            // Foundation counts weekdays from Sunday.
            #expect(moment.weekday % 7 + 1 == parts.weekday)
        }
    }

    @Test("counts days that a change of the clock makes shorter or longer as one") func days() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Zurich"))
        // 28 March 2026, noon and midnight, in Zurich: the next day has 23 hours.
        let noon = Date(timeIntervalSince1970: 1_774_695_600)
        let number = LocalMoment(noon, in: zone).dayNumber
        #expect(LocalMoment(noon + 12 * 3_600, in: zone).dayNumber == number + 1)
        #expect(LocalMoment(noon + (12 + 23) * 3_600, in: zone).dayNumber == number + 2)
        #expect(LocalMoment(noon + (12 + 23) * 3_600 - 1, in: zone).dayNumber == number + 1)
    }
}
