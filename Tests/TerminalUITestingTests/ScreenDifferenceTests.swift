import TerminalUI
import TerminalUITesting
import Testing

@Suite("Comparing screens") struct ScreenDifferenceTests {
    @Test("Only the rows that differ are reported, trailing blanks do not count")
    func rows() {
        #expect(ScreenDifference.between(expected: "a  \nb\n\n", actual: "a\nb") == nil)
        #expect(
            ScreenDifference.between(expected: "a\nb", actual: "a\nc\nd")
                == "  1 - b\n  1 + c\n      ^ column 0\n  2 + d")
    }

    @Test("The columns that differ are marked, wide characters counted as two")
    func columns() {
        let difference = ScreenDifference.between(expected: "日本 ( ) no", actual: "日本 (•) now")
        #expect(
            difference == """
                  0 - 日本 ( ) no
                  0 + 日本 (•) now
                            ^    ^ columns 6-11
                """)
    }

    @Test("An unknown key name is refused before anything is pressed") @MainActor
    func unknownKey() {
        let pilot = Pilot(Text(verbatim: "x"), width: 5, height: 1)
        #expect(throws: PilotError.unknownKey("Entr")) { try pilot.press("Down", "Entr") }
    }
}
