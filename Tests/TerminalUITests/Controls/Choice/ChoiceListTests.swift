import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Answers {
    var one: Int?
    var several: Set<String> = []
    var answered = 0
}

private let frequency = ["Not at all", "Several days", "More than half the days", "Nearly every day"]

private struct OneOf: View {
    let answers: Answers
    var labels = frequency
    var body: some View {
        @Bindable var answers = answers
        ChoiceList(
            labels.enumerated().map { Choice($0.offset, key: "\($0.offset)", label: .verbatim($0.element)) },
            selection: $answers.one
        ) { answers.answered += 1 }
    }
}

private struct SeveralOf: View {
    let answers: Answers
    var body: some View {
        ChoiceList(
            [
                Choice("aspirin", key: "1", label: .verbatim("Aspirin")),
                Choice("metoprolol", key: "2", label: .verbatim("Metoprolol")),
                Choice("none", key: "0", label: .verbatim("None of these"), isExclusive: true),
            ], selections: Binding(get: { answers.several }, set: { answers.several = $0 }))
    }
}

private struct Months: View {
    @State private var month: Int?
    var body: some View {
        VStack {
            ChoiceList((1...12).map { Choice($0, key: "\($0)", label: .verbatim("month")) }, selection: $month)
            HelpLine()
        }
        .keyBindings([KeyBinding(.enter, .verbatim("next")) {}, KeyBinding(.escape, .verbatim("leave")) {}])
    }
}

@Suite("Choice list") @MainActor struct ChoiceListTests {
    @Test("A number that may go on gives keys another meaning, and the line that says so is drawn with it")
    func unfinishedNumber() throws {
        let pilot = Pilot(Months(), width: 80, height: 14)
        let before = pilot.line(12)
        try pilot.press("1")
        #expect(pilot.problems.isEmpty, "\(pilot.problems)")
        #expect(pilot.line(12) != before)
        try pilot.press("Esc")
        #expect(pilot.problems.isEmpty, "\(pilot.problems)")
        #expect(pilot.line(12) == before)
    }

