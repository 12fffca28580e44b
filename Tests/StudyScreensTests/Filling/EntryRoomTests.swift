import TerminalUITesting
import Testing

@testable import StudyScreens

@Suite("The room in a field") struct EntryRoomTests {
    @Test("leaves out the end of what was put in, and nothing that stood there")
    func insertion() {
        #expect(EntryRoom.fit("abcd", after: "", limit: 4) == ("abcd", 0))
        #expect(EntryRoom.fit("abcdef", after: "", limit: 4) == ("abcd", 2))
        // "abc" with "123" put in after its first letter.
        #expect(EntryRoom.fit("a123bc", after: "abc", limit: 4) == ("a1bc", 2))
        #expect(EntryRoom.fit("abcxx", after: "abc", limit: 3) == ("abc", 2))
        #expect(EntryRoom.fit("xxabc", after: "abc", limit: 4) == ("xabc", 1))
    }

    @Test("leaves out the end where the text is another one") func replacement() {
        #expect(EntryRoom.fit("vwxyz", after: "abc", limit: 3) == ("vwx", 2))
        #expect(EntryRoom.fit("aaaaaa", after: "aaaa", limit: 4) == ("aaaa", 2))
    }

    @Test("counts what people see as characters") func characters() {
        let family = "👩‍👩‍👧"
        #expect(EntryRoom.fit(family + family + "a", after: "", limit: 2) == (family + family, 1))
        #expect(EntryRoom.fit("äöü", after: "", limit: 3) == ("äöü", 0))
    }

    @Test("keeps its promise for any two texts", arguments: 0..<400) func anyTexts(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func next(_ bound: Int) -> Int { .random(in: 0..<bound, using: &random) }
        func word() -> String { String((0..<next(7)).map { _ in Character(["a", "b", "é"][next(3)]) }) }
        let limit = next(8)
        let old = word()
        let new = word()
        let (text, leftOut) = EntryRoom.fit(new, after: old, limit: limit)
        #expect(text.count == min(new.count, limit))
        #expect(text.count + leftOut == new.count)
    }
}
