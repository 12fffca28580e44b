import TerminalUI
import TerminalUITesting
import Testing

@MainActor private final class Log { var entries: [String] = [] }

private struct Weight: View {
    @State var value: DecimalNumber?
    var log = Log()
    var body: some View {
        VStack {
            NumberField(
                value: $value, rule: .decimal(from: DecimalNumber(20), to: DecimalNumber(300), fractionDigits: 1),
                unit: .verbatim("kg"))
            Button(.verbatim(value?.text ?? "nil")) { value = DecimalNumber("55.5") }
        }
        .keyBindings([
            KeyBinding(.enter, .verbatim("next")) { log.entries.append("next") },
            KeyBinding(Key(.left, .alt), .verbatim("back")) { log.entries.append("back") },
        ])
    }
}

@Suite("Number field") @MainActor struct NumberFieldTests {
    @Test("What is typed is never put into another form; the value follows")
    func typing() throws {
        let pilot = Pilot(Weight(), width: 60, height: 6)
        #expect(pilot.line(0) == "               kg")
        #expect(pilot.line(1) == "between 20 and 300")
        pilot.type("0072,50")
        #expect(pilot.line(0) == "0072,50        kg")
        #expect(pilot.line(2) == " [ nil ]")
        try pilot.press("Backspace")
        #expect(pilot.line(0) == "0072,5         kg")
        #expect(pilot.line(2) == " [ 72.5 ]")
        #expect(pilot.cursor == CellPoint(x: 6, y: 0))
    }

    @Test("Nothing is said while typing or on the way back; Enter says it, and the next key takes it away")
    func problem() throws {
        let log = Log()
        let pilot = Pilot(Weight(log: log), width: 60, height: 6)
        pilot.type("720")
        try pilot.press("Alt-Left")
        #expect(!pilot.screen.contains("!"))
        try pilot.press("Enter")
        #expect(pilot.line(2) == "! 720 is above 300. Type a number between 20 and 300.")
        #expect(pilot.line(0) == "720            kg")
        #expect(log.entries == ["back", "next"])
        try pilot.press("Backspace")
        #expect(!pilot.screen.contains("!"))
        pilot.type("x")
        try pilot.press("Tab")
        #expect(pilot.line(2) == "! 72x is not a number. Type digits only.")
        #expect(pilot.line(0) == "72x            kg")
    }

    @Test("A value set from outside is shown, whatever was typed before")
    func outside() throws {
        let pilot = Pilot(Weight(), width: 60, height: 6)
        pilot.type("abc")
        try pilot.press("Tab", "Space")
        #expect(pilot.line(0) == "55.5           kg")
    }

    @Test("At 20 columns nothing is cut off")
    func narrow() throws {
        let pilot = Pilot(Weight(), width: 20, height: 6)
        pilot.type("7")
        try pilot.press("Enter")
        #expect(
            pilot.difference(
                from: """
                    7              kg
                    between 20 and 300
                    ! 7 is below 20.
                    Type a number
                    between 20 and 300.
                     [ nil ]
                    """) == nil)
    }
}
