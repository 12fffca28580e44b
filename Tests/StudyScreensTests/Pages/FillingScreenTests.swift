import Foundation
import Questionnaires
import Spezi
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("The filling screens") struct FillingScreenTests {
    @Test("show a question with its stem, its printed numbers and the keys that work") func question() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let pilot = bench.pilot()
        try await bench.press(pilot, "2", "Enter", "Enter", "Enter", "1")
        #expect(pilot.line(0).hasPrefix(" PHQ-9  "), "\(pilot.screen)")
        #expect(pilot.line(0).hasSuffix("  Question 3 of 10"))
        #expect(pilot.screen.contains("Over the last 2 weeks, how often have you been bothered"))
        #expect(pilot.screen.contains("> 1 (•) Several days"))
        #expect(pilot.screen.contains("   Saved 09:41:07"))
        #expect(pilot.cursorLine.contains("1 (•) Several days"))
        #expect(pilot.line(23).contains("0-3 answer  Enter next  ← back"))
    }

    @Test("are complete at 20x6") func small() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let pilot = bench.pilot(width: 20, height: 6)
        try await bench.press(pilot, "2")
        #expect(pilot.line(0) == "PHQ-9        1 of 10", "\(pilot.screen)")
        #expect(pilot.screen.contains(">2 (•) More than"), "\(pilot.screen)")
        #expect(pilot.screen.contains("half the"), "\(pilot.screen)")
        try await bench.press(pilot, "Ctrl-T")
        #expect(pilot.screen.contains("Over the last 2"), "\(pilot.screen)")
        try await bench.press(pilot, "Enter", "Enter")
        #expect(bench.linkId == "phq-9-2")
        try await bench.press(pilot, "Enter")
        #expect(pilot.screen.contains("Blank. Enter passes."), "\(pilot.screen)")
    }

    @Test("take every kind of answer by keys") func everyKind() async throws {
        let bench = try Bench(TestForms.everyKind(), title: "Every kind")
        await bench.start()
        let pilot = bench.pilot()
        try await bench.press(pilot, "1", "Enter")
        pilot.type("12")
        try await bench.press(pilot, "Enter")
        pilot.type("720")
        try await bench.press(pilot, "Enter")
        #expect(
            pilot.screen.contains("! 720 is above 300 kg. Type a value between 20 and 300 kg. Alt-← goes back."),
            "\(pilot.screen)")
        try await bench.press(pilot, "Backspace", "Enter")
        pilot.type("2026-11")
        try await bench.press(pilot, "Enter")
        #expect(bench.linkId == "pain")
        try await bench.press(pilot, "7", "Enter", "2", "1", "Enter", "1", "2", "Enter")
        #expect(bench.linkId == "color", "\(pilot.screen)")
        try await bench.press(pilot, "Tab")
        pilot.type("green, j or k?")
        try await bench.press(pilot, "Enter")
        pilot.type("Ada")
        try await bench.press(pilot, "Enter")
        pilot.type("Nothing ? more")
        try await bench.press(pilot, "Enter")
        #expect(bench.model.phase == .review, "\(pilot.screen)")
        for (linkId, text) in [
            ("smoked", "12"), ("weight", "72"), ("began", "2026-11"), ("pain", "7"), ("month", "December"),
            ("color", "green, j or k?"), ("name", "Ada"), ("note", "Nothing ? more"),
        ] {
            #expect(await bench.keeper.answer(linkId).map(\.text) == [text], "\(linkId)")
        }
        #expect(await bench.keeper.answer("takes").map(\.text) == ["Aspirin", "Metoprolol"])
        try await bench.press(pilot, "Ctrl-S", "Ctrl-S")
        #expect(pilot.screen.contains("Thank you"), "\(pilot.screen)")
        try await bench.press(pilot, "Enter")
        #expect(bench.hasLeft)
    }

    @Test("answer nothing when Enter and arrows go through everything") func passing() async throws {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        let pilot = bench.pilot()
        for key in ["Down", "Enter", "Enter", "Up", "Down", "Right", "PgDn", "Alt-←", "Ctrl-R", "Down", "Enter"] {
            // A slider moves by its arrows: that is its way of answering.
            if bench.model.page?.item.entry == .slider, ["Right", "PgDn"].contains(key) { continue }
            try await bench.press(pilot, key)
        }
        for _ in 0..<40 { try await bench.press(pilot, "Enter", "Down") }
        #expect(bench.model.form?.answeredCount == 0)
        #expect(await bench.keeper.answerSaves.isEmpty)
    }

    @Test(
        "have no key with two meanings, and no bare letter that answers or ends anything",
        arguments: [(80, 24), (40, 12), (20, 6)])
    func keys(_ width: Int, _ height: Int) async throws {
        for phase in 0..<13 {
            let bench = try Bench(TestForms.everyKind(), allowsDeclining: true)
            await bench.start()
            let pages = bench.model.form?.pages ?? []
            switch phase {
            case 11: await bench.perform(.review)
            case 12:
                await bench.perform(.pick("1"))
                await bench.start()
            default: if pages.indices.contains(phase) { await bench.perform(.goTo(pages[phase])) }
            }
            let pilot = bench.pilot(width: width, height: height)
            await bench.settle(pilot)
            // The area around a control scrolls by the same arrows, where the control does not take them.
            let conflicts = pilot.host.keyConflicts.filter { $0.loser != bench.catalogue.text("terminal.scroll") }
            #expect(conflicts.isEmpty, "\(bench.linkId ?? "") \(conflicts)")
            guard bench.model.page?.item.entry.isTyped != true else { continue }
            let before = bench.model.phase
            let answered = bench.model.form?.answeredCount
            for letter in "abcdefghijklmnopqrstuvwxyz" {
                pilot.press(.character(letter))
                await bench.settle(pilot)
            }
            #expect(bench.model.phase == before)
            #expect(bench.model.form?.answeredCount == answered)
            #expect(!bench.hasLeft)
        }
    }

    @Test(
        "have every word from the catalogue, and room for longer ones", arguments: [(80, 24), (40, 12), (20, 6)])
    func pseudoLocale(_ width: Int, _ height: Int) async throws {
        let bench = try Bench(TestForms.everyKind(), title: "Ω", allowsDeclining: true)
        await bench.start()
        var environment = bench.environment
        environment.catalogue = PseudoLocale(growth: 40).apply(to: bench.catalogue)
        let pilot = Pilot(FillingScreen(), width: width, height: height, environment: environment)
        func check() {
            let own = ["Question ", "required", "Saved", " next", "answered", "Review", "erase", "kept", "submit"]
            for word in own { #expect(!pilot.screen.contains(word), "\(word) in\n\(pilot.screen)") }
            #expect(!pilot.screen.contains("‹"), "\(pilot.screen)")
        }
        for _ in 0..<24 {
            check()
            try await bench.press(pilot, "Enter")
        }
        try await bench.press(pilot, "Ctrl-R")
        check()
    }

    @Test("keep answers and a way out at any size", arguments: [(1, 1), (12, 2), (20, 3), (500, 200)])
    func anySize(_ width: Int, _ height: Int) async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let pilot = bench.pilot()
        try await bench.press(pilot, "2")
        pilot.resize(width: width, height: height)
        try await bench.press(pilot, "Esc")
        #expect(bench.hasLeft)
        #expect(await bench.keeper.answer("phq-9-1").count == 1)
    }

    @Test("show a safety text alone, in full") func safety() async throws {
        let bench = try Bench(TestForms.phq9(), watched: "phq-9-1")
        await bench.start()
        let pilot = bench.pilot(width: 20, height: 6)
        try await bench.press(pilot, "1")
        #expect(!pilot.screen.contains("(•)"))
        #expect(pilot.screen.contains("Please read this"), "\(pilot.screen)")
        var seen = pilot.screen
        for _ in 0..<8 {
            try await bench.press(pilot, "Down")
            seen += pilot.screen
        }
        #expect(seen.contains("Call 144."), "\(seen)")
        try await bench.press(pilot, "Enter")
        #expect(bench.linkId == "phq-9-1")
    }
}

