import TerminalUI
import Testing

@testable import Curses

@Suite("A paste that the terminal does not mark") struct PasteGuessTests {
    private func keys(_ text: String) -> [TerminalEvent] {
        text.map { .key($0 == "\n" ? .enter : .character($0)) }
    }

    @Test(
        "of several lines is text and turns no page",
        arguments: ["I slept badly\nand woke early\n", "one\n\ntwo", "ab\ncde", "über\n1\n2\n"])
    func joined(_ text: String) { #expect(PasteGuess.join(keys(text)) == [.paste(text)]) }

    @Test(
        "is never seen in keys typed ahead",
        arguments: [
            "1\n2\n0\n3\n", "72.5\n120\n2026-11-30\n1\n", "\n\n\n", "jj\nk\n", "Ada\n", "Ada", "j2\nj3\n",
            "slept badly\n\n",
        ])
    func typedAhead(_ text: String) {
        #expect(PasteGuess.join(keys(text)) == keys(text))
    }

    @Test("is seen in a line that nobody has typed at once, and in none that somebody might have") func longLine() {
        let long = String(repeating: "7", count: 65)
        #expect(PasteGuess.join(keys(long)) == [.paste(long)])
        #expect(PasteGuess.join(keys("1\n" + long)) == [.paste("1\n" + long)])
        let shorter = keys(String(repeating: "word ", count: 12) + "\n")
        #expect(PasteGuess.join(shorter) == shorter)
    }

    @Test("leaves two hundred keys in a burst alone") func burst() {
        let burst = (0..<200).map { _ in TerminalEvent.key(.down) }
        #expect(PasteGuess.join(burst) == burst)
        let answers = keys(String(repeating: "1\n", count: 100))
        #expect(PasteGuess.join(answers) == answers)
    }

    @Test("ends at any other key, and loses none") func between() {
        let events =
            keys("one\ntwo") + [.key(.left), .key(.control("r"))] + keys("1\n2") + [
                .resize(CellSize(width: 1, height: 1))
            ]
        #expect(
            PasteGuess.join(events) == [.paste("one\ntwo"), .key(.left), .key(.control("r"))] + keys("1\n2") + [
                .resize(CellSize(width: 1, height: 1))
            ])
    }

    @Test("is seen as well where the lines end with what Ctrl-J sends, which otherwise stays that key") func lineFeeds()
    {
        let feed = TerminalEvent.key(.control("j"))
        #expect(PasteGuess.join(keys("one") + [feed] + keys("two")) == [.paste("one\ntwo")])
        let ahead = keys("12") + [feed] + keys("34")
        #expect(PasteGuess.join(ahead) == ahead)
    }

    @Test("does not hold keys with Alt or Control") func modifiers() {
        let events: [TerminalEvent] = [.key(.alt("a")), .key(.enter), .key(.alt("b")), .key(.alt("c"))]
        #expect(PasteGuess.join(events) == events)
    }
}
