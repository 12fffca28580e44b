import Testing

@testable import TerminalUI

@Suite("Text commands") @MainActor struct TextCommandTests {
    @Test("No key has two meanings, none is a bare character, none is Ctrl-Z, and each has a key that needs no Alt")
    func keys() {
        let all = TextCommand.allCases.flatMap(\.keys)
        #expect(Set(all).count == all.count)
        for key in all {
            if case .character = key.code { #expect(!key.modifiers.isEmpty) }
            #expect(key != .control("z") && key != .control("c") && key != .control("h"))
        }
        for command in TextCommand.allCases where command != .deleteWordForward {
            #expect(command.keys.contains { !$0.modifiers.contains(.alt) })
        }
    }

    @Test("Every command has its words in every language")
    func titles() {
        for language in ["en", "de", "fr", "it"] {
            let catalogue = StringCatalogue(language: language)
            for binding in TextCommand.bindings(TextCommand.allCases, selecting: [.left]) {
                #expect(!binding.title.text(in: catalogue).contains("‹"))
            }
        }
    }
}