@MainActor @Suite("Random keys") struct KeyStormTests {
    @Test("never break the model: all it holds is kept in the end, and nobody has left", arguments: 1...12)
    func storm(_ seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let bench = try Bench(TestForms.everyKind(), allowsDeclining: true, watched: "name")
        await bench.start()
        let pilot = bench.pilot()
        var keys: [Key] = [.enter, .left, .right, .up, .down, .backspace, .delete, .space, .tab, .shiftTab, .end]
        keys += [.control("r"), .control("x"), .control("e"), .control("t"), Key(.left, .alt)]
        keys += "0123456789-.,:abjkqz".map { .character($0) }
        for step in 0..<150 {
            if step % 37 == 20 { await bench.keeper.fail(.diskFull(path: "/x")) }
            if step % 37 == 30 { await bench.keeper.fail(nil) }
            if let key = keys.randomElement(using: &random) { pilot.press(key) }
            if Bool.random(using: &random) { await bench.settle(pilot) }
            if step % 25 == 0 {
                pilot.resize(
                    width: Int.random(in: 1...100, using: &random), height: Int.random(in: 1...30, using: &random))
            }
        }
        await bench.keeper.fail(nil)
        await bench.model.flush()
        await bench.model.settled()
        #expect(!bench.model.hasUnkept)
        let held = (bench.model.form?.records ?? []).map { [$0.linkId: $0.answers] }
        let kept = await bench.keeper.records.map { [$0.linkId: $0.answers] }
        #expect(Set(held) == Set(kept))
        #expect(bench.model.phase != .closed)
        #expect(!bench.hasLeft)
    }
}
