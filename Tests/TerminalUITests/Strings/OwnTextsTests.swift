import Testing

@testable import TerminalUI

@Suite("Own texts") struct OwnTextsTests {
    @Test("Every language has all of them, and each takes the same arguments", arguments: ["de", "fr", "it"])
    func complete(language: String) {
        let english = texts(of: "en")
        let table = texts(of: language)
        #expect(!english.isEmpty)
        #expect(Set(table.keys) == Set(english.keys))
        for (key, entry) in english { #expect(arguments(of: table[key]) == arguments(of: entry), "\(key)") }
    }

    @Test("Every text is found by its name, and no name is in two groups", arguments: ["en", "de", "fr", "it"])
    func found(language: String) {
        let groups = OwnTexts.groups(of: language).map { $0() }
        #expect(groups.map(\.count).reduce(0, +) == texts(of: language).count)
        for (key, entry) in texts(of: language) { #expect(OwnTexts.entry(key, in: language) == entry) }
        #expect(OwnTexts.entry("terminal.none", in: language) == nil)
    }

    @Test("Another language has none") func other() {
        #expect(OwnTexts.groups(of: "rm").isEmpty)
        #expect(OwnTexts.entry("terminal.help", in: "rm") == nil)
    }

    private func texts(of language: String) -> StringCatalogue.Table {
        OwnTexts.groups(of: language).reduce(into: [:]) { $0.merge($1()) { own, _ in own } }
    }

    private func arguments(of entry: StringCatalogue.Entry?) -> [Set<Substring>] {
        let forms =
            switch entry {
            case .text(let text)?: [text]
            case .plural(let one, let other)?: [one, other]
            case nil: [String]()
            }
        return forms.map { Set($0.matches(of: /\{[^}]*\}/).map(\.output)) }
    }
}
