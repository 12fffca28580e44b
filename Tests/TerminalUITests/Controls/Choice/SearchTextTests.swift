import Testing

@testable import TerminalUI

@Suite("Search text") struct SearchTextTests {
    @Test(
        "Capitals and marks do not matter",
        arguments: [
            ("Zürich", "zurich"), ("ÉCOLE", "ecole"), ("日本", "日本"), ("Straße", "straße"), ("e\u{301}", "e"),
            ("Ångström", "angstrom"),
        ])
    func fold(text: String, folded: String) { #expect(SearchText.fold(text) == folded) }

    @Test("All words must be there; what begins with the search comes first")
    func search() {
        var search = OptionSearch(count: 4) { ["New Zealand", "Zambia", "Azores", "Zürich Land"] }
        search.search("z")
        #expect(search.found == [0, 1, 2, 3])
        #expect(search.best == 1)
        search.search("zu")
        #expect(search.found == [3])
        search.search("z")
        #expect(search.found == [0, 1, 2, 3])
        search.search("land z")
        #expect(search.found == [0, 3])
        search.search("q")
        #expect(search.found == [] && search.best == nil)
        search.search("")
        #expect(search.found.count == 4)
    }
}
