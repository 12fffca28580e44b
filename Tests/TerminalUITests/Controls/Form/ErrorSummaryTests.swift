import TerminalUI
import TerminalUITesting
import Testing

private enum Item: String, Hashable { case name, weight, done }

private struct Enrolment: View {
    @State var name = ""
    @State var weight = ""
    @State var problems: [FieldProblem<Item>] = []
    @FocusState var focus: Item?
    let rule = NumberRule.integer(from: 20, to: 300)

    private func check() {
        problems = []
        if name.isEmpty {
            problems.append(FieldProblem(.name, label: .verbatim("Name"), message: .verbatim("Type a name.")))
        }
        if let problem = rule.problem(weight) {
            problems.append(FieldProblem(.weight, label: .verbatim("Weight"), message: problem))
        }
    }

    private func problem(_ item: Item) -> Phrase? { problems.first { $0.id == item }?.message }

    var body: some View {
        VStack {
            ErrorSummary(problems, focus: $focus)
            Field(.verbatim("Name"), isRequired: true, problem: problem(.name)) { TextField(text: $name) }
                .focused($focus, equals: .name)
            Field(.verbatim("Weight"), hint: .verbatim("in the morning"), problem: problem(.weight)) {
                NumberField(text: $weight, rule: rule)
            }
            .focused($focus, equals: .weight)
            Button(.verbatim("Save")) { check() }.focused($focus, equals: .done)
        }
    }
}

@Suite("Forms") @MainActor struct ErrorSummaryTests {
    @Test("Errors stand at their fields and in a summary, whose entries lead to them")
    func summary() throws {
        let pilot = Pilot(Enrolment(), width: 70, height: 16)
        #expect(pilot.screen == "Name  required\n\nWeight\nin the morning\n\nbetween 20 and 300\n [ Save ]")
        #expect(pilot.cursor == CellPoint(x: 0, y: 1))
        try pilot.press("Tab")
        pilot.type("7")
        try pilot.press("Tab", "Enter")
        #expect(
            pilot.screen.hasPrefix(
                """
                2 answers cannot be taken yet:
                 [ Name: Type a name. ]
                 [ Weight: 7 is below 20. Type a number between 20 and 300. ]
                Name  required

                ! Type a name.
                """), "\(pilot.screen)")
        // The summary is one stop: from the button round to it, down to its second entry.
        try pilot.press("Tab", "Down")
        #expect(pilot.cursorLine.hasPrefix(">[ Weight"))
        try pilot.press("Enter")
        #expect(pilot.cursorLine == "7")
        #expect(pilot.cursor?.x == 1)
        pilot.type("0")
        try pilot.press("Tab", "Enter")
        #expect(pilot.line(0) == "1 answer cannot be taken yet:")
    }

    @Test("Going back validates nothing")
    func back() throws {
        let pilot = Pilot(Enrolment(), width: 60, height: 16)
        try pilot.press("Tab")
        pilot.type("x")
        try pilot.press("Shift-Tab")
        #expect(!pilot.screen.contains("!"))
        #expect(pilot.cursor == CellPoint(x: 0, y: 1))
    }

    @Test("The cursor is on the screen after every key, on a small screen too")
    func cursor() throws {
        for (width, height) in [(60, 16), (20, 6), (8, 3)] {
            let pilot = Pilot(ScrollView { Enrolment() }, width: width, height: height)
            for key in ["Tab", "7", "Enter", "Tab", "Enter", "Tab", "Down", "Enter", "Up", "Shift-Tab", "PgDn"] {
                try pilot.press(key)
                let cursor = try #require(pilot.cursor)
                #expect(cursor.x >= 0 && cursor.x < width && cursor.y >= 0 && cursor.y < height)
            }
        }
    }
}
