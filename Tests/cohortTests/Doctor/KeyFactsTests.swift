import StudyScreens
import TerminalUI
import Testing

@testable import cohort

@Suite("What the doctor says of keys") struct KeyFactsTests {
    private func section(_ lines: String) -> FactSection {
        KeyFacts.section(
            lines, table: KeyTable(parsing: EmbeddedResources.keyTable), EmbeddedResources.catalogue(language: "en"))
    }

    @Test("is none where nobody wants other keys") func none() {
        #expect(section("") == FactSection(title: "Keys", facts: [Fact("other keys", "none")]))
    }

    @Test("names those that are wanted, and each stored line that is not used, with what to do") func rejected() {
        let facts = section("key.review = F7\nkey.erase = Ctrl-X\nnonsense\n").facts
        #expect(facts.map(\.name) == ["other keys", "line 2", "line 3"], "\(facts)")
        #expect(facts[0].finding.contains("key.review F7"))
        #expect(facts.dropFirst().allSatisfy { $0.finding.hasPrefix("not used: ") && $0.advice != nil }, "\(facts)")
    }
}
