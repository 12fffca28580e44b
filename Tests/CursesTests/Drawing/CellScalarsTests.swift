import Testing

@testable import Curses

@Suite("Characters that ncurses can be given")
struct CellScalarsTests {
    /// Widths as glibc has them, so that the test does not depend on the process's locale.
    private var cells: CellScalars {
        var cells = CellScalars(isUnicode: true)
        cells.widthOf = { scalar in
            switch scalar {
            case 0..<0x20, 0x7f..<0xa0: -1
            case 0x300...0x36f, 0x200b...0x200f, 0x202a...0x202e, 0xfe00...0xfe0f: 0
            case 0x4e00...0x9fff, 0x1f300...0x1f9ff: 2
            default: 1
            }
        }
        return cells
    }

    private func shown(_ character: Character, _ width: Int) -> [[UInt32]] {
        let parts = cells.parts(of: character, width: width)
        #expect(parts.reduce(0) { $0 + $1.width } == width)
        return parts.map(\.scalars)
    }

    @Test("What both sides agree on stays as it is")
    func agreed() {
        #expect(shown("é", 1) == [[0xe9]])
        #expect(shown("e\u{301}", 1) == [[0x65, 0x301]])
        #expect(shown("中", 2) == [[0x4e2d]])
        #expect(shown("😀", 2) == [[0x1f600]])
    }

    @Test("What terminals disagree about is left out, and the columns are kept")
    func disputed() {
        #expect(shown("❤️", 2) == [[0x2764], [0x20]])
        #expect(shown("👍🏽", 2) == [[0x1f44d]])
        #expect(shown("👨‍👩‍👧", 2) == [[0x1f468]])
        #expect(shown("🇨🇭", 2) == [[0x1f1e8], [0x1f1ed]])
    }

    @Test("At most four marks stand on a base")
    func marks() {
        let zalgo = Character("e" + String(repeating: "\u{301}", count: 50))
        #expect(shown(zalgo, 1) == [[0x65, 0x301, 0x301, 0x301, 0x301]])
    }

    @Test("What cannot be shown is U+FFFD", arguments: ["\u{1b}", "\u{202e}", "\u{9b}", "\u{e000}", "\u{301}", "中"])
    func replaced(text: String) throws {
        #expect(shown(try #require(text.first), 1) == [[0xfffd]])
    }

    @Test("Without UTF-8 a question mark stands for it")
    func withoutUnicode() {
        #expect(CellScalars(isUnicode: false).parts(of: "\u{202e}", width: 2).map(\.scalars) == [[0x3f], [0x20]])
    }
}
