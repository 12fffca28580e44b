import TerminalUI
import TerminalUITesting
import Testing

@MainActor private final class Sheet {
    var fired: [String] = []
}

private struct Field: View {
    @State var text = ""
    var maxLength = 100
    var isSecure = false
    var sheet = Sheet()
    var digitsOnly = false
    var body: some View {
        VStack {
            TextField(
                .verbatim("year-month-day"), text: $text, maxLength: maxLength, isSecure: isSecure,
                accepts: { !digitsOnly || $0.isNumber })
            Text(verbatim: text)
        }
        .keyBindings([
            KeyBinding(.character("q"), .verbatim("letter")) { sheet.fired.append("q") },
            KeyBinding(.backspace, .verbatim("back")) { sheet.fired.append("backspace") },
            KeyBinding(.enter, .verbatim("next")) { sheet.fired.append("enter") },
            KeyBinding(.alt("x"), .verbatim("alt")) { sheet.fired.append("alt") },
        ])
    }
}

private struct Editor: View {
    @State var text = ""
    let sheet: Sheet
    var body: some View {
        TextEditor(text: $text, rows: 3...4).keyBindings([
            KeyBinding(.enter, .verbatim("next")) { sheet.fired.append(text) }
        ])
    }
}

@Suite("Text controls") @MainActor struct TextFieldTests {
    @Test("Letters, Backspace and arrows belong to the text; bindings with bare letters never fire")
    func typing() throws {
        let sheet = Sheet()
        let pilot = Pilot(Field(sheet: sheet), width: 20, height: 2)
        #expect(pilot.line(0) == "year-month-day")
        pilot.type("aqb")
        #expect(pilot.screen == "aqb\naqb")
        #expect(pilot.cursor == CellPoint(x: 3, y: 0))
        try pilot.press("Left", "Backspace", "Home", "Delete", "Backspace", "End")
        #expect(pilot.screen == "b\nb")
        #expect(sheet.fired == [])
        try pilot.press("Enter", "Alt-x")
        #expect(sheet.fired == ["enter", "alt"])
    }

    @Test("A long text scrolls under the cursor, wide characters whole")
    func scrolling() throws {
        let pilot = Pilot(Field(), width: 8, height: 1)
        pilot.type("日本語日本語")
        #expect(pilot.cursor == CellPoint(x: 7, y: 0))
        #expect(pilot.line(0).hasSuffix("本語"))
        try pilot.press("Home")
        #expect(pilot.line(0) == "日本語日")
        #expect(pilot.cursor == CellPoint(x: 0, y: 0))
    }

    @Test("A paste is text on one line, capped at the length allowed, and filtered")
    func paste() {
        let pilot = Pilot(Field(maxLength: 5), width: 20, height: 2)
        pilot.paste("ab\ncdefgh")
        #expect(pilot.line(1) == "ab cd")
        let digits = Pilot(Field(digitsOnly: true), width: 20, height: 2)
        digits.paste("1a2b")
        digits.type("c3")
        #expect(digits.line(1) == "123")
    }

    @Test("A secure field shows stars")
    func secure() {
        let pilot = Pilot(Field(isSecure: true), width: 20, height: 1)
        pilot.type("geheim")
        #expect(pilot.line(0) == "******")
    }

    @Test("A combining mark joins the letter before it")
    func combining() throws {
        let pilot = Pilot(Field(), width: 20, height: 2)
        pilot.type("e")
        pilot.send(.key(.character("\u{301}")))
        #expect(pilot.line(1) == "e\u{301}")
        try pilot.press("Backspace")
        #expect(pilot.line(1) == "")
    }

    @Test("In an editor Enter goes on, Alt-Enter and Ctrl-J make lines, arrows move between wrapped lines")
    func editor() throws {
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

    @Test("A resize never touches what has been typed")
    func resize() {
        let pilot = Pilot(Field(), width: 20, height: 2)
        pilot.type("hello")
        pilot.resize(width: 1, height: 1)
        pilot.resize(width: 30, height: 3)
        pilot.type("!")
        #expect(pilot.line(1) == "hello!")
    }
}
