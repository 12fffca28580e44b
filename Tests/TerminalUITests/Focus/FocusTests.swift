import TerminalUI
import TerminalUITesting
import Testing

private struct Form: View {
    @State var first = ""
    @State var second = ""
    @State var isExtraShown = false
    @FocusState var focused: String?
    var body: some View {
        VStack {
            TextField(text: $first).focused($focused, equals: "first")
            HStack {
                Button(.verbatim("A")) {}
                Button(.verbatim("B")) { focused = "second" }
            }
            .focusGroup()
            TextField(text: $second).focused($focused, equals: "second")
            if isExtraShown { Button(.verbatim("Extra")) { isExtraShown = false } }
            Text(verbatim: "at \(focused ?? "-")")
        }
        .keyBindings([KeyBinding(.control("e"), .verbatim("extra")) { isExtraShown.toggle() }])
    }
}

private struct Scrolled: View {
    let count: Int
    var body: some View {
        VStack {
            Text(verbatim: "head")
            ScrollView {
                ForEach(Array(0..<count), id: \.self) { Button(.verbatim("b\($0)")) {} }
            }
            Text(verbatim: "foot")
        }
    }
}

private struct Reading: View {
    var body: some View {
        VStack {
            ScrollView { Text(verbatim: (1...20).map { "line \($0)" }.joined(separator: "\n")) }
            Text(verbatim: "foot")
        }
    }
}

@Suite("Focus") @MainActor struct FocusTests {
    @Test("Tab goes from group to group, arrows move inside one, the cursor goes along")
    func groups() throws {
        let pilot = Pilot(Form(), width: 20, height: 6)
        #expect(pilot.cursor == CellPoint(x: 0, y: 0))
        try pilot.press("Tab", "Right")
        #expect(pilot.screen == "\n [ A ] >[ B ]\n\nat -")
        try pilot.press("Tab")
        #expect(pilot.cursor == CellPoint(x: 0, y: 2))
        try pilot.press("Shift-Tab")
        #expect(pilot.cursorLine == " [ A ] >[ B ]")
        try pilot.press("Shift-Tab", "Shift-Tab")
        #expect(pilot.cursor == CellPoint(x: 0, y: 2))
    }

    @Test("The focus can be moved and followed through a value")
    func focusState() throws {
        let pilot = Pilot(Form(), width: 20, height: 6)
        #expect(pilot.line(3) == "at first")
        try pilot.press("Tab", "Right")
        #expect(pilot.line(3) == "at -")
        try pilot.press("Enter")
        #expect(pilot.line(3) == "at second")
        #expect(pilot.cursor == CellPoint(x: 0, y: 2))
    }

    @Test("The focus stays where it was when views come, and goes to a neighbour when its own goes")
    func survives() throws {
        let pilot = Pilot(Form(), width: 20, height: 6)
        try pilot.press("Tab", "Tab", "Ctrl-E")
        #expect(pilot.cursor == CellPoint(x: 0, y: 2))
        try pilot.press("Tab")
        #expect(pilot.cursorLine == ">[ Extra ]")
        try pilot.press("Enter")
        #expect(pilot.cursor == CellPoint(x: 0, y: 2))
    }

    @Test("A scroll view keeps what has the focus visible and says what is above and below")
    func scrolling() throws {
        let pilot = Pilot(Scrolled(count: 10), width: 32, height: 7)
        #expect(pilot.line(5) == "                  more below (↓)")
        try pilot.press("Down", "Down", "Down", "Down", "Down")
        #expect(pilot.cursorLine == ">[ b5 ]")
        #expect(pilot.line(5) == "  more above (↑)  more below (↓)")
        for _ in 0..<9 { try pilot.press("Down") }
        #expect(pilot.cursorLine == ">[ b9 ]")
        #expect(pilot.line(5) == "                  more above (↑)")
        #expect(pilot.line(6) == "foot")
    }

    @Test("A text longer than the screen scrolls by itself, and the cursor is on its first row shown")
    func reading() throws {
        let pilot = Pilot(Reading(), width: 32, height: 6)
        #expect(pilot.cursor == CellPoint(x: 0, y: 0))
        try pilot.press("Down", "PgDn")
        #expect(pilot.line(0) == "line 5")
        #expect(pilot.cursor == CellPoint(x: 0, y: 0))
        try pilot.press("End")
        #expect(pilot.line(3) == "line 20")
        try pilot.press("Home", "Up")
        #expect(pilot.line(0) == "line 1")
    }

    @Test(
        "After a resize what has the focus is still visible", arguments: [(20, 6), (10, 3), (5, 1), (80, 24), (1, 1)])
    func resized(width: Int, height: Int) throws {
        let pilot = Pilot(Scrolled(count: 30), width: 40, height: 12)
        for _ in 0..<20 { try pilot.press("Down") }
        pilot.resize(width: width, height: height)
        #expect(pilot.cursorLine.hasPrefix(">[ b20 ]".prefix(width)))
    }
}
