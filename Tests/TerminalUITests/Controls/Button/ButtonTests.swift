import TerminalUI
import TerminalUITesting
import Testing

@Suite("Button") @MainActor struct ButtonTests {
    @Test("Enter and Space press it; a long title wraps and nothing is cut off")
    func press() throws {
        var pressed = 0
        let view = Button(.verbatim("Save what I have answered and leave")) { pressed += 1 }
        let pilot = Pilot(view, width: 20, height: 6)
        #expect(pilot.screen == ">[ Save what I\n   have answered\n   and leave ]")
        #expect(pilot.cursor == CellPoint(x: 1, y: 0))
        try pilot.press("Enter", "Space", "x")
        #expect(pressed == 2)
        #expect(Pilot(view, width: 60, height: 2).screen == ">[ Save what I have answered and leave ]")
    }
}
