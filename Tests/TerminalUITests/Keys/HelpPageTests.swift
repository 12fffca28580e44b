import TerminalUI
import TerminalUITesting
import Testing

@Suite("The help page") @MainActor struct HelpPageTests {
    @Test("At 20 by 6 every word of it can be reached by scrolling, none cut off")
    func small() throws {
        let titles = ["go on to the next question", "submit all answers to the study", "leave; everything is kept"]
        let view = VStack {
            Button(.verbatim("Go")) {}
            HelpLine()
        }
        .keyBindings(
            titles.enumerated().map { KeyBinding(Key(.function($0.offset + 2)), .verbatim($0.element)) {} })
        let pilot = Pilot(view, width: 20, height: 6)
        try pilot.press("?")
        var words: Set<String> = []
        for _ in 0..<30 {
            words.formUnion(pilot.screen.split(whereSeparator: \.isWhitespace).map(String.init))
            try pilot.press("Down")
        }
        for word in titles.flatMap({ $0.split(separator: " ") }) { #expect(words.contains(String(word)), "\(word)") }
    }

    @Test("Keys that a label stands for are not named once more") func ranges() throws {
        let digits = "0123".map(Key.character) + [Key(.function(5))]
        let view = Button(.verbatim("Go")) {}.keyBindings([KeyBinding(digits, .verbatim("answer"), label: "0-3") {}])
        let pilot = Pilot(view, width: 60, height: 12)
        try pilot.press("?")
        #expect(pilot.screen.contains("0-3, F5       answer"), "\(pilot.screen)")
    }

    @Test("It speaks the language set around the focus, also after a resize")
    func language() throws {
        let view = Button(.verbatim("Go")) {}.environment(\.catalogue, StringCatalogue(language: "de"))
        let pilot = Pilot(view, width: 60, height: 12)
        try pilot.press("F1")
        #expect(pilot.line(0) == "Tasten, die hier gelten")
        pilot.resize(width: 50, height: 10)
        #expect(pilot.line(0) == "Tasten, die hier gelten")
        #expect(pilot.screen.contains("schliessen"))
    }
}
