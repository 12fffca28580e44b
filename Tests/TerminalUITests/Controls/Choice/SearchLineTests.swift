import Testing

@testable import TerminalUI

@Suite("The line of a search") struct SearchLineTests {
    private func text(_ line: SearchLine) -> [String] { line.lines.map { String($0.map(\.character)) } }

    @Test("The cursor stands on the mark after the text, whatever comes after it") func cursor() {
        let plain = SearchLine("/ ", "abc", note: " (nothing found)", width: 40)
        #expect(text(plain) == ["/ abc_ (nothing found)"])
        #expect(plain.cursor == CellPoint(x: 5, y: 0))
        let own = SearchLine("/ ", "a_b_", note: "", width: 40)
        #expect(own.cursor == CellPoint(x: 6, y: 0))
        let wide = SearchLine("/ ", "日本", note: "", width: 40)
        #expect(wide.cursor == CellPoint(x: 6, y: 0))
        let marks = SearchLine("/ ", "e\u{301}👨‍👩‍👧", note: "", width: 40)
        #expect(marks.lines[0][..<marks.lines[0].firstIndex { $0.character == "_" }!].columns == marks.cursor.x)
    }

    @Test("It goes along where the text wraps", arguments: 1...12) func wraps(width: Int) {
        let line = SearchLine("/ ", "two words", note: " (nothing found)", width: width)
        let row = line.lines[line.cursor.y]
        var x = 0
        let glyph = row.first { glyph in
            defer { x += Int(glyph.width) }
            return x == line.cursor.x
        }
        #expect(glyph?.character == "_", "\(text(line))")
    }

    @Test("From right to left it stands at the left end") func rightToLeft() {
        let line = SearchLine("/ ", "שלום", note: "", width: 20)
        #expect(text(line) == ["_םולש /"])
        #expect(line.cursor == CellPoint(x: 0, y: 0))
    }

    @Test("What there is no room for is left out at the beginning") func cut() {
        let line = SearchLine(
            "/ ", "a very long text indeed", note: "", room: CellSize(width: 12, height: 1), cut: "…")
        #expect(text(line) == ["/ …t indeed_"])
        let none = SearchLine("/ ", "abc", note: " (nothing)", room: CellSize(width: 4, height: 0), cut: "…")
        #expect(none.lines.count > 1)
        #expect(none.lines[0].contains { $0.character == "_" })
    }
}
