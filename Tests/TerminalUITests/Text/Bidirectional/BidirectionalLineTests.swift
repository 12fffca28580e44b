import TerminalUITesting
import Testing

@testable import TerminalUI

/// Hebrew letters stand for capitals in these cases, as in UAX #9: `ABC` is alef, bet, gimel; Arabic ones are `XYZ`.
@Suite("Text from right to left")
struct BidirectionalLineTests {
    private static let letters: [Character: Character] = [
        "A": "א", "B": "ב", "C": "ג", "D": "ד", "E": "ה", "F": "ו", "X": "ا", "Y": "ب", "Z": "ت",
    ]

    private func write(_ text: String) -> String { String(text.map { Self.letters[$0] ?? $0 }) }

    private func read(_ glyphs: [Glyph]) -> String {
        let back = Dictionary(uniqueKeysWithValues: Self.letters.map { ($1, $0) })
        return String(glyphs.map { back[$0.character] ?? $0.character })
    }

    /// Text in logical order, and as it stands on the screen.
    static let cases: [(logical: String, visual: String)] = [
        ("plain text, (1-2)", "plain text, (1-2)"),
        ("ABC", "CBA"),
        ("ABC DEF", "FED CBA"),
        ("car is ABC now", "car is CBA now"),
        ("car is ABC DEF now", "car is FED CBA now"),
        ("ABC car DEF", "FED car CBA"),
        ("ABC 123 DEF", "FED 123 CBA"),
        ("ABC 12.5 kg", "kg 12.5 CBA"),
        ("ABC 1,234.50", "1,234.50 CBA"),
        ("ABC -5%", "5%- CBA"),
        ("3 ABC", "CBA 3"),
        ("a 3 ABC", "a 3 CBA"),
        ("XYZ 12-13", "13-12 ZYX"),
        ("ABC 12-13", "12-13 CBA"),
        ("ABC (DEF)", "(FED) CBA"),
        ("say ABC (DEF) now", "say (FED) CBA now"),
        ("ABC?", "?CBA"),
        ("is it ABC?", "is it CBA?"),
        ("1. ABC", "CBA .1"),
        ("ABC, DEF.", ".FED ,CBA"),
        ("ABC   ", "   CBA"),
    ]

    @Test("stands in the order in which it is read", arguments: cases)
    func order(_ logical: String, _ visual: String) {
        #expect(read(BidirectionalLine.visual(DisplayText.line(write(logical)))) == visual)
    }

    @Test("takes the direction of its paragraph from the first strong letter, on every line of it")
    func wrapped() {
        let lines = LineWrap.lines(write("ABC DEF one two ABC"), width: 11)
        #expect(lines.map(read) == ["one FED CBA", "CBA two"])
        #expect(LineWrap.lines(write("one two ABC DEF"), width: 11).map(read) == ["one two CBA", "FED"])
        // Also on a line of it that has no letter from right to left.
        #expect(LineWrap.lines(write("ABC one, two!"), width: 8).map(read) == [",one CBA", "!two"])
    }

    @Test("keeps marks on their letters, and never loses or adds a column")
    func marks() {
        var generator = SeededRandom(seed: 11)
        let pool: [Character] = ["א", "ב", "ا", "ـ", "שׁ", "a", "1", " ", "(", ")", ".", "-", "日", "é", "٣", "%"]
        for _ in 0..<500 {
            let text = String(
                (0..<Int.random(in: 0...30, using: &generator)).map { _ in pool.randomElement(using: &generator) ?? " "
                })
            let line = DisplayText.line(text)
            let order = BidirectionalLine(line, isRightToLeft: .random(using: &generator)).order
            #expect(order.sorted() == Array(line.indices), "\(text)")
            #expect(BidirectionalLine.visual(line).columns == line.columns)
        }
    }

    @Test("A control for direction in somebody's text is shown by its code, and steers nothing")
    func controls() {
        #expect(DisplayText.safe("a\u{202E}b") == "a‹U+202E›b")
        let line = BidirectionalLine.visual(DisplayText.line("\u{202E}ab\u{202C}"))
        #expect(String(line.map(\.character)) == "‹U+202E›ab‹U+202C›")
    }

    @Test("A text keeps its looks, and a paragraph from right to left stands at the right edge")
    @MainActor func views() throws {
        let text = Text(verbatim: "אבג ") + Text(verbatim: "one").bold() + Text(verbatim: "\ntwo and more")
        let host = ViewHost(text.frame(maxWidth: .max, alignment: .topLeading), size: CellSize(width: 12, height: 2))
        let grid = host.frame().grid
        #expect(grid.text(row: 0) == "     one גבא")
        #expect(grid.text(row: 1) == "two and more")
        let bold = (0..<12).filter { grid[$0, 0].style.attributes.contains(.bold) }.map { grid[$0, 0].character }
        #expect(String(bold) == "one")
    }
}
