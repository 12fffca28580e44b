import Testing

@testable import TerminalUI

@Suite("Pasted text") struct PastedTextTests {
    @Test(
        "Is text only, on one line where that is all there is",
        arguments: [
            ("a\r\nb\rc\nd", "a\nb\nc\nd", "a b c d"), ("a\tb", "a b", "a b"), ("\u{1B}[31mred\u{1B}[0m", "red", "red"),
            ("x\u{1B}[", "x", "x"), ("\u{1B}", "", ""), ("\u{1B}cA", "A", "A"), ("a\u{0}\u{7}\u{8}\u{7F}b", "ab", "ab"),
            ("a\u{9B}b", "ab", "ab"), ("a\u{2028}b\u{85}c", "a\nb\nc", "a b c"),
            ("日é\u{301}👩‍👩‍👧", "日é\u{301}👩‍👩‍👧", "日é\u{301}👩‍👩‍👧"),
        ])
    func clean(text: String, lines: String, line: String) {
        #expect(PastedText.clean(text, keepsLines: true) == lines)
        #expect(PastedText.clean(text, keepsLines: false) == line)
    }
}
