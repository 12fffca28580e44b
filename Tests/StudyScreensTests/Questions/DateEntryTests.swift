import Foundation
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("A date question") struct DateEntryTests {
    @Test("opens a calendar on Ctrl-K: Esc changes nothing, Enter writes the day, which is then kept")
    func calendar() async throws {
        let bench = try Bench(TestForms.oneDay())
        await bench.start()
        let pilot = bench.pilot()
        let today = try #require(bench.model.clock.today)
        #expect(pilot.screen.contains("Ctrl-K"), "\(pilot.screen)")
        try await bench.press(pilot, "Ctrl-K")
        #expect(pilot.screen.contains("\(today.day)"))
        #expect(pilot.highlighted == String(today.day), "\(pilot.screen)")
        try await bench.press(pilot, "Left", "Esc")
        #expect(await bench.keeper.answer("day").isEmpty)
        try await bench.press(pilot, "Ctrl-K", "PgUp", "Enter")
        let taken = today.adding(months: -1)
        #expect(pilot.cursorLine.contains("\(taken)"), "\(pilot.screen)")
        try await bench.press(pilot, "Enter")
        #expect(await bench.keeper.answer("day").map(\.text) == ["\(taken)"])
    }

    @Test("has no key with two meanings, and its calendar is whole at 20x6")
    func small() async throws {
        let bench = try Bench(TestForms.oneDay())
        await bench.start()
        let pilot = bench.pilot(width: 20, height: 6)
        #expect(pilot.host.keyConflicts.isEmpty)
        try await bench.press(pilot, "Ctrl-K")
        #expect(pilot.cursorLine.hasPrefix(">2"), "\(pilot.screen)")
        try await bench.press(pilot, "Down", "Up", "Enter")
        let today = try #require(bench.model.clock.today)
        #expect(pilot.cursorLine.hasPrefix("\(today)"), "\(pilot.screen)")
    }

    @Test(
        "takes a date as people write it where it can only mean one day, and nothing else",
        arguments: [
            ("27.11.2026", "2026-11-27"), ("27/11/2026", "2026-11-27"), ("11.2026", "2026-11"), ("3/4/2026", nil),
            ("30.2.2026", nil),
        ])
    func written(text: String, date: String?) async throws {
        let bench = try Bench(TestForms.oneDay())
        await bench.start()
        let pilot = bench.pilot()
        pilot.type(text)
        #expect(pilot.cursorLine.contains(text))
        try await bench.press(pilot, "Enter")
        #expect(await bench.keeper.answer("day").map(\.text) == (date.map { [$0] } ?? []))
        #expect(date != nil || pilot.screen.contains("! "), "\(pilot.screen)")
    }
}
