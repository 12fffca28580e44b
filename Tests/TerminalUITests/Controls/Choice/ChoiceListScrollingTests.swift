import TerminalUI
import TerminalUITesting
import Testing

private struct Question: View {
    let labels: [String]
    @State private var answer: Int?
    var body: some View {
        VStack {
            Text(verbatim: "Which one?")
            RadioList(
                labels.enumerated().map { Choice($0.offset, key: "\($0.offset)", label: .verbatim($0.element)) },
                selection: $answer)
            Text(verbatim: "end")
        }
    }
}

@Suite("A choice list taller than its room") @MainActor struct ChoiceListScrollingTests {
    private let labels = ["zero", "one", "two", "three", "four", "five", "six", "seven"]

    @Test("It scrolls with the focus, says that there is more, and leaves the rest of the screen alone")
    func scrolls() throws {
        let pilot = Pilot(Question(labels: labels), width: 30, height: 6)
        #expect(
            pilot.screen
                == "Which one?\n> 0 ( ) zero\n  1 ( ) one\n  2 ( ) two\n                more below (↓)\nend")
        try pilot.press("Down", "Down", "Down")
        #expect(pilot.lines[1...3] == ["  1 ( ) one", "  2 ( ) two", "> 3 ( ) three"])
        #expect(pilot.line(4) == "more above (↑)  more below (↓)")
        #expect(pilot.cursor == CellPoint(x: 2, y: 3))
        try pilot.press("7")
        #expect(pilot.lines[1...3] == ["  5 ( ) five", "  6 ( ) six", "> 7 (•) seven"])
        #expect(pilot.line(4) == "                more above (↑)")
        try pilot.press("Home")
        #expect(pilot.cursorLine == "> 0 ( ) zero")
    }

    @Test("Every choice can be read on the smallest screen", arguments: 1...8)
    func small(height: Int) throws {
        let pilot = Pilot(Question(labels: labels), width: 20, height: height + 2)
        var seen: Set<String> = []
        for _ in labels {
            seen.insert(pilot.cursorLine)
            try pilot.press("Down")
        }
        #expect(seen.count == labels.count)
    }

    @Test("A choice of more lines than there is room for is read line by line, forth and back")
    func tall() throws {
        let words = "a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12 m13 n14 o15 p16"
        let pilot = Pilot(Question(labels: [words, "last"]), width: 20, height: 5)
        var seen = pilot.screen
        while !pilot.screen.contains("last"), seen.count < 2000 {
            try pilot.press("Down")
            seen += pilot.screen
        }
        for word in words.split(separator: " ") { #expect(seen.contains(word)) }
        #expect(pilot.cursorLine == ">1 ( ) last")
        try pilot.press("Up", "Up", "Up", "Up", "Up", "Up", "Up")
        #expect(pilot.screen.contains("a1 b2"))
    }
}
