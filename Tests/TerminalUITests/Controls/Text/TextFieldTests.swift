import TerminalUI
import TerminalUITesting
import Testing

@MainActor private final class Sheet {
    var fired: [String] = []
}

private struct Field: View {
    @State var text = ""
    var maxLength = 100
    var sheet = Sheet()
    var digitsOnly = false
    var body: some View {
        VStack {
            TextField(
                .verbatim("year-month-day"), text: $text, maxLength: maxLength,
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

private struct Capitals: View {
    @State private var text = ""
    var body: some View {
        TextField(text: Binding(get: { text }, set: { text = $0.uppercased() }))
    }
}

@Suite("Text field") @MainActor struct TextFieldTests {
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

    @Test("However a text is moved about in, the part that shows is the one that the whole line would show")
    func shownPart() throws {
        for seed in UInt64(1)...20 {
            var random = SeededRandom(seed: seed)
            let width = Int.random(in: 1...9, using: &random)
            let pilot = Pilot(Field(), width: width, height: 1)
            var text: [Character] = []
            var cursor = 0
            var first = 0
            for _ in 0..<120 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0...3:
                    let letter = Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &random)))
                    pilot.press(.character(letter))
                    text.insert(letter, at: cursor)
                    cursor += 1
                case 4:
                    pilot.press(.left)
                    cursor = max(0, cursor - 1)
                case 5:
                    pilot.press(.right)
                    cursor = min(text.count, cursor + 1)
                case 6:
                    pilot.press(.backspace)
                    if cursor > 0 {
                        text.remove(at: cursor - 1)
                        cursor -= 1
                    }
                default:
                    let isStart = Bool.random(using: &random)
                    pilot.press(isStart ? .home : .end)
                    cursor = isStart ? 0 : text.count
                }
                // The line as one: it moves no further than it has to, and leaves no room free that it could fill.
                first = max(min(first, cursor), cursor - width + 1)
                first = max(0, min(first, text.count - width + 1))
                if !text.isEmpty { #expect(pilot.line(0) == String(text[first...].prefix(width)), "seed \(seed)") }
                #expect(pilot.cursor == CellPoint(x: cursor - first, y: 0), "seed \(seed)")
            }
        }
    }

    @Test("A long text scrolls under the cursor, wide characters whole")
    func scrolling() throws {
        let pilot = Pilot(Field(), width: 8, height: 1)
        pilot.type("日本語日本語")
        #expect(pilot.cursor == CellPoint(x: 6, y: 0))
        #expect(pilot.line(0).hasSuffix("本語"))
        try pilot.press("Home")
        #expect(pilot.line(0) == "日本語日")
        #expect(pilot.cursor == CellPoint(x: 0, y: 0))
    }

