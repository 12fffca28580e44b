import TerminalUI
import TerminalUITesting
import Testing

@Suite("Editing text from right to left") @MainActor struct EditingTests {
    private func line(_ pilot: Pilot, _ row: Int = 0) -> String {
        (0..<pilot.frame.grid.size.width).map { String(pilot.frame.grid[$0, row].character) }.joined()
    }

    @Test("What is typed stands at the right edge, and the cursor goes to the left") func typing() throws {
        let pilot = Pilot(Holding("") { TextField(text: $0) }, width: 10, height: 1)
        pilot.type("אבג")
        #expect(line(pilot) == "       גבא")
        #expect(pilot.frame.cursor == CellPoint(x: 6, y: 0))
        pilot.type(" 12")
        #expect(line(pilot) == "    12 גבא")
        try pilot.press("Home")
        #expect(pilot.frame.cursor == CellPoint(x: 9, y: 0))
        try pilot.press("Right", "Right")
        #expect(pilot.frame.cursor == CellPoint(x: 7, y: 0))
        try pilot.press("Delete")
        #expect(line(pilot) == "     12 בא")
    }

    @Test("In a line from left to right only its own run is turned round") func mixed() throws {
        let pilot = Pilot(Holding("ab אבג cd") { TextField(text: $0) }, width: 12, height: 1)
        #expect(line(pilot) == "ab גבא cd   ")
        try pilot.press("Home", "Right", "Right", "Right")
        #expect(pilot.frame.cursor == CellPoint(x: 5, y: 0))
        try pilot.press("Shift-Right")
        #expect(pilot.frame.grid[5, 0].style.attributes.contains(.reverse))
        #expect(!pilot.frame.grid[4, 0].style.attributes.contains(.reverse))
    }

    @Test("A longer line moves under the cursor") func longer() throws {
        let pilot = Pilot(Holding("אבגדהוזחטיכל") { TextField(text: $0) }, width: 6, height: 1)
        try pilot.press("End")
        #expect(line(pilot) == " לכיטח")
        #expect(pilot.frame.cursor == CellPoint(x: 0, y: 0))
        try pilot.press("Home")
        #expect(line(pilot) == "והדגבא")
        #expect(pilot.frame.cursor == CellPoint(x: 5, y: 0))
    }

    @Test("Each paragraph of an editor has its own direction") func editor() throws {
        let pilot = Pilot(Holding("אבג דהו\nabc") { TextEditor(text: $0, rows: 4...4) }, width: 6, height: 4)
        #expect(line(pilot, 0) == "   גבא")
        #expect(line(pilot, 1) == "   והד")
        #expect(line(pilot, 2) == "abc   ")
        try pilot.press("Ctrl-Home")
        #expect(pilot.frame.cursor == CellPoint(x: 5, y: 0))
    }
}
