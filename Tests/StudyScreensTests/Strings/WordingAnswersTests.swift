import FHIR
import Foundation
import Questionnaires
import Testing

@testable import StudyScreens

@MainActor @Suite("Dates and times that were answered") struct WordingAnswersTests {
    nonisolated private static let cases:
        [(type: String, typed: String, kept: String, english: String, german: String)] = [
            ("date", "2026-11-30", "2026-11-30", "30 Nov 2026", "30. Nov. 2026"),
            ("date", "1961-03", "1961-03", "Mar 1961", "März 1961"),
            ("date", "1961", "1961", "1961", "1961"),
            ("time", "9:41", "09:41:00", "09:41", "09:41"),
            ("time", "09:41:07", "09:41:07", "09:41:07", "09:41:07"),
            ("dateTime", "2026-11-30 14:05", "2026-11-30T14:05:00", "30 Nov 2026 14:05", "30. Nov. 2026 14:05"),
        ]

    @Test("are read back in the person's language and order; what is kept stays as FHIR writes it", arguments: cases)
    func readBack(type: String, typed: String, kept: String, english: String, german: String) async throws {
        for (language, words) in [("en", english), ("de", german)] {
            let form = try TestForms.one(#"{"linkId": "when", "type": "\#(type)", "text": "When?"}"#)
            let bench = try Bench(form, title: "When", language: language)
            await bench.start()
            let (_, text) = await bench.enter([typed, ":r", ":q"])
            #expect(text.contains("\(words). \(language == "en" ? "Saved" : "Gesichert")."), "\(text)")
            #expect(text.contains("When?: \(words)\n"), "\(text)")
            #expect(await bench.keeper.answer("when").first?.text.hasPrefix(kept) == true)
            await bench.start()
            await bench.perform(.review)
            let pilot = bench.pilot()
            #expect(pilot.screen.contains("  \(words)"), "\(pilot.screen)")
        }
    }

    @Test("a time that the clocks skip is refused in words, and one that comes twice is the first, which is said")
    func clockChanges() async throws {
        for (language, refusal, first) in [
            (
                "en", "2026-03-29 02:30 does not exist: the clocks go forward over it that day.",
                "25 Oct 2026 02:30 (the first of two that day)"
            ),
            (
                "de", "2026-03-29 02:30 gibt es nicht: Die Uhren werden an diesem Tag darüber hinweg vorgestellt.",
                "25. Okt. 2026 02:30 (das erste von zwei Malen an diesem Tag)"
            ),
        ] {
            let form = try TestForms.one(#"{"linkId": "when", "type": "dateTime", "text": "When?"}"#)
            let bench = try Bench(form, title: "When", language: language)
            bench.model.clock.timeZone = try #require(TimeZone(identifier: "Europe/Zurich"))
            await bench.start()
            let (_, text) = await bench.enter(["2026-03-29 02:30", "2026-10-25 02:30", ":r", ":q"])
            #expect(text.contains(refusal), "\(text)")
            #expect(text.contains("\(first). "), "\(text)")
            #expect(text.contains("When?: \(first)\n"), "\(text)")
            #expect(await bench.keeper.answer("when").map(\.text) == ["2026-10-25T02:30:00+02:00"])
        }
    }
}
