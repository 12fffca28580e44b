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
}
