import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var pressed: [Int] = []
    var rows = 12
}

/// Buttons with text between them.
private struct Long: View {
    let model: Model
    let gap: Int
    var body: some View {
        ScrollView {
            ForEach(0..<model.rows, id: \.self) { row in
                if row % gap == 0 {
                    Button(.verbatim("B\(row)")) { model.pressed.append(row) }
                } else {
                    Text(verbatim: "text \(row)")
                }
            }
        }
    }
}

@Suite("Scroll view") @MainActor struct ScrollViewTests {
    private let model = Model()

    /// The cursor is where the focus shows, or at the top of what is read.
    private func isHonest(_ pilot: Pilot) -> Bool {
        guard let cursor = pilot.cursor else { return false }
        return cursor.y < pilot.lines.count
            && (pilot.highlighted.isEmpty || pilot.cursorLine.contains(pilot.highlighted))
    }

    @Test("Paging away moves the focus to a control that shows")
    func paging() throws {
        let pilot = Pilot(Long(model: model, gap: 3), width: 30, height: 5)
        #expect(pilot.highlighted == "[ B0 ]")
        try pilot.press("PgDn")
        #expect(pilot.screen == ">[ B3 ]\ntext 4\ntext 5\n [ B6 ]\nmore above (↑)  more below (↓)")
        #expect(pilot.cursor == CellPoint(x: 1, y: 0))
        try pilot.press("End")
        #expect(pilot.highlighted == "[ B9 ]")
        try pilot.press("PgUp")
        #expect(isHonest(pilot))
        try pilot.press("Home")
        #expect(pilot.highlighted == "[ B0 ]")
        try pilot.press("Enter")
        #expect(model.pressed == [0])
    }

    @Test("Where no control shows, the area has the focus until one does, and nothing unseen is pressed")
    func reading() throws {
        model.rows = 30
        let pilot = Pilot(Long(model: model, gap: 20), width: 32, height: 6)
        try pilot.press("Down", "PgDn")
        #expect(pilot.highlighted == "")
        #expect(pilot.cursor == CellPoint(x: 0, y: 0))
        #expect(pilot.line(0) == "text 5")
        try pilot.press("Enter", "Space")
        #expect(model.pressed == [])
        #expect(pilot.host.activeBindings.first?.title == "scroll")
        try pilot.press("Down")
        #expect(pilot.line(0) == "text 6")
        for _ in 0..<10 { try pilot.press("Down") }
        #expect(pilot.line(0) == "text 16")
        #expect(pilot.highlighted == "[ B20 ]")
        #expect(pilot.cursor == CellPoint(x: 1, y: 4))
        for _ in 0..<20 { try pilot.press("Up") }
        #expect(pilot.highlighted == "[ B0 ]")
        #expect(pilot.line(0) == ">[ B0 ]")
    }

    @Test("Tab goes from the area to the next control, Shift-Tab to the one before")
    func tab() throws {
        model.rows = 30
        let pilot = Pilot(Long(model: model, gap: 20), width: 32, height: 6)
        try pilot.press("PgDn", "Tab")
        #expect(pilot.highlighted == "[ B20 ]")
        try pilot.press("PgUp", "PgUp")
        #expect(pilot.highlighted == "")
        try pilot.press("Shift-Tab")
        #expect(pilot.highlighted == "[ B0 ]")
        try pilot.press("Tab", "Tab")
        #expect(pilot.highlighted == "[ B0 ]", "The area itself is no stop while a control has the focus")
    }

    @Test("A control far below its text shows with the end of it, and the text is read back from there")
    func readsBack() throws {
        let view = ScrollView(readsBack: true) {
            ForEach(0..<9, id: \.self) { Text(verbatim: "line \($0)") }
            Button(.verbatim("Sign")) {}
        }
        let pilot = Pilot(view, width: 30, height: 5)
        #expect(pilot.screen == "line 6\nline 7\nline 8\n>[ Sign ]\n                more above (↑)")
        #expect(pilot.cursorLine == ">[ Sign ]")
        try pilot.press("PgUp")
        #expect(pilot.line(0) == "line 3")
        #expect(pilot.cursor == CellPoint(x: 0, y: 0))
        try pilot.press("Up", "Up", "Up", "Up")
        #expect(pilot.line(0) == "line 0")
        for _ in 0..<6 { try pilot.press("Down") }
        #expect(pilot.cursorLine == ">[ Sign ]")
    }

    @Test("Where no line is to spare for words, arrows beside the lines say that there is more")
    func arrows() throws {
        for (height, ends) in [(3, ["", "↓"]), (2, ["", "↓"]), (1, ["↓", "↓"])] {
            let view = ScrollView { ForEach(0..<9, id: \.self) { Text(verbatim: "line \($0)") } }
            let pilot = Pilot(view, width: 20, height: height)
            #expect(pilot.line(height - 1).hasSuffix("↓"), "\(pilot.screen)")
            #expect(pilot.line(0).hasSuffix(ends[0]))
            try pilot.press("Down")
            #expect(pilot.line(0).contains("↑"), "\(pilot.screen)")
            #expect(pilot.line(height - 1).hasSuffix(ends[1]), "\(pilot.screen)")
            try pilot.press("End")
            #expect(pilot.line(0).contains("↑") && !pilot.screen.contains("↓"), "\(pilot.screen)")
        }
    }

    @Test("Data that changes meanwhile does not scroll back, and content that shrinks keeps the focus in sight")
    func changes() async throws {
        model.rows = 30
        let pilot = Pilot(Long(model: model, gap: 20), width: 32, height: 6)
        try pilot.press("PgDn")
        model.rows = 31
        await pilot.settle()
        #expect(pilot.line(0) == "text 4")
        model.rows = 3
        await pilot.settle()
        #expect(pilot.screen == ">[ B0 ]\ntext 1\ntext 2")
    }

    @Test("An inner area scrolls first, then the outer one")
    func nested() throws {
        let view = ScrollView {
            Text(verbatim: "head")
            ScrollView { ForEach(0..<8, id: \.self) { Text(verbatim: "in \($0)") } }.frame(
                height: 4, alignment: .topLeading)
            ForEach(0..<4, id: \.self) { Text(verbatim: "out \($0)") }
        }
        let pilot = Pilot(view, width: 32, height: 6)
        #expect(pilot.line(1) == "in 0")
        try pilot.press("End")
        #expect(pilot.screen.contains("in 7"))
        #expect(pilot.line(0) == "head")
        try pilot.press("End")
        #expect(pilot.screen.contains("out 3"))
        try pilot.press("Home")
        #expect(pilot.line(0) == "head")
        #expect(!pilot.screen.contains("in 0"))
        try pilot.press("Home")
        #expect(pilot.screen.contains("in 0"))
    }

    @Test("After any keys and any resize the cursor stands where the focus shows")
    func storm() {
        var random = SeededRandom(seed: 7)
        let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end, .tab, .shiftTab]
        for gap in [1, 2, 5, 9] {
            model.rows = 40
            let pilot = Pilot(Long(model: model, gap: gap), width: 40, height: 9)
            for _ in 0..<200 {
                pilot.press(keys.randomElement(using: &random) ?? .up)
                #expect(isHonest(pilot), "\(pilot.screen)")
                if Int.random(in: 0..<10, using: &random) == 0 {
                    pilot.resize(width: 40, height: Int.random(in: 1...20, using: &random))
                    #expect(isHonest(pilot), "\(pilot.screen)")
                }
            }
        }
    }
}
