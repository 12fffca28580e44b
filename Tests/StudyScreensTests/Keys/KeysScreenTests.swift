import AppState
import StudyAPI
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

/// What a person chooses is the whole process's: one test at a time.
@MainActor @Suite("The page of keys to change", .serialized) struct KeysScreenTests {
    init() { TestForms.forgetPreferences() }

    private func open(
        _ identity: SessionIdentity = .participant("P-0042"), lines: String = "", width: Int = 80, height: Int = 24
    ) async throws -> (CoordinatorBench, Pilot) {
        let bench = try await CoordinatorBench(as: identity)
        @AppState(\.keyLines) var keyLines
        keyLines = lines
        let pilot = bench.pilot()
        try await pilot.waitFor(identity == .coordinator ? "P-0008" : "PHQ-9")
        try await pilot.waitUntilSettled()
        pilot.resize(width: width, height: height)
        try pilot.press(identity == .coordinator ? "o" : "p", "Ctrl-K")
        return (bench, pilot)
    }

    private func select(_ text: String, _ pilot: Pilot) throws {
        try pilot.press("Home")
        for _ in 0..<120 where !pilot.cursorLine.contains(text) { try pilot.press("Down") }
        #expect(pilot.cursorLine.contains(text), "\(text) in\n\(pilot.screen)")
    }

    private var kept: String {
        @AppState(\.keyLines) var keyLines
        return keyLines
    }

    @Test("lists the commands of each page with their keys, and is left to the preferences by Esc") func lists()
        async throws
    {
        defer { TestForms.forgetPreferences() }
        let (_, pilot) = try await open()
        #expect(pilot.line(0).contains("Preferences · Keys"), "\(pilot.screen)")
        try select("preferences", pilot)
        #expect(pilot.cursorLine.contains("Today") && pilot.cursorLine.contains(" p"), "\(pilot.screen)")
        try select("erase the answer", pilot)
        #expect(pilot.cursorLine.contains("Question") && pilot.cursorLine.contains("Ctrl-E"), "\(pilot.screen)")
        try pilot.press("Esc")
        #expect(pilot.screen.contains("You are signed in as"), "\(pilot.screen)")
    }

    @Test("is named by the preferences at any size, which is the only way to it") func isNamed() async throws {
        defer { TestForms.forgetPreferences() }
        let (_, pilot) = try await open()
        try pilot.press("Esc")
        for (width, height) in [(80, 24), (40, 12), (20, 6)] {
            pilot.resize(width: width, height: height)
            for key in ["Tab", "Ctrl-K", "Esc", "?"] {
                #expect(pilot.line(height - 1).contains(key), "\(key)\n\(pilot.screen)")
            }
        }
    }

