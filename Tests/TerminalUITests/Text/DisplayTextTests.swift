import TerminalUITesting
import Testing

@testable import TerminalUI

@Suite("Text made safe") struct DisplayTextTests {
    @Test(
        "What could steer a terminal is shown instead",
        arguments: [
            ("plain é 日本 ß", "plain é 日本 ß"), ("\u{1B}[2J", "␛[2J"), ("a\u{7}b", "a␇b"), ("\u{7F}", "␡"),
            ("\u{9B}31m", "‹U+009B›31m"), ("\u{202E}abc", "‹U+202E›abc"), ("a\u{200B}b", "a‹U+200B›b"),
            ("\u{2066}x\u{2069}", "‹U+2066›x‹U+2069›"), ("a\tb", "a    b"), ("a\nb", "a↵b"),
            ("\u{E0041}", "‹U+E0041›"), ("\u{FEFF}x", "‹U+FEFF›x"), ("\u{E000}", "�"), ("\u{0}", "␀"),
            ("\u{1B}]52;c;aGk=\u{7}", "␛]52;c;aGk=␇"),
        ])
    func payloads(raw: String, shown: String) { #expect(DisplayText.safe(raw) == shown) }

    @Test(
        "Widths",
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("😀", 2), ("❤️", 1), ("👋🏽", 2), ("🇨🇭", 2), ("1️⃣", 1),
            ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ก็", 1), ("█", 1), ("", 0),
        ])
    func widths(text: String, width: Int) { #expect(DisplayText.width(text) == width) }

    @Test("At most four marks stand on a character")
    func marks() {
        let text = "a" + String(repeating: "\u{301}", count: 10_000)
        let line = DisplayText.line(text)
        #expect(line.count == 1)
        #expect(line[0].character.unicodeScalars.count == 5)
    }

    @Test("Random text: nothing shown is a control, and each glyph has one spacing scalar")
    func fuzz() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<3000 {
            let text = random.text(length: 40)
            for glyph in DisplayText.line(text) {
                #expect(glyph.width == 1 || glyph.width == 2)
                let scalars = glyph.character.unicodeScalars
                #expect(scalars.dropFirst().allSatisfy { CharacterWidth.of($0) == 0 })
                #expect(
                    scalars.allSatisfy {
                        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
                    })
            }
        }
    }
}
