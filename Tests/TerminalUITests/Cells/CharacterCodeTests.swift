import Testing

@testable import TerminalUI

@Suite("Characters as numbers")
struct CharacterCodeTests {
    @Test(
        "Every character comes back as it was",
        arguments: ["a", "é", "e\u{301}", "日", "👩‍👩‍👧", "\r\n", "\u{10FFFF}"] as [Character])
    func roundTrip(_ character: Character) {
        let code = CharacterCode(character)
        #expect(code.character == character)
        #expect((code.scalar == nil) == (character.unicodeScalars.count > 1))
    }

    @Test("Equal characters have equal numbers, others have others")
    func equality() {
        #expect(CharacterCode("e\u{301}" as Character) == CharacterCode("e\u{301}" as Character))
        #expect(CharacterCode("e\u{301}" as Character) != CharacterCode("e\u{300}" as Character))
        #expect(CharacterCode(" " as Character) == .space)
    }

    @Test("A cell is eight bytes without gaps, so that cells can be compared by their bytes")
    func cells() {
        #expect(MemoryLayout<Cell>.size == 8)
        #expect(MemoryLayout<CharacterCode>.size + MemoryLayout<CellStyle>.size + MemoryLayout<UInt8>.size == 8)
    }
}
