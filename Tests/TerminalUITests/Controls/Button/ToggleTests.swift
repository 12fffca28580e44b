import TerminalUI
import TerminalUITesting
import Testing

private struct Smoker: View {
    @State var value: Bool?
    @State var isOn = false
    @State var back = 0
    var body: some View {
        VStack {
            Toggle(.verbatim("Do you smoke?"), value: $value)
            Toggle(.verbatim("Sounds"), isOn: $isOn)
            Text(verbatim: "\(value.map(String.init) ?? "nil") \(isOn) \(back)")
        }
        .keyBindings([KeyBinding(.backspace, .verbatim("back")) { back += 1 }])
    }
}

@Suite("Toggle") @MainActor struct ToggleTests {
    @Test("Three states, each in words; moving never answers, Delete and Backspace lead back to unanswered")
    func threeStates() throws {
        let pilot = Pilot(Smoker(), width: 50, height: 3)
        #expect(pilot.line(0) == "> [ ] Do you smoke? (not answered)")
        #expect(pilot.cursor == CellPoint(x: 3, y: 0))
        try pilot.press("Down", "Up", "Left", "Right", "Enter", "y", "1")
        #expect(pilot.line(2) == "nil false 0")
        try pilot.press("Space")
        #expect(pilot.line(0) == "> [x] Do you smoke? (yes)")
        try pilot.press("Space")
        #expect(pilot.line(0) == "> [-] Do you smoke? (no)")
        try pilot.press("Delete")
        #expect(pilot.line(2) == "nil false 0")
        try pilot.press("Space", "Backspace")
        #expect(pilot.line(2) == "nil false 0")
        try pilot.press("Backspace")
        #expect(pilot.line(2) == "nil false 1")
    }

    @Test("A switch has two states")
    func twoStates() throws {
        let pilot = Pilot(Smoker(), width: 50, height: 3)
        try pilot.press("Down", "Space", "Delete")
        #expect(pilot.line(1) == "> [x] Sounds (yes)")
        try pilot.press("Space")
        #expect(pilot.line(1) == "> [-] Sounds (no)")
    }

    @Test("Wraps at 20 columns")
    func narrow() {
        let pilot = Pilot(Smoker(), width: 20, height: 6)
        #expect(pilot.screen.hasPrefix("> [ ] Do you smoke?\n      (not answered)"))
    }
}
