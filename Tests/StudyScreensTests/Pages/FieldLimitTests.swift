import Foundation
import Questionnaires
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("A field's limit") struct FieldLimitTests {
    @Test("is said when a paste goes beyond it, and stays said until the text changes") func paste() async throws {
        let bench = try Bench(TestForms.oneText())
        await bench.start()
        let pilot = bench.pilot()
        pilot.paste(String(repeating: "b", count: 4_321))
        await bench.settle(pilot)
        let words = "! 321 characters were left out: there is room for 4000."
        #expect(pilot.screen.contains(words), "\(pilot.screen)")
        // Kept after a pause: the remark stays, for "Saved" says nothing of it.
        try await pilot.waitUntil("the pause") { bench.clock.sleeping == 1 }
        bench.clock.advance(by: 2)
        try await pilot.waitFor("Saved")
        #expect(pilot.screen.contains(words), "\(pilot.screen)")
        #expect(await bench.keeper.answer("free").map(\.text.count) == [4_000])
        try await bench.press(pilot, "Backspace")
        #expect(!pilot.screen.contains("left out"), "\(pilot.screen)")
    }

    @Test("is said for one character too many, in a paragraph too") func oneTooMany() async throws {
        let bench = try Bench(TestForms.oneText(kind: "text"))
        await bench.start()
        let pilot = bench.pilot()
        pilot.paste(String(repeating: "b", count: 16_000))
        #expect(!pilot.screen.contains("left out"), "\(pilot.screen)")
        pilot.type("c")
        #expect(pilot.screen.contains("! 1 character was left out: there is room for 16000."), "\(pilot.screen)")
    }

    @Test("holds at least what the question allows") func ownLimitAbove() async throws {
        let bench = try Bench(TestForms.oneText(maxLength: 5_000))
        await bench.start()
        let pilot = bench.pilot()
        pilot.paste(String(repeating: "b", count: 5_000))
        #expect(pilot.screen.contains("5000 of 5000 characters"), "\(pilot.screen)")
        #expect(!pilot.screen.contains("left out"))
    }

    @Test("of the question's own is counted while one types, and nothing beyond it is lost") func ownLimit()
        async throws
    {
        let bench = try Bench(TestForms.oneText(maxLength: 20))
        await bench.start()
        let pilot = bench.pilot()
        pilot.type("This is rather more than it takes")
        #expect(pilot.screen.contains("33 of 20 characters"), "\(pilot.screen)")
        try await bench.press(pilot, "Enter")
        #expect(pilot.screen.contains("! 33 characters are too many: at most 20."), "\(pilot.screen)")
        #expect(pilot.screen.contains("This is rather more than it takes"))
    }

    @Test("is said at 20x6 with the field in sight") func small() async throws {
        let bench = try Bench(TestForms.oneText())
        await bench.start()
        let pilot = bench.pilot(width: 20, height: 6)
        pilot.paste(String(repeating: "b", count: 4_321))
        #expect(pilot.screen.contains("! 321 characters"), "\(pilot.screen)")
        #expect(pilot.cursorLine.contains("bbb"), "\(pilot.screen)")
    }
}