    @Test("A paste is text on one line, capped at the length allowed, and filtered")
    func paste() {
        let pilot = Pilot(Field(maxLength: 5), width: 20, height: 2)
        pilot.paste("ab\ncdefgh")
        #expect(pilot.line(0) == "ab cd")
        let digits = Pilot(Field(digitsOnly: true), width: 20, height: 2)
        digits.paste("1a2b")
        digits.type("c3")
        #expect(digits.line(1) == "123")
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

    @Test("A resize never touches what has been typed")
    func resize() {
        let pilot = Pilot(Field(), width: 20, height: 2)
        pilot.type("hello")
        pilot.resize(width: 1, height: 1)
        pilot.resize(width: 30, height: 3)
        pilot.type("!")
        #expect(pilot.line(1) == "hello!")
    }

    @Test("Words are passed and deleted, a line is deleted up to the cursor")
    func words() throws {
        let pilot = Pilot(Field(), width: 30, height: 2)
        pilot.type("one two, three")
        try pilot.press("Ctrl-Left")
        #expect(pilot.cursor == CellPoint(x: 9, y: 0))
        try pilot.press("Alt-b", "Alt-b", "Ctrl-Right")
        #expect(pilot.cursor == CellPoint(x: 3, y: 0))
        try pilot.press("Alt-f", "Ctrl-W")
        #expect(pilot.line(1) == "one , three")
        try pilot.press("Alt-d", "Alt-Backspace")
        #expect(pilot.line(1) == "")
        pilot.type("abc def")
        try pilot.press("Left", "Ctrl-U")
        #expect(pilot.line(1) == "f")
    }

    @Test("Shift selects, in reverse; what is typed, pasted or deleted takes its place")
    func selecting() throws {
        let pilot = Pilot(Field(), width: 30, height: 2)
        pilot.type("one two")
        try pilot.press("Shift-Left", "Shift-Left", "Shift-Left")
        #expect(pilot.highlighted == "two")
        #expect(pilot.cursor == CellPoint(x: 4, y: 0))
        try pilot.press("Left")
        #expect(pilot.highlighted == "")
        #expect(pilot.cursor == CellPoint(x: 4, y: 0))
        try pilot.press("Shift-End", "x")
        #expect(pilot.line(1) == "one x")
        try pilot.press("Shift-Home", "Backspace")
        #expect(pilot.line(1) == "")
        pilot.type("abc")
        try pilot.press("Ctrl-A")
        #expect(pilot.highlighted == "abc")
        pilot.paste("d\u{1B}[31me\tf")
        #expect(pilot.line(1) == "de f")
        pilot.press(Key(.left, [.control, .shift]))
        #expect(pilot.highlighted == "f")
    }

    @Test("Undo takes back a word at a time, redo does it again, and what is typed then ends the redo")
    func undo() throws {
        let pilot = Pilot(Field(), width: 30, height: 2)
        pilot.type("one two")
        try pilot.press("Ctrl-_")
        #expect(pilot.line(1) == "one")
        try pilot.press("Alt-u", "Ctrl-_")
        #expect(pilot.line(1) == "")
        try pilot.press("Ctrl-Y", "Ctrl-Y", "Ctrl-Y")
        #expect(pilot.line(1) == "one two")
        try pilot.press("Backspace", "Backspace", "Ctrl-_")
        #expect(pilot.line(1) == "one two")
        #expect(pilot.cursor == CellPoint(x: 7, y: 0))
        try pilot.press("Ctrl-_", "x", "Ctrl-Y")
        #expect(pilot.line(1) == "one x")
    }

    @Test("What there is no room for is said in words, and forgotten with the next key")
    func limit() throws {
        let pilot = Pilot(Field(maxLength: 5), width: 60, height: 3)
        pilot.paste("abcdefgh")
        #expect(pilot.line(1) == "! 3 characters were left out: there is room for 5.")
        #expect(pilot.line(2) == "abcde")
        try pilot.press("Left")
        #expect(pilot.line(1) == "! 3 characters were left out: there is room for 5.")
        try pilot.press("Backspace")
        #expect(pilot.line(1) == "abce")
        pilot.type("xy")
        #expect(pilot.line(1) == "! 1 character was left out: there is room for 5.")
    }

    @Test("Emoji and flags are one character for the cursor, whatever is beside them")
    func clusters() throws {
        let pilot = Pilot(Field(), width: 30, height: 2)
        pilot.paste("a👩‍👩‍👧🇨🇭é日")
        try pilot.press("Left", "Left", "Left", "Left")
        #expect(pilot.cursor == CellPoint(x: 1, y: 0))
        try pilot.press("Delete")
        #expect(pilot.line(1) == "aCHé日")
        try pilot.press("End", "Shift-Left")
        #expect(pilot.highlighted == "日")
    }

    @Test("A text that its owner writes otherwise keeps the cursor where it is typed") func owner() throws {
        let pilot = Pilot(Capitals(), width: 30, height: 2)
        pilot.type("ac")
        try pilot.press("Left")
        pilot.type("bb")
        #expect(pilot.line(0) == "ABBC")
        #expect(pilot.cursor == CellPoint(x: 3, y: 0))
    }

    @Test("A placeholder that is longer than the field says that it goes on") func placeholder() throws {
        let field = TextField(.verbatim("the name of the medicine"), text: .constant(""))
        #expect(Pilot(field, width: 16, height: 1).line(0) == "the name of the…")
        var environment = EnvironmentValues()
        environment.glyphs = .ascii
        #expect(Pilot(field, width: 16, height: 1, environment: environment).line(0).hasPrefix("the name of..."))
    }
}