    @Test("Shows the printed numbers, the focus and the answer")
    func screen() throws {
        let answers = Answers()
        let pilot = Pilot(OneOf(answers: answers), width: 40, height: 4)
        #expect(
            pilot.difference(
                from: """
                    > 0 ( ) Not at all
                      1 ( ) Several days
                      2 ( ) More than half the days
                      3 ( ) Nearly every day
                    """) == nil)
        try pilot.press("2")
        #expect(answers.one == 2)
        #expect(
            pilot.difference(
                from: """
                      0 ( ) Not at all
                      1 ( ) Several days
                    > 2 (•) More than half the days
                      3 ( ) Nearly every day
                    """) == nil)
        #expect(pilot.cursor == CellPoint(x: 2, y: 2))
        #expect(pilot.highlighted == "2 (•) More than half the days")
    }

    @Test("At 20 columns the words wrap with a hanging indent")
    func narrow() throws {
        let pilot = Pilot(OneOf(answers: Answers()), width: 20, height: 6)
        try pilot.press("2")
        #expect(
            pilot.difference(
                from: """
                     0 ( ) Not at all
                     1 ( ) Several days
                    >2 (•) More than
                           half the days
                     3 ( ) Nearly every
                           day
                    """) == nil)
    }

    @Test("Moving never answers, Space does, Enter is passed on, Delete takes the answer back")
    func threeStates() throws {
        let answers = Answers()
        let pilot = Pilot(OneOf(answers: answers), width: 40, height: 4)
        try pilot.press("Down", "j", "Up", "k", "End", "Home", "PgDn", "PgUp", "Down", "Enter", "Tab")
        #expect(answers.one == nil)
        #expect(answers.answered == 0)
        try pilot.press("Space")
        #expect(answers.one == 1)
        #expect(answers.answered == 1)
        try pilot.press("Space", "Down")
        #expect(answers.one == 1)
        try pilot.press("Delete")
        #expect(answers.one == nil)
    }

    @Test("A number that is not in the list does nothing")
    func unknownNumber() throws {
        let answers = Answers()
        let pilot = Pilot(OneOf(answers: answers), width: 40, height: 4)
        try pilot.press("7")
        #expect(answers.one == nil)
    }

    @Test("With two-digit numbers the first digit waits for the second, or for Enter")
    func twoDigits() throws {
        let answers = Answers()
        let labels = (0...12).map { "Option \($0)" }
        let pilot = Pilot(OneOf(answers: answers, labels: labels), width: 40, height: 14)
        try pilot.press("1")
        #expect(answers.one == nil)
        #expect(pilot.cursorLine == "> 1_ ( ) Option 1")
        try pilot.press("2")
        #expect(answers.one == 12)
        try pilot.press("1", "Enter")
        #expect(answers.one == 1)
        try pilot.press("1", "Down", "Enter")
        #expect(answers.one == 1)
        try pilot.press("5")
        #expect(answers.one == 5)
        try pilot.press("1", "7", "Enter")
        #expect(answers.one == 5)
    }

    @Test("Several answers are toggled, and an exclusive one takes the others away")
    func several() throws {
        let answers = Answers()
        let pilot = Pilot(SeveralOf(answers: answers), width: 40, height: 3)
        try pilot.press("1", "2")
        #expect(answers.several == ["aspirin", "metoprolol"])
        #expect(
            pilot.difference(
                from: """
                      1 [x] Aspirin
                    > 2 [x] Metoprolol
                      0 [ ] None of these
                    """) == nil)
        try pilot.press("0")
        #expect(answers.several == ["none"])
        try pilot.press("1")
        #expect(answers.several == ["aspirin"])
        try pilot.press("1")
        #expect(answers.several == [])
    }

    @Test("In ASCII the answer is a star")
    func ascii() throws {
        var environment = EnvironmentValues()
        environment.glyphs = .ascii
        let pilot = Pilot(OneOf(answers: Answers()), width: 40, height: 4, environment: environment)
        try pilot.press("0")
        #expect(pilot.line(0) == "> 0 (*) Not at all")
    }

    @Test("A slash begins a search: letters move to what they find, and nothing answers until it ends")
    func search() throws {
        let answers = Answers()
        let pilot = Pilot(OneOf(answers: answers), width: 40, height: 6)
        try pilot.press("/")
        #expect(pilot.cursorLine == "/ _")
        #expect(pilot.cursor == CellPoint(x: 2, y: 4))
        pilot.type("nearly 1")
        try pilot.press("Backspace", "Backspace")
        #expect(pilot.cursorLine == "/ nearly_")
        #expect(pilot.cursor == CellPoint(x: 8, y: 4))
        #expect(pilot.line(3) == "> 3 ( ) Nearly every day")
        pilot.type("zz")
        #expect(pilot.cursorLine == "/ nearlyzz_ (nothing found)")
        #expect(pilot.cursor == CellPoint(x: 10, y: 4))
        #expect(pilot.highlighted == "3 ( ) Nearly every day")
        try pilot.press("Esc")
        #expect(pilot.line(4) == "")
        #expect(pilot.cursorLine == "> 3 ( ) Nearly every day")
        #expect(answers.one == nil)
        try pilot.press("/", "h", "Enter")
        #expect(pilot.cursorLine == "> 2 ( ) More than half the days")
        #expect(answers.one == nil)
        try pilot.press("/", "Up", "Space")
        #expect(answers.one == 1)
        #expect(pilot.line(4) == "")
    }

    @Test("In a scrolling area both the text searched for and what it finds show", arguments: 3...9)
    func searchInScrollView(height: Int) throws {
        let answers = Answers()
        let labels = (0...12).map { "Option \($0)" } + ["Else"]
        let view = VStack {
            ScrollView {
                Text(verbatim: "Which one?")
                OneOf(answers: answers, labels: labels)
                Text(verbatim: "end")
            }
        }
        let pilot = Pilot(view, width: 30, height: height)
        for (word, found) in [("option 0", 0), ("option 7", 7), ("else", 13)] {
            try pilot.press("Home", "/")
            pilot.type(word)
            #expect(pilot.cursorLine.hasPrefix("/ \(word)_"), "\(pilot.screen)")
            #expect(pilot.cursor?.x == 2 + word.count)
            #expect(pilot.highlighted.contains(labels[found]), "\(pilot.screen)")
            #expect(pilot.problems.isEmpty)
            try pilot.press("Enter")
            #expect(pilot.cursorLine.contains(labels[found]), "\(pilot.screen)")
        }
        #expect(answers.one == nil)
    }

    @Test("Without choices it says so, and no focus gets lost in it") func empty() throws {
        let answers = Answers()
        let view = VStack {
            OneOf(answers: answers, labels: [])
            Button(.verbatim("Go on")) {}
        }
        let pilot = Pilot(view, width: 20, height: 3)
        #expect(pilot.screen == " nothing here\n>[ Go on ]")
        try pilot.press("Up", "Tab", "/", "1", "Space")
        #expect(answers.one == nil)
        #expect(pilot.cursorLine == ">[ Go on ]")
    }
}
