import TerminalUI
import TerminalUITesting
import Testing

@MainActor private final class Sheet {
    var fired: [String] = []
}

private struct Editor: View {
    @State var text = ""
    var sheet = Sheet()
    var limit: Int?
    var rows = 3...4
    var body: some View {
        TextEditor(text: $text, maxLength: limit, rows: rows).keyBindings([
            KeyBinding(.enter, .verbatim("next")) { sheet.fired.append(text) },
            KeyBinding(.up, .verbatim("up")) { sheet.fired.append("up") },
        ])
    }
}

@Suite("Text editor") @MainActor struct TextEditorTests {
    @Test("Enter goes on, Alt-Enter and Ctrl-J make lines, arrows move between wrapped lines")
    func lines() throws {
        let sheet = Sheet()
        let pilot = Pilot(Editor(sheet: sheet), width: 10, height: 5)
        pilot.type("one two three")
        #expect(pilot.screen == "one two\nthree")
        try pilot.press("Alt-Enter")
        pilot.type("four")
        try pilot.press("Ctrl-J", "5")
        #expect(pilot.screen == "one two\nthree\nfour\n5")
        #expect(pilot.cursor == CellPoint(x: 1, y: 3))
        try pilot.press("Up", "End", "Up", "Home")
        #expect(pilot.cursor == CellPoint(x: 0, y: 1))
        pilot.type("X")
        try pilot.press("Enter")
        #expect(sheet.fired == ["one two Xthree\nfour\n5"])
    }

    @Test("Up and down keep the column over shorter lines; at the first line the key goes on")
    func column() throws {
        let sheet = Sheet()
        let pilot = Pilot(Editor(sheet: sheet, rows: 3...6), width: 20, height: 6)
        pilot.paste("long line\nab\nanother one")
        try pilot.press("Up")
        #expect(pilot.cursor == CellPoint(x: 2, y: 1))
        try pilot.press("Up")
        #expect(pilot.cursor == CellPoint(x: 9, y: 0))
        try pilot.press("Down", "Down")
        #expect(pilot.cursor == CellPoint(x: 11, y: 2))
        try pilot.press("Ctrl-Home", "Up", "PgDn")
        #expect(pilot.cursor == CellPoint(x: 0, y: 2))
        #expect(sheet.fired == ["up"])
        try pilot.press("Ctrl-End", "PgUp")
        #expect(pilot.cursor == CellPoint(x: 9, y: 0))
    }

    @Test("A word longer than the line is broken; End stays on its line")
    func longWord() throws {
        let pilot = Pilot(Editor(rows: 4...4), width: 6, height: 4)
        pilot.type("abcdefghijkl")
        #expect(pilot.screen == "abcde\nfghij\nkl")
        try pilot.press("Up", "End")
        #expect(pilot.cursor == CellPoint(x: 4, y: 1))
        try pilot.press("Home", "Up")
        #expect(pilot.cursor == CellPoint(x: 0, y: 0))
        let wide = Pilot(Editor(rows: 4...4), width: 6, height: 4)
        wide.paste("日本語日本語")
        #expect(wide.screen == "日本\n語日\n本語")
        #expect(wide.cursor == CellPoint(x: 4, y: 2))
    }

    @Test("Selections run over lines, in reverse")
    func selecting() throws {
        let pilot = Pilot(Editor(), width: 20, height: 4)
        pilot.paste("one\ntwo\nthree")
        try pilot.press("Up", "Shift-Up")
        #expect(pilot.highlighted == "two")
        try pilot.press("Shift-Up", "Shift-Up", "Delete")
        #expect(pilot.screen == "\nthree")
        try pilot.press("Ctrl-_")
        #expect(pilot.screen == "one\ntwo\nthree")
        try pilot.press("Ctrl-A", "x")
        #expect(pilot.screen == "x")
    }

    @Test("With a limit it counts, and says what there was no room for")
    func limit() throws {
        let pilot = Pilot(Editor(limit: 10), width: 60, height: 6)
        pilot.type("abc")
        #expect(pilot.line(0) == "3 of 10 characters")
        #expect(pilot.line(1) == "abc")
        #expect(pilot.cursor == CellPoint(x: 3, y: 1))
        pilot.paste("0123456789")
        #expect(pilot.line(0) == "10 of 10 characters")
        #expect(pilot.screen.hasSuffix("! 3 characters were left out: there is room for 10."))
        #expect(pilot.cursorLine == "abc0123456")
        pilot.resize(width: 20, height: 2)
        #expect(pilot.cursorLine == "abc0123456")
    }

    @Test("A paste keeps its lines and nothing else of what is no text")
    func paste() {
        let pilot = Pilot(Editor(), width: 20, height: 4)
        pilot.paste("a\r\nb\u{1B}[2Jc\td\u{7}")
        #expect(pilot.screen == "a\nbc d")
    }

    @Test("The cursor is on the screen at any size, whatever the text")
    func sizes() throws {
        let pilot = Pilot(Editor(limit: 500), width: 20, height: 6)
        pilot.paste("שלום עולם 日本語 e\u{301}\u{302} 👩‍👩‍👧 averyveryverylongword\n\n" + String(repeating: "x y ", count: 40))
        for (width, height) in [(1, 1), (2, 1), (3, 2), (7, 3), (20, 6), (80, 24), (500, 200)] {
            pilot.resize(width: width, height: height)
            for key in ["Up", "Home", "Ctrl-Left", "End", "Down", "PgUp", "PgDn", "Ctrl-Home", "Ctrl-End"] {
                try pilot.press(key)
                let cursor = try #require(pilot.cursor)
                #expect(cursor.x >= 0 && cursor.x < width && cursor.y >= 0 && cursor.y < height)
            }
        }
    }
}