    @Test("Enter and a key give a command that key: kept, and at once in the help line, in ? and on the page itself")
    func changes() async throws {
        defer { TestForms.forgetPreferences() }
        let (_, pilot) = try await open()
        try select("preferences", pilot)
        try pilot.press("Enter")
        #expect(pilot.screen.contains("Press the new key for “preferences” (Today). Now: p"), "\(pilot.screen)")
        #expect(pilot.line(23).contains("Esc cancel"), "\(pilot.screen)")
        for key in ["?", "F1", "Tab", "Ctrl", "↑"] { #expect(!pilot.line(23).contains(key), "\(key)\n\(pilot.screen)") }
        try pilot.press("F5")
        #expect(pilot.screen.contains("F5 is “preferences” now."), "\(pilot.screen)")
        #expect(pilot.cursorLine.contains("F5 (chosen)"), "\(pilot.screen)")
        #expect(kept == "key.preferences = F5\n")
        try pilot.press("Esc", "Esc")
        #expect(pilot.line(23).contains("F5 preferences"), "\(pilot.screen)")
        try pilot.press("F1")
        #expect(pilot.screen.contains("F5"), "\(pilot.screen)")
        try pilot.press("Esc", "p")
        #expect(!pilot.screen.contains("You are signed in as"))
        try pilot.press("F5", "Ctrl-K")
        try select("F5 (chosen)", pilot)
        try pilot.press("Enter", "Backspace")
        #expect(pilot.screen.contains("“preferences” has its own keys again."), "\(pilot.screen)")
        #expect(kept == "")
    }

    @Test("Esc keeps things as they were; a key that would mean two things is refused in words") func refuses()
        async throws
    {
        defer { TestForms.forgetPreferences() }
        let (_, pilot) = try await open()
        try select("erase the answer", pilot)
        try pilot.press("Enter", "Ctrl-R")
        #expect(pilot.screen.contains("! Ctrl-R is “review” on the page “Question”."), "\(pilot.screen)")
        try pilot.press("x")
        #expect(pilot.screen.contains("! x is text on the page") || pilot.screen.contains("slip of the finger"))
        try pilot.press("Tab")
        #expect(pilot.screen.contains("! Tab belongs to the terminal."), "\(pilot.screen)")
        #expect(kept == "")
        try pilot.press("Esc")
        #expect(pilot.cursorLine.contains("erase the answer"), "\(pilot.screen)")
        #expect(kept == "")
    }

    @Test("says which stored lines are not used and why, and removes them; the others count") func rejected()
        async throws
    {
        defer { TestForms.forgetPreferences() }
        let (_, pilot) = try await open(lines: "nonsense\nkey.erase = Ctrl-R\nkey.review = F7\nkey.what = F8\n")
        let all = pilot.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        for words in [
            "! Line 1 of the stored keys is not used: It is not of the form",
            "! Line 2 of the stored keys is not used:",
            "! Line 4 of the stored keys is not used: There is no command “key.what”.",
        ] {
            #expect(all.contains(words), "\(words) in\n\(pilot.screen)")
        }
        try select("Ctrl-R is “review”", pilot)
        try pilot.press("Enter")
        #expect(kept == "nonsense\nkey.review = F7\nkey.what = F8\n")
        try select("F7 (chosen)", pilot)
        try pilot.press("Enter", "F9")
        #expect(kept == "nonsense\nkey.what = F8\nkey.review = F9\n")
    }

    @Test("is whole on twenty columns and six rows") func small() async throws {
        defer { TestForms.forgetPreferences() }
        let (_, pilot) = try await open(width: 20, height: 6)
        try select("Today: preferences", pilot)
        try pilot.press("Enter")
        #expect(pilot.cursorLine.hasPrefix(">_"), "\(pilot.screen)")
        try pilot.press("F5")
        #expect(kept == "key.preferences = F5\n")
        #expect(pilot.problems.isEmpty)
    }

    @Test("is there for the staff too, and the palette shows the new key") func staff() async throws {
        defer { TestForms.forgetPreferences() }
        let (_, pilot) = try await open(.coordinator)
        try select("preferences", pilot)
        try pilot.press("Enter", "F6", "Esc", "Esc")
        try await pilot.waitFor("P-0008")
        try pilot.press("Ctrl-P")
        #expect(pilot.lines.contains { $0.contains("preferences") && $0.contains("F6") }, "\(pilot.screen)")
    }
}

@Suite("The table of keys") struct KeyTableTests {
    @Test("reads what it writes, and leaves out what is no line of it") func roundTrip() {
        let table = KeyTable(places: [
            .init(
                page: "question", takesText: true,
                entries: [
                    .init(command: "key.next", title: "key.next", keys: [.enter, .right]),
                    .init(command: nil, title: nil, keys: [.character(":"), .control("p"), .space]),
                ])
        ])
        #expect(KeyTable(parsing: table.text) == table)
        #expect(KeyTable(parsing: "rubbish\n" + table.text + "more rubbish\n") == table)
        #expect(KeyTable(parsing: "").places.isEmpty)
    }

    @Test("that the program carries has the commands of every page") func shipped() throws {
        let table = KeyTable(parsing: String(decoding: try TestForms.resource("keys.txt"), as: UTF8.self))
        let commands = Set(table.places.flatMap { $0.entries.compactMap(\.command) })
        #expect(
            commands.isSuperset(of: [
                "key.next", "key.back", "key.submit", "key.leave", "key.tryAgain", "key.preferences",
            ]))
    }
}
