import Foundation
import Questionnaires
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Twenty columns and six rows") struct SmallScreenTests {
    private func open(_ title: String = "PHQ-9", language: String = "en") async throws -> (Bench, Pilot) {
        let bench = try Bench(TestForms.phq9(), title: title, language: language)
        await bench.start()
        return (bench, bench.pilot(width: 20, height: 6))
    }

    @Test("a question shows the focused answer under the end of its words, and the cursor is on it") func begins()
        async throws
    {
        let (bench, pilot) = try await open()
        #expect(
            pilot.difference(
                from: """
                    PHQ-9        1 of 10
                    or pleasure in doing
                    things (required)
                    >0 ( ) Not at all
                                 (↑) (↓)
                    ↑↓ 0-3 Enter ← Esc ?
                    """) == nil, "\(pilot.screen)")
        #expect(pilot.cursor == CellPoint(x: 1, y: 3))
        try await bench.press(pilot, "2", "Enter")
        #expect(
            pilot.difference(
                from: """
                    PHQ-9        2 of 10
                    depressed, or
                    hopeless (required)
                    >0 ( ) Not at all
                                 (↑) (↓)
                    ↑↓ 0-3 Enter ← Esc ?
                    """) == nil, "\(pilot.screen)")
    }

    @Test("↑ and PgUp read back to the beginning of the question and ↓ on to the answers; none of it answers")
    func reading() async throws {
        let (bench, pilot) = try await open()
        var seen = pilot.screen
        for _ in 0..<12 {
            try await bench.press(pilot, "Up")
            seen += "\n" + pilot.screen
        }
        #expect(pilot.line(1) == "Over the last 2", "\(pilot.screen)")
        for word in ["bothered by any of", "the following", "problems?", "1. Little interest", "(required)"] {
            #expect(seen.contains(word), "\(word) in\n\(seen)")
        }
        try await bench.press(pilot, "Space")
        #expect(bench.model.form?.answeredCount == 0, "Space answers nothing that is out of sight")
        for _ in 0..<20 where !pilot.screen.contains(">0 ( ) Not at all") { try await bench.press(pilot, "Down") }
        #expect(pilot.cursorLine == ">0 ( ) Not at all", "\(pilot.screen)")
        try await bench.press(pilot, "Down")
        #expect(pilot.cursorLine == ">1 ( ) Several days", "\(pilot.screen)")
        try await bench.press(pilot, "Up", "PgUp", "PgUp", "PgUp", "PgUp", "PgUp")
        #expect(pilot.line(1) == "Over the last 2", "\(pilot.screen)")
        #expect(bench.model.form?.answeredCount == 0)
    }

    @Test("a number answers from anywhere in the question, and its answer comes into view, the cursor on it")
    func answered() async throws {
        let (bench, pilot) = try await open()
        try await bench.press(pilot, "PgUp", "PgUp", "PgUp", "3")
        #expect(pilot.cursorLine.hasPrefix(">3 (•) Nearly"), "\(pilot.screen)")
        #expect(pilot.screen.contains("Saved 09:41:07"), "\(pilot.screen)")
        #expect(pilot.lines.dropLast().joined().contains("↑"), "\(pilot.screen)")
        try await bench.press(pilot, "0")
        #expect(pilot.cursorLine.hasPrefix(">0 (•) Not at all"), "\(pilot.screen)")
        #expect(pilot.line(3).hasSuffix("↓"), "\(pilot.screen)")
    }

    @Test("what stays when a window shrinks is the answer that has the focus") func shrinks() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let pilot = bench.pilot()
        try await bench.press(pilot, "Down", "Down")
        for (width, height) in [(20, 6), (20, 5), (12, 4), (20, 3), (8, 2), (8, 1)] {
            pilot.resize(width: width, height: height)
            #expect(pilot.cursorLine.hasPrefix(">2 ( )"), "\(width)x\(height)\n\(pilot.screen)")
        }
    }

    @Test("someone who knows the form answers it without reading: number, Enter, number, Enter") func byHeart()
        async throws
    {
        let (bench, pilot) = try await open()
        for _ in 0..<9 { try await bench.press(pilot, "1", "Enter") }
        #expect(bench.model.form?.answeredCount == 9)
        #expect(bench.linkId == bench.model.form?.page(bench.model.form?.pages.last ?? UUID())?.item.linkId)
    }

    @Test("a long title is shortened between words, and which question it is stays") func longTitle() async throws {
        let (_, pilot) = try await open("Fragebogen zur Gesundheit von Patienten", language: "de")
        #expect(pilot.line(0) == "Fragebogen …    1/10", "\(pilot.screen)")
        let (_, short) = try await open("Mein Tag und alles Weitere", language: "de")
        #expect(short.line(0) == "Mein Tag …  1 von 10", "\(short.screen)")
    }

    @Test("what is wrong with an answer stands above it in full, in few words") func problem() async throws {
        let bench = try Bench(
            TestForms.one(
                #"{"linkId": "kg", "type": "integer", "text": "Body weight", "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueInteger": 300}]}"#
            ),
            title: "Tagebuch", language: "de")
        await bench.start()
        let pilot = bench.pilot(width: 20, height: 6)
        pilot.type("720")
        try await bench.press(pilot, "Enter")
        #expect(pilot.line(1) == "! 720 ist mehr als", "\(pilot.screen)")
        #expect(pilot.line(2) == "300.", "\(pilot.screen)")
        #expect(pilot.cursorLine == "720", "\(pilot.screen)")
    }

    @Test("texts that stood above the question before are not repeated where lines are dear") func stems() async throws
    {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let pilot = bench.pilot(width: 40, height: 12)
        #expect(pilot.screen.contains("Over the last 2 weeks"), "\(pilot.screen)")
        try await bench.press(pilot, "1", "Enter")
        #expect(!pilot.screen.contains("Over the last 2 weeks"), "\(pilot.screen)")
        #expect(pilot.screen.contains("> 0 ( ) Not at all"), "\(pilot.screen)")
        try await bench.press(pilot, "Ctrl-T")
        #expect(pilot.screen.contains("Over the last 2 weeks"), "\(pilot.screen)")
    }

    @Test("a complete review says how to hand it in, though everything has just been saved") func complete()
        async throws
    {
        let (bench, pilot) = try await open()
        for _ in 0..<9 { try await bench.press(pilot, "0", "Enter") }
        try await bench.press(pilot, "Enter")
        #expect(bench.model.phase == .review)
        #expect(pilot.screen.contains("Ctrl-S submits."), "\(pilot.screen)")
    }

    @Test("the review shows each question and its answer to the end") func review() async throws {
        let (bench, pilot) = try await open(language: "de")
        await bench.perform(.pick("1"), .review)
        await bench.settle(pilot)
        #expect(pilot.line(0) == "Übersicht   1 von 10", "\(pilot.screen)")
        try await bench.press(pilot, "Home")
        var seen = pilot.screen
        for _ in 0..<8 {
            try await bench.press(pilot, "Down")
            seen += "\n" + pilot.screen
        }
        for words in [
            "1. Little", "interest or", "things", "1 Several days", "2. Feeling down,", "hopeless", "(Pflichtfrage)",
        ] {
            #expect(seen.contains(words), "\(words) in\n\(seen)")
        }
        #expect(!seen.contains("1. 1."))
    }
}
