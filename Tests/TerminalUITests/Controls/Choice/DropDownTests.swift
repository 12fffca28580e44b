import TerminalUI
import TerminalUITesting
import Testing

private struct Country: View {
    @State var id: Int?
    let choices: [Choice<Int>]
    var body: some View {
        VStack {
            DropDown(choices, selection: $id)
            Text(verbatim: id.map(String.init) ?? "nil")
        }
    }
}

private let languages = ["Deutsch", "English", "Español", "Français", "Italiano", "Rumantsch", "Português"]

@MainActor private func pilot(_ labels: [String] = languages, width: Int = 60, height: Int = 16) -> Pilot {
    Pilot(
        Country(choices: labels.enumerated().map { Choice($0.offset, key: "", label: .verbatim($0.element)) }),
        width: width, height: height)
}

@Suite("Drop-down") @MainActor struct DropDownTests {
    @Test("Opening, moving and closing never answer; Enter on an option does; Delete takes back")
    func answering() throws {
        let pilot = pilot()
        #expect(pilot.screen == "> [ not answered ▾ ]\nnil")
        try pilot.press("Enter", "Down", "Down", "Esc")
        #expect(pilot.screen == "> [ not answered ▾ ]\nnil")
        try pilot.press("Enter", "Down", "Down", "Enter")
        #expect(pilot.screen == "> [ Español ▾ ]\n2")
        try pilot.press("Space")
        #expect(pilot.cursorLine.contains(">  ( ) ") == false)
        #expect(pilot.cursorLine.contains("> (•) Español"))
        try pilot.press("Esc", "Delete")
        #expect(pilot.line(1) == "nil")
    }

    @Test("Typing searches, whatever the accents; Esc ends the search first")
    func searching() throws {
        let pilot = pilot()
        try pilot.press("Enter", "/")
        pilot.type("fra")
        #expect(pilot.screen.contains("search: fra_ (1 of 1)"))
        #expect(pilot.highlighted.contains("Français"))
        // The cursor is where the next letter comes, and on an option again once the arrows move.
        #expect(pilot.cursorLine.contains("search: fra_"))
        #expect(!pilot.screen.contains("Deutsch"))
        try pilot.press("Down")
        #expect(pilot.cursorLine.contains("> ( ) Français"))
        pilot.type("x")
        #expect(pilot.screen.contains("search: frax_ (nothing found)"))
        try pilot.press("Enter", "Backspace", "Esc")
        #expect(pilot.screen.contains("search: _ (4 of 7)"))
        pilot.type("portug")
        try pilot.press("Enter")
        #expect(pilot.line(1) == "6")
    }

    @Test("Of 10,000 options only those that show are laid out, and the cursor stays on the focused one")
    func many() throws {
        let pilot = pilot((0..<10_000).map { "Option number \($0)" })
        try pilot.press("Enter", "End")
        #expect(pilot.cursorLine.contains("Option number 9999"))
        let before = pilot.host.statistics
        try pilot.press("Up")
        #expect(pilot.host.statistics.layouts - before.layouts < 20)
        #expect(pilot.cursorLine.contains("Option number 9998"))
        try pilot.press("PgUp", "Home", "PgDn", "PgDn")
        #expect(pilot.cursorLine.contains("Option number"))
        pilot.type("77 9")
        #expect(pilot.highlighted.contains("Option number 779"), "\(pilot.screen)")
        try pilot.press("Enter")
        #expect(pilot.line(1) == "779")
    }

    @Test("Complete at 20x6, in ASCII")
    func small() throws {
        var environment = EnvironmentValues()
        environment.glyphs = .ascii
        environment.theme = .mono
        let choices = [
            Choice(1, key: "1", label: .verbatim("More than half the days")),
            Choice(2, key: "2", label: .verbatim("Never")),
        ]
        let pilot = Pilot(Country(choices: choices), width: 20, height: 6, environment: environment)
        try pilot.press("Enter")
        #expect(
            pilot.screen.hasPrefix("search: _ (1 of 2)\n>( ) 1 More than\n     half the days\n ( ) 2 Never"),
            "\(pilot.screen)")
        try pilot.press("2", "Enter")
        #expect(pilot.line(0) == "> [ 2 Never v ]")
    }

    @Test("On 20 columns all of the search can be read: it wraps, and of a long one the end shows")
    func narrowSearch() throws {
        let pilot = pilot(width: 20, height: 8)
        try pilot.press("Enter")
        pilot.type("itali")
        #expect(pilot.lines.prefix(3) == ["search: itali_ (1 of", "1)", ">( ) Italiano"])
        pilot.type("enischer als die anderen Sprachen und noch mehr als das")
        let lines = pilot.lines.joined(separator: " ")
        #expect(lines.contains("search: italienischer als"), "Nothing found leaves all rows to the search")
        #expect(lines.contains("als das_ (nothing found)"))
    }
}
