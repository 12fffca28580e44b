import TerminalUI
import TerminalUITesting
import Testing

private struct Cigarettes: View {
    @State var value: Int?
    var range = 0...40
    var body: some View {
        VStack {
            Stepper(value: $value, in: range, unit: .verbatim("a day"))
            Text(verbatim: value.map(String.init) ?? "nil")
        }
    }
}

@Suite("Stepper") @MainActor struct StepperTests {
    @Test("Unanswered until counted, then by one within the range; Delete takes back")
    func counting() throws {
        let pilot = Pilot(Cigarettes(), width: 60, height: 3)
        #expect(pilot.line(0) == "> [-] not answered [+] a day (between 0 and 40)")
        try pilot.press("Up", "Down", "Left", "Right", "Enter", "Tab")
        #expect(pilot.line(1) == "nil")
        try pilot.press("+")
        #expect(pilot.line(1) == "0")
        try pilot.press("+", "+", "-", "-", "-")
        #expect(pilot.line(1) == "0")
        try pilot.press("+")
        #expect(pilot.line(0) == "> [-] 1 [+] a day (between 0 and 40)")
        #expect(pilot.cursor == CellPoint(x: 6, y: 0))
        try pilot.press("Delete")
        #expect(pilot.line(1) == "nil")
    }

    @Test("Digits type a number; one outside is not taken, and Enter says so")
    func typing() throws {
        let pilot = Pilot(Cigarettes(), width: 60, height: 3)
        try pilot.press("1", "2")
        #expect(pilot.line(1) == "12")
        try pilot.press("Enter", "5", "0")
        #expect(pilot.line(1) == "12", "The first digit of a refused number is no answer")
        #expect(pilot.cursor == CellPoint(x: 8, y: 0))
        try pilot.press("Enter")
        #expect(pilot.line(0) == "> [-] 50_ [+] a day ! between 0 and 40")
        try pilot.press("Backspace", "Enter")
        #expect(pilot.line(0) == "> [-] 5 [+] a day (between 0 and 40)")
        #expect(pilot.line(1) == "5")
    }

    @Test("Esc gives back the answer that was there before a number that is refused") func escape() throws {
        let pilot = Pilot(Cigarettes(value: 12), width: 60, height: 3)
        try pilot.press("9", "9")
        #expect(pilot.line(1) == "12")
        try pilot.press("Esc")
        #expect(pilot.line(1) == "12")
        try pilot.press("3", "Esc")
        #expect(pilot.line(1) == "3")
    }

    @Test("Wraps at 20 columns and never overflows")
    func narrow() throws {
        let pilot = Pilot(Cigarettes(), width: 20, height: 5)
        #expect(pilot.screen.hasPrefix("> [-] not answered"))
        #expect(pilot.screen.contains("  0 and 40)"))
        let extreme = Pilot(Cigarettes(value: Int.max, range: Int.min...Int.max), width: 80, height: 3)
        try extreme.press("+", "-", "+", "+")
        #expect(extreme.screen.hasSuffix(String(Int.max)))
    }
}
