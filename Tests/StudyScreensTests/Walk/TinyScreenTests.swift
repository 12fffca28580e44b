import Questionnaires
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Windows of a few cells") struct TinyScreenTests {
    nonisolated private static let sizes = [(8, 2), (20, 1), (5, 2), (4, 1), (1, 1)]

    @Test("loses nothing that is typed, and shows the line that has the focus", arguments: sizes)
    func typing(width: Int, height: Int) async throws {
        for (linkId, text) in [("name", "Ada"), ("note", "Ada"), ("weight", "72")] {
            let bench = try Bench(TestForms.everyKind(), title: "Every kind")
            await bench.start()
            let instance = try #require(bench.model.form?.instances(linkId: linkId).first)
            await bench.perform(.goTo(instance.id))
            let pilot = bench.pilot(width: width, height: height)
            for letter in text { pilot.press(.character(letter)) }
            #expect(bench.model.buffers[instance.id]?.text == text)
            if width > 4 { #expect(pilot.cursorLine.contains(text), "\(linkId):\n\(pilot.screen)") }
            #expect(pilot.problems.isEmpty, "\(pilot.problems)")
            try await bench.press(pilot, "Enter")
            #expect(await bench.keeper.answer(linkId).map(\.text) == [text])
        }
    }

    @Test("takes the numbers of answers, and Esc leaves", arguments: sizes)
    func answering(width: Int, height: Int) async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let pilot = bench.pilot(width: width, height: height)
        try await bench.press(pilot, "2")
        #expect(await bench.keeper.answer("phq-9-1").map(\.text) == ["More than half the days"])
        if width >= 8 { #expect(pilot.cursorLine.hasPrefix(">2 (•)"), "\(pilot.screen)") }
        try await bench.press(pilot, "Esc")
        #expect(bench.hasLeft)
    }

    @Test("say at any size that the data are made up, and which question it is", arguments: ["en", "de"])
    func madeUp(language: String) async throws {
        for (width, height) in [(80, 24), (40, 12), (20, 6), (20, 5), (12, 4), (20, 3), (8, 2)] {
            let bench = try await CoordinatorBench(as: .participant("P-0042"), language: language)
            let pilot = bench.pilot()
            try await pilot.waitFor("PHQ-9")
            try await pilot.waitUntilSettled()
            try pilot.press("Enter")
            try await pilot.waitFor(language == "en" ? "Question 1 of" : "Frage 1 von")
            pilot.resize(width: width, height: height)
            let line = height < 4 ? pilot.line(height - 1) : pilot.line(0)
            let marks = language == "en" ? ["made-up", "demo"] : ["erfunden", "Demo"]
            #expect(marks.contains(where: line.contains), "\(width)x\(height)\n\(pilot.screen)")
            if width == 20, height > 3 {
                #expect(line.contains("1 of") || line.contains("1 von") || line.contains("1/"), "\(pilot.screen)")
            }
        }
    }

    @Test("name every page of the sample study in full beside that, at 20x6", arguments: ["en", "de"])
    func titles(language: String) async throws {
        let diary = language == "en" ? "Daily diary" : "Tagebuch"
        for (index, title) in [diary, "PHQ-9"].enumerated() {
            let bench = try await CoordinatorBench(as: .participant("P-0042"), language: language)
            let pilot = bench.pilot()
            try await pilot.waitFor("PHQ-9")
            try await pilot.waitUntilSettled()
            pilot.resize(width: 20, height: 6)
            var tops: Set<String> = [pilot.line(0)]
            try pilot.press("p")
            tops.insert(pilot.line(0))
            try pilot.press("Esc", "Home")
            for _ in 0..<index { try pilot.press("Down") }
            try pilot.press("Enter")
            try await pilot.waitFor("1/")
            for _ in 0..<30 {
                let names = [title, language == "en" ? "Review" : "Übersicht"]
                #expect(names.contains { pilot.line(0).hasPrefix("\($0) ") }, "\(pilot.screen)")
                tops.insert(pilot.line(0))
                try pilot.press("Enter")
                try await pilot.waitUntilSettled()
            }
            #expect(tops.count >= 7, "\(tops)")
            for top in tops { #expect(!top.contains("…") && !top.isEmpty, "\(top)") }
        }
    }
}
