import Questionnaires
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Text that is no answer yet") struct RefusedTextTests {
    private func open(_ typed: String) async throws -> (Bench, Pilot) {
        let bench = try Bench(TestForms.everyKind(), title: "Every kind")
        await bench.start()
        let instance = try #require(bench.model.form?.instances(linkId: "weight").first)
        await bench.perform(.goTo(instance.id))
        let pilot = bench.pilot()
        pilot.type(typed)
        await bench.settle(pilot)
        return (bench, pilot)
    }

    @Test("stays in its field with its error on the way to the review and back", arguments: ["abc", "720"])
    func review(typed: String) async throws {
        let (bench, pilot) = try await open(typed)
        try await bench.press(pilot, "Ctrl-R")
        #expect(pilot.screen.contains("\(typed) (not an answer yet)"), "\(pilot.screen)")
        try await bench.press(pilot, "Home", "Down", "Enter")
        #expect(bench.linkId == "weight")
        #expect(pilot.cursorLine.contains(typed), "\(pilot.screen)")
        #expect(pilot.screen.contains("! "), "\(pilot.screen)")
    }

    @Test("stays in its field on the way back and forth", arguments: ["abc", "720"])
    func back(typed: String) async throws {
        let (bench, pilot) = try await open(typed)
        try await bench.press(pilot, "Enter", "Alt-Left", "2", "Enter")
        #expect(bench.linkId == "weight")
        #expect(pilot.cursorLine.contains(typed), "\(pilot.screen)")
        #expect(pilot.screen.contains("! "), "\(pilot.screen)")
    }

    @Test("stays on a scale too, beside the answer from before that is kept: to the review and back, and when all ends")
    func scale() async throws {
        let bench = try Bench(TestForms.everyKind(), title: "Every kind")
        await bench.start()
        let instance = try #require(bench.model.form?.instances(linkId: "pain").first)
        await bench.perform(.goTo(instance.id))
        let pilot = bench.pilot()
        for key in ["3", "Enter", "Left", "7", "7"] { try await bench.press(pilot, key) }
        #expect(bench.linkId == "pain")
        #expect(pilot.cursorLine.contains("77_"), "\(pilot.screen)")
        try await bench.press(pilot, "Ctrl-R")
        #expect(pilot.screen.contains("77 (not an answer yet)"), "\(pilot.screen)")
        try await bench.press(pilot, "Esc")
        #expect(!bench.hasLeft)
        #expect(pilot.screen.contains("What you typed last is not saved."), "\(pilot.screen)")
        await bench.perform(.goTo(instance.id))
        await bench.settle(pilot)
        #expect(pilot.cursorLine.contains("77_"), "\(pilot.screen)")
        await bench.model.flush()
        #expect(await bench.keeper.answer("pain").map(\.text) == ["3"])
        try await bench.press(pilot, "Esc")
        #expect(!bench.hasLeft && !pilot.screen.contains("77"), "\(pilot.screen)")
        #expect(pilot.screen.contains("> 3"), "\(pilot.screen)")
    }

    @Test("does not stay on a scale as a number whose answer has been erased") func erased() async throws {
        let bench = try Bench(TestForms.everyKind(), title: "Every kind")
        await bench.start()
        let instance = try #require(bench.model.form?.instances(linkId: "pain").first)
        await bench.perform(.goTo(instance.id))
        let pilot = bench.pilot()
        try await bench.press(pilot, "7")
        #expect(pilot.cursorLine.contains("7_"), "\(pilot.screen)")
        try await bench.press(pilot, "Ctrl-E")
        #expect(bench.linkId == "pain")
        #expect(!pilot.screen.contains("7_"), "\(pilot.screen)")
    }

    @Test("is named by its beginning when it is long, so that the reason stays in sight") func long() async throws {
        let (bench, pilot) = try await open("x" + String(repeating: "7", count: 600))
        try await bench.press(pilot, "Enter")
        let words = pilot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let beginning = "x" + String(repeating: "7", count: 59)
        #expect(words.contains("\"\(beginning)...\" is not a number. Type one"), "\(pilot.screen)")
    }

    @Test("is said once not to be kept before one leaves, from wherever one does", arguments: ["Alt-Left", "Ctrl-R"])
    func leaving(way: String) async throws {
        let (bench, pilot) = try await open("720")
        try await bench.press(pilot, way, "Esc")
        #expect(!bench.hasLeft)
        #expect(pilot.screen.contains("What you typed last is not saved."), "\(pilot.screen)")
        try await bench.press(pilot, "Esc")
        #expect(bench.hasLeft)
    }
}

@MainActor @Suite("The review as a place") struct ReviewPlaceTests {
    @Test("is where a person goes on who was there when the line was cut") func resumes() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.pick("1"), .review)
        #expect(await bench.keeper.keptPosition == .review)
        await bench.start()
        guard case .recovered(let recovery) = bench.model.phase else { return #expect(Bool(false)) }
        #expect(recovery.position == nil)
        await bench.perform(.goOn)
        #expect(bench.model.phase == .review)
        let first = try #require(bench.model.form?.pages.first)
        await bench.perform(.goTo(first))
        #expect(await bench.keeper.keptPosition?.linkId == "phq-9-1")
    }

    @Test("says on the page after handing in what Esc does there: there is nothing left to save") func thankYou()
        async throws
    {
        let bench = try Bench(TestForms.oneText())
        await bench.start()
        let pilot = bench.pilot()
        try await bench.press(pilot, "Ctrl-R")
        #expect(pilot.line(23).contains("Esc save and leave"), "\(pilot.screen)")
        try await bench.press(pilot, "Ctrl-S", "Ctrl-S")
        #expect(pilot.screen.contains("Thank you"), "\(pilot.screen)")
        #expect(pilot.line(23).contains("Esc close") && !pilot.screen.contains("save and leave"), "\(pilot.screen)")
        try await bench.press(pilot, "Esc")
        #expect(bench.hasLeft)
    }
}
