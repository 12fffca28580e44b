import TerminalUI
import TerminalUITesting
import Testing

@Suite("Text") @MainActor struct TextTests {
    private func pilot(_ view: some View, _ width: Int, _ height: Int, _ glyphs: GlyphSet = .unicode) -> Pilot {
        var environment = EnvironmentValues()
        environment.glyphs = glyphs
        return Pilot(view, width: width, height: height, environment: environment)
    }

    private func look(_ pilot: Pilot, _ attribute: CellStyle.Attributes) -> String {
        let grid = pilot.frame.grid
        return (0..<grid.size.height).map { row in
            String(
                (0..<grid.size.width).lazy.map { grid[$0, row] }.filter { $0.style.attributes.contains(attribute) }
                    .map(\.character))
        }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    @Test("Texts one after the other wrap as one, each in its own look")
    func concatenation() {
        let text = Text(verbatim: "You have ") + Text(verbatim: "two things").bold() + Text(verbatim: " to do today.")
        let pilot = pilot(text, 16, 3)
        #expect(pilot.screen == "You have two\nthings to do\ntoday.")
        #expect(look(pilot, .bold) == "two\nthings")
        #expect(Pilot(text.underline(), width: 16, height: 3).screen == "You have two\nthings to do\ntoday.")
        #expect(look(self.pilot(text.underline(), 40, 1), .underline) == "You have two things to do today.")
    }

    @Test("A change of the words or of the looks is drawn, and only the words are laid out again")
    func changes() async throws {
        struct Owner: View {
            @State private var count = 1
            var body: some View {
                let number = Text(verbatim: "\(count)")
                Text(verbatim: "n: ") + (count == 3 ? number.bold() : number)
                Button(.verbatim("Add")) { count += 1 }
            }
        }
        let pilot = pilot(Owner(), 20, 3)
        try pilot.press("Enter")
        #expect(pilot.line(0) == "n: 2")
        try pilot.press("Enter")
        #expect(look(pilot, .bold) == "3")
    }

    @Test("A limit of lines shortens at a word and says so")
    func limit() {
        let text = Text(verbatim: "one two three four five six")
        #expect(pilot(text.lineLimit(2), 9, 4).screen == "one two\nthree…")
        #expect(pilot(text.lineLimit(1), 40, 4).screen == "one two three four five six")
        #expect(pilot(text.lineLimit(1), 9, 4, .ascii).screen == "one...")
        #expect(pilot(Text(verbatim: "Donaudampfschiff").lineLimit(1), 9, 4).screen == "Donaudam…")
        #expect(pilot(Text(verbatim: "日本語日本語").lineLimit(1), 6, 4).screen == "日本…")
        #expect(pilot(text.lineLimit(0), 9, 4).screen == "one two…")
        let grown = pilot(text.lineLimit(1), 9, 4)
        grown.resize(width: 40, height: 4)
        #expect(grown.screen == "one two three four five six")
    }

    @Test("Lines stand left, in the middle or right")
    func alignment() {
        let text = Text(verbatim: "a long line\nb")
        #expect(pilot(text.alignment(.trailing), 20, 2).screen == "a long line\n          b")
        #expect(pilot(text.alignment(.center), 20, 2).screen == "a long line\n     b")
    }

    @Test("Meanings take the theme's look; parts with a meaning of their own keep it")
    func roles() {
        let text = (Text(verbatim: "plain ") + Text(verbatim: "wrong").role(.error)).role(.secondary)
        let pilot = pilot(text, 20, 1)
        #expect(look(pilot, .dim) == "plain ")
        #expect(look(pilot, .bold) == "wrong")
    }

    @Test("No control character reaches a cell, whatever the runs are")
    func safe() {
        var random = SeededRandom(seed: 5)
        let pieces = [
            "\u{1B}[31m", "a", "\u{7}", "\u{9B}1m", "e\u{301}", "日", "\u{200D}", "\u{202E}", "👩‍👩‍👧", " ", "\n", "\t", "**",
            "_", "`",
            "[x](\u{1B}]0;t\u{7})", "# ", "- ", "\\", "\u{0}", "word",
        ]
        for _ in 0..<500 {
            let words = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            let split = Int.random(in: 0...words.count, using: &random)
            let joined =
                Text(verbatim: words[..<split].joined()) + Text(verbatim: words[split...].joined()).bold()
                + Text(markdown: words.joined())
            let pilot = pilot(
                joined.lineLimit(Bool.random(using: &random) ? 2 : nil), Int.random(in: 1...12, using: &random), 30)
            for cell in pilot.frame.grid.cells {
                #expect(
                    cell.character.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
            }
        }
    }
}
