import Testing

@testable import FHIRPath

@Suite("Search in texts") struct TextSearchTests {
    @Test(
        "Positions count scalars, from the front and from the back",
        arguments: [
            ("banana", "an", 1, 3), ("banana", "ana", 1, 3), ("banana", "x", -1, -1), ("zäöäb", "ä", 1, 3),
            ("", "", 0, 0),
            ("ab", "", 0, 0), ("", "a", -1, -1), ("aaaa", "aa", 0, 2),
        ])
    func positions(text: String, sought: String, first: Int, last: Int) {
        #expect(TextSearch.scalarIndex(of: sought, in: text, isLast: false) == first)
        #expect(TextSearch.scalarIndex(of: sought, in: text, isLast: true) == last)
    }

    @Test(
        "Every occurrence is replaced, up to a limit",
        arguments: [
            ("banana", "an", "X", "bXXa"), ("aaa", "aa", "b", "ba"), ("zäb", "", "-", "-z-ä-b-"), ("", "", "-", "-"),
            ("", "a", "b", ""), ("äöä", "ä", "", "ö"),
        ])
    func replacement(text: String, sought: String, substitute: String, result: String) {
        #expect(TextSearch.replace(sought, in: text, with: substitute) == result)
        #expect(TextSearch.replace(sought, in: text, with: substitute, limit: result.utf8.count) == result)
        #expect(TextSearch.replace(sought, in: text, with: substitute, limit: result.utf8.count - 1) == nil)
    }

    @Test("Texts are found in time that grows with their length") func linear() {
        let text = String(repeating: "a", count: 400_000)
        let sought = String(repeating: "a", count: 200_000) + "b"
        #expect(TextSearch.scalarIndex(of: sought, in: text, isLast: false) == -1)
        #expect(TextSearch.scalarIndex(of: "b" + sought.dropLast(), in: text, isLast: true) == -1)
    }
}
