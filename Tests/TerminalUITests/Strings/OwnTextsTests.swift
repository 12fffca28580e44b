import Testing

@testable import TerminalUI

@Suite("Own texts") struct OwnTextsTests {
    @Test("Every language has all of them, and each takes the same arguments", arguments: ["de", "fr", "it"])
    func complete(language: String) throws {
        let english = try #require(OwnTexts.table(of: "en"))
        let table = try #require(OwnTexts.table(of: language))
        #expect(Set(table.keys) == Set(english.keys))
        for (key, entry) in english { #expect(arguments(of: table[key]) == arguments(of: entry), "\(key)") }
    }

    @Test("Another language has none") func other() { #expect(OwnTexts.table(of: "rm") == nil) }

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
