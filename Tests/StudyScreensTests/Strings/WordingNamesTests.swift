import FHIR
import FoundationEssentials
import Questionnaires
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Names of languages and roles") struct WordingNamesTests {
    private func wording(_ language: String) throws -> Wording {
        Wording(try TestForms.catalogue(language), timeZone: .gmt, now: Date(timeIntervalSince1970: 0)) { $0.rawValue }
    }

    @Test("are the catalogue's; what it does not know keeps its code") func names() throws {
        #expect(try wording("de").role("investigator") == "Prüfärztin oder Prüfarzt")
        #expect(try wording("en").role("investigator") == "investigator")
        #expect(try wording("de").role("pharmacist") == "pharmacist")
        #expect(try wording("de").language("en-GB") == "Englisch")
        #expect(try wording("en").language("rm") == "rm")
    }

    @Test("A form in another language than the screen is said to be, once, where its questions begin")
    func otherLanguage() async throws {
        let note = "Diese Fragen sind auf Englisch: Es gibt keine Übersetzung."
        let bench = try Bench(TestForms.phq9(), language: "de")
        await bench.start()
        for (width, height) in [(80, 24), (20, 6)] {
            let pilot = bench.pilot(width: width, height: height)
            await bench.settle(pilot)
            try pilot.press("Ctrl-T", "Home")
            let words = pilot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains(height < 10 ? "Diese Fragen sind auf Englisch:" : note), "\(pilot.screen)")
            try pilot.press("Ctrl-T")
        }
        let pilot = bench.pilot()
        try await bench.press(pilot, "2", "Enter")
        #expect(!pilot.screen.contains("Englisch"), "\(pilot.screen)")
        let english = try Bench(TestForms.phq9())
        await english.start()
        #expect(!english.pilot().screen.contains("translation"))
    }

    @Test("The alert page names roles in the language of the screen") func alert() async throws {
        let bench = try await CoordinatorBench(language: "de")
        try await bench.answerItemNine()
        let pilot = bench.pilot()
        try await pilot.waitFor("! P-0042")
        try pilot.press("Enter")
        try await pilot.waitFor("Zuständig: Koordination. Vertretung: Prüfärztin oder Prüfarzt.")
    }
}
