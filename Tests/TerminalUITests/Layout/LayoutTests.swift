import TerminalUI
import TerminalUITesting
import Testing

@Suite("Layout") @MainActor struct LayoutTests {
    private func screen(_ view: some View, _ width: Int, _ height: Int) -> String {
        Pilot(view, width: width, height: height).screen
    }

    @Test("Stacks align, space out and share what is left")
    func stacks() {
        let column = VStack(alignment: .trailing, spacing: 1) {
            Text(verbatim: "a")
            Text(verbatim: "long")
        }
        #expect(screen(column, 10, 4) == "   a\n\nlong")
        let row = HStack {
            Text(verbatim: "left")
            Spacer()
            Text(verbatim: "right")
        }
        #expect(screen(row, 16, 1) == "left       right")
        let pushed = VStack {
            Text(verbatim: "top")
            Spacer()
            Text(verbatim: "bottom")
        }
        #expect(screen(pushed, 10, 4) == "top\n\n\nbottom")
    }

    @Test("Two texts that do not fit on a row wrap beside each other")
    func wrappingRow() {
        let row = HStack {
            Text(verbatim: "1")
            Text(verbatim: "a text that is too long")
        }
        #expect(screen(row, 12, 3) == "1 a text\n  that is\n  too long")
    }

    @Test("Where rows are short, views of lower priority go first")
    func priority() {
        let view = VStack {
            Text(verbatim: "head").layoutPriority(-1)
            Text(verbatim: "question")
            Text(verbatim: "help").layoutPriority(-2)
        }
        #expect(screen(view, 10, 3) == "head\nquestion\nhelp")
        #expect(screen(view, 10, 2) == "head\nquestion")
        #expect(screen(view, 10, 1) == "question")
    }

    @Test("Frames, padding and borders")
    func frames() {
        #expect(screen(Text(verbatim: "x").frame(width: 5, height: 3), 10, 3) == "\n  x")
        #expect(screen(Text(verbatim: "x").frame(maxWidth: .max, alignment: .topTrailing), 6, 1) == "     x")
        #expect(screen(Text(verbatim: "x").padding(.leading, 3), 6, 1) == "   x")
        let bordered = Text(verbatim: "hello you").border()
        #expect(screen(bordered.frame(width: 9, alignment: .topLeading), 30, 4) == "┌─────┐\n│hello│\n│you  │\n└─────┘")
        #expect(screen(bordered, 20, 3) == "hello you")
        #expect(screen(bordered, 80, 2) == "hello you")
        var ascii = EnvironmentValues()
        ascii.glyphs = .ascii
        let pilot = Pilot(
            Text(verbatim: "hello hello").border(.verbatim("T")), width: 40, height: 3, environment: ascii)
        #expect(pilot.screen == "+- T -------+\n|hello hello|\n+-----------+")
    }

    @Test("Groups, loops and conditions have no place of their own")
    func structure() {
        let isShown = true
        let view = HStack(spacing: 1) {
            Group {
                Text(verbatim: "a")
                ForEach(["b", "c"], id: \.self) { Text(verbatim: $0) }
            }
            if isShown { Text(verbatim: "d") } else { Text(verbatim: "e") }
            EmptyView()
            AnyView(Text(verbatim: "f"))
        }
        #expect(screen(view, 20, 1) == "a b c d f")
    }

    @Test("An overlay stands over the view")
    func overlay() {
        let view = Text(verbatim: "aaaaaaa").overlay { Text(verbatim: "X") }
        #expect(screen(view, 10, 1) == "aaaXaaa")
    }

    @Test("A wide character at the edge is left out whole, and one drawn over loses both halves")
    func wide() {
        let view = Text(verbatim: "日本語").singleLine().overlay(alignment: .topLeading) {
            Text(verbatim: "x").padding(.leading, 1)
        }
        #expect(screen(view, 5, 1) == " x本")
    }

    @Test("Bars repeat what the words say")
    func bars() {
        #expect(screen(ProgressView(.verbatim("Sent"), value: 0.5), 20, 1) == "Sent █████····· 50 %")
        #expect(screen(Gauge(.verbatim("3 of 4"), value: 3, target: 4), 15, 1) == "3 of 4 ██████··")
        #expect(screen(Sparkline([1, 2, nil, 8]), 15, 1) == "▁▂ █")
    }

    @Test("Padding gives way before the last of a view is gone", arguments: [(40, 5), (20, 1), (5, 6), (1, 1)])
    func tightPadding(width: Int, height: Int) {
        let pilot = Pilot(Text(verbatim: "x y z").padding(3), width: width, height: height)
        #expect(pilot.screen.contains("x"), "\(pilot.screen)")
        let wide = Pilot(Text(verbatim: "x y z").padding(3), width: 40, height: 8)
        #expect(wide.lines == ["", "", "", "   x y z", "", "", "", ""])
    }
}
