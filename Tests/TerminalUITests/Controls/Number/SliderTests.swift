import TerminalUI
import TerminalUITesting
import Testing

private struct Pain: View {
    @State var value: Int?
    var range = 0...10
    var digits = 0
    var body: some View {
        VStack {
            Slider(
                value: $value, in: range, fractionDigits: digits, lowLabel: .verbatim("no pain"),
                highLabel: .verbatim("worst"))
            Text(verbatim: value.map(String.init) ?? "nil")
        }
    }
}

@Suite("Slider") @MainActor struct SliderTests {
    @Test("Unanswered until touched, then moved by one, a tenth or to the ends")
    func moving() throws {
        let pilot = Pilot(Pain(), width: 26, height: 4)
        #expect(
            pilot.difference(
                from: """
                    no pain              worst
                    0 ├───────────────────┤ 10
                    > not answered
                    nil
                    """) == nil)
        try pilot.press("Right")
        #expect(pilot.line(3) == "5")
        try pilot.press("Right", "Right", "Left")
        #expect(pilot.line(2) == "> 6")
        try pilot.press("End", "Right")
        #expect(pilot.line(3) == "10")
        #expect(pilot.line(1) == "0 ├──────────────────█┤ 10")
        try pilot.press("PgDn", "Home")
        #expect(pilot.line(3) == "0")
        try pilot.press("Delete")
        #expect(pilot.line(3) == "nil")
    }

    @Test("A number may be typed; one outside the scale is not taken")
    func typing() throws {
        let pilot = Pilot(Pain(), width: 26, height: 4)
        try pilot.press("1")
        #expect(pilot.line(3) == "1")
        try pilot.press("0")
        #expect(pilot.line(3) == "10")
        try pilot.press("7")
        #expect(pilot.line(3) == "7")
        let weight = Pilot(Pain(range: 200...3000, digits: 1), width: 40, height: 4)
        weight.type("72.5")
        #expect(weight.line(3) == "725")
        #expect(weight.line(2) == "> 72.5_")
        weight.press(.right)
        #expect(weight.line(2) == "> 72.6")
        weight.press(.left)
        weight.type("9")
        #expect(weight.line(2) == "> 9_")
        #expect(weight.line(3) == "725")
        weight.press(.escape)
        #expect(weight.line(3) == "725")
    }

    @Test("The first digit of a number that is refused is no answer, and the cursor is on what is typed")
    func refused() throws {
        let pilot = Pilot(Pain(), width: 26, height: 4)
        pilot.type("12")
        #expect(pilot.line(3) == "nil")
        #expect(pilot.cursorLine.hasPrefix("> 12_"))
        try pilot.press("Enter")
        #expect(pilot.line(3) == "nil")
        try pilot.press("Backspace")
        #expect(pilot.line(3) == "1")
    }

    @Test("What is typed and is none leaves the answer that was there, also once it is taken back")
    func kept() throws {
        let pilot = Pilot(Pain(value: 3), width: 26, height: 4)
        pilot.type("7")
        #expect(pilot.line(3) == "7")
        pilot.type("2")
        #expect(pilot.line(3) == "3")
        #expect(pilot.cursorLine.hasPrefix("> 72_"))
        try pilot.press("Enter")
        #expect(pilot.line(3) == "3")
        try pilot.press("Backspace", "Backspace")
        #expect(pilot.line(3) == "3")
    }

    @Test("The scale of the widest range does not trap")
    func extremes() throws {
        let pilot = Pilot(Pain(range: -1_000_000...1_000_000), width: 30, height: 4)
        try pilot.press("Left", "-", "5", "PgUp", "PgDn", "End", "Home", "Backspace")
        #expect(pilot.line(3) == "-1000000")
    }

    @Test("The widest range there is has ends, a middle and tenths as any other", arguments: [1, Int.max])
    func extremes(_ step: Int) throws {
        let pilot = Pilot(
            Holding(Int?.none) { value in
                VStack {
                    Slider(value: value, in: Int.min...Int.max, step: step)
                    Text(verbatim: value.wrappedValue.map(String.init) ?? "nil")
                }
            }, width: 60, height: 4)
        for (key, value) in [
            ("End", Int.max), ("Right", Int.max), ("PgUp", Int.max), ("Home", Int.min), ("Left", Int.min),
        ] {
            try pilot.press(key)
            #expect(pilot.screen.contains("\n\(value)"), "\(key)\n\(pilot.screen)")
        }
        try pilot.press("Delete", "Right")
        #expect(pilot.screen.contains("\n0") || pilot.screen.contains("\n-1"), "\(pilot.screen)")
    }
}
