import AppState
import Foundation
import Spezi
import SpeziTesting
import StudyAPI
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

/// What a person chooses is the whole process's: one test at a time.
@MainActor @Suite("The preferences", .serialized) struct PreferencesScreenTests {
    private let storage = TestForms.keptPreferences

    init() { reset() }

    private func reset() { TestForms.forgetPreferences() }

    private func show(width: Int = 80, height: Int = 24) async throws -> (pilot: Pilot, modules: [AnyObject]) {
        let clock = TestClock()
        let module = clock.module()
        let session = SessionModule(OneParticipant(now: clock.now))
        let spezi = withDependencyResolution {
            module
            session
            FillingModel()
            NavigationModel()
            TodayModel()
            LanguageModule(languages: ["en", "de"], accountLanguage: "en-GB") { language in
                (try? TestForms.catalogue(String(language.prefix(2)))) ?? StringCatalogue(language: language)
            }
        }
        let pilot = Pilot(RootScreen(), width: width, height: height, environment: spezi.environment())
        try await pilot.waitFor("PHQ-9")
        return (pilot, [spezi, session])
    }

    @Test("are reached by p, and left by Esc") func reached() async throws {
        defer { reset() }
        let (pilot, _) = try await show()
        try pilot.press("p")
        #expect(pilot.line(0).contains("Preferences"), "\(pilot.screen)")
        #expect(pilot.screen.contains("> 1 (•) English"), "\(pilot.screen)")
        #expect(pilot.screen.contains("You are signed in as P-0042."))
        #expect(pilot.host.keyConflicts.isEmpty, "\(pilot.host.keyConflicts)")
        try pilot.press("Esc")
        try await pilot.waitFor("Good morning.")
        #expect(pilot.host.exitRequested == nil)
    }

    @Test("change every word at once") func language() async throws {
        defer { reset() }
        let (pilot, _) = try await show()
        try pilot.press("p", "2")
        #expect(pilot.screen.contains("> 2 (•) Deutsch"), "\(pilot.screen)")
        for word in ["Einstellungen", "Sprache", "Aussehen", "Ohne Farben", "Sie sind angemeldet als P-0042."] {
            #expect(pilot.screen.contains(word), "\(pilot.screen)")
        }
        for word in ["Preferences", "Language", "Look", "colours", "signed in", "back", "help", "made-up"] {
            #expect(!pilot.screen.contains(word), "\(word) in\n\(pilot.screen)")
        }
        try pilot.press("Esc")
        try await pilot.waitFor("Guten Morgen.")
        #expect(!pilot.screen.contains("due"), "\(pilot.screen)")
    }

    @Test("change the look at once") func look() async throws {
        defer { reset() }
        let (pilot, _) = try await show()
        try pilot.press("p", "Tab", "3")
        #expect(pilot.cursorLine.contains("3 (•) Without colours"), "\(pilot.screen)")
        let grid = pilot.frame.grid
        for row in 0..<24 {
            for column in 0..<80 { #expect(grid[column, row].style.foreground == .terminalDefault) }
        }
    }

    @Test("are kept for the account") func kept() async throws {
        defer { reset() }
        let (first, _) = try await show()
        try first.press("p", "2", "Tab", "2")
        Application.flush()
        #expect(storage.value(forKey: "App/language", scope: .person) == "\"de\"")
        #expect(storage.value(forKey: "App/theme", scope: .person) == "\"highContrast\"")
        let (second, _) = try await show()
        try second.press("p")
        #expect(second.screen.contains("2 (•) Deutsch"), "\(second.screen)")
        #expect(second.screen.contains("2 (•) Hoher Kontrast"))
    }

    @Test("are reached by :p in the linear front end, and change every word from then on") func linear() async throws {
        defer { reset() }
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let languages = LanguageModule(languages: ["en", "de"], accountLanguage: "en") { language in
            (try? TestForms.catalogue(language)) ?? StringCatalogue(language: language)
        }
        var lines = ["?", ":p", "9", "2", "1", ":p", "3"][...]
        let transcript = Transcript()
        let linear = LinearFilling(
            bench.model, clock: bench.model.clock, catalogue: languages.catalogueInUse, languages: languages,
            isPiped: true, output: transcript
        ) { lines.popFirst() }
        _ = await linear.run()
        Application.flush()
        let text = transcript.text
        #expect(text.contains(":p preferences: the language, lines or full screen\n"), "\(text)")
        #expect(
            text.contains("Language\n1 English\n2 Deutsch\n3 Line by line, for screen readers, from the next start\n"),
            "\(text)")
        #expect(text.contains("\"9\" is none of the answers.\n"), "\(text)")
        let german = text.components(separatedBy: "Deutsch. Gesichert.\n").last ?? ""
        #expect(
            german.hasPrefix(
                "Diese Fragen sind auf Englisch: Es gibt keine Übersetzung.\nPHQ-9. Frage 1 von 10. Pflichtfrage.\n"),
            "\(text)")
        #expect(german.contains("1, Several days. Gesichert.\n"), "\(text)")
        #expect(storage.value(forKey: "App/language", scope: .person) == "\"de\"")
        #expect(storage.value(forKey: "App/face", scope: .person) == "\"lines\"")
    }

    @Test("choose the face of the next start") func face() async throws {
        defer { reset() }
        let (pilot, _) = try await show()
        try pilot.press("p", "Tab", "Tab", "2")
        #expect(pilot.cursorLine.contains("2 (•) Line by line, for screen readers"), "\(pilot.screen)")
        #expect(storage.value(forKey: "App/face", scope: .person) == "\"lines\"")
        try pilot.press("Tab")
        #expect(pilot.cursorLine.contains("English"), "\(pilot.screen)")
    }

    @Test("are whole at 20x6", arguments: ["1", "2"]) func small(_ language: String) async throws {
        defer { reset() }
        let (pilot, _) = try await show(width: 20, height: 6)
        try pilot.press("p")
        var seen = pilot.screen
        try pilot.press(language)
        seen += "\n" + pilot.screen
        try pilot.press("Up", "Up", "Up", "Up", "Up")
        seen += "\n" + pilot.screen
        for key in ["Tab", "Down", "Down", "Tab", "Down", "PgDn", "End"] {
            try pilot.press(key)
            seen += "\n" + pilot.screen
        }
        let words =
            language == "1"
            ? ["Preferences", "Language", "English", "Look", "Standard", "3 ( ) Without", "P-0042."]
            : ["Einstellungen", "Sprache", "Deutsch", "Aussehen", "Normal", "3 ( ) Ohne Farben", "als P-0042."]
        for word in words { #expect(seen.contains(word), "\(word) in\n\(seen)") }
        #expect(pilot.line(5).contains("Tab"), "\(pilot.screen)")
        #expect(pilot.line(5).contains("Esc"), "\(pilot.screen)")
    }
}
