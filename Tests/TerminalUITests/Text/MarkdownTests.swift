import TerminalUI
import TerminalUITesting
import Testing

@Suite("Markdown") @MainActor struct MarkdownTests {
    private func look(_ markdown: String, _ attribute: CellStyle.Attributes) -> String {
        let grid = Pilot(Text(markdown: markdown), width: 60, height: 8).frame.grid
        return String(grid.cells.filter { $0.style.attributes.contains(attribute) && $0.width > 0 }.map(\.character))
    }

    @Test(
        "Markup goes, everything else stands as it was written",
        arguments: [
            ("plain", "plain"), ("*soft* and **hard**", "soft and hard"), ("_soft_ and __hard__", "soft and hard"),
            ("***both***", "both"), ("**a *b* c**", "a b c"), ("2 * 3 * 4", "2 * 3 * 4"),
            ("snake_case_name", "snake_case_name"),
            ("5*6*7", "567"), ("*open", "*open"), ("a** b", "a** b"), ("\\*not\\*", "*not*"), ("`a*b*`", "a*b*"),
            ("``a`b``", "a`b"), ("`open", "`open"), ("[text](https://x.org)", "text (https://x.org)"),
            ("[https://x.org](https://x.org)", "https://x.org"), ("[a](x \"title\")", "a (x)"),
            ("[no link]", "[no link]"),
            ("[**b**](u)", "b (u)"), ("<b>x</b>", "<b>x</b>"), ("a &amp; b", "a &amp; b"),
            ("# Title\ntext", "Title\ntext"),
            ("### T ###", "T"), ("#no", "#no"), ("one\ntwo", "one two"), ("one  \ntwo", "one\ntwo"),
            ("one\\\ntwo", "one\ntwo"),
            ("one\n\n\ntwo", "one\n\ntwo"), ("- a\n- b\n  c", "- a\n- b c"), ("* a\n  * b", "- a\n  - b"),
            ("1. a\n2) b", "1. a\n2) b"), ("text\n- a", "text\n\n- a"), ("```\nx  *y*\n```\nz", "x  *y*\n\nz"),
            ("---", "---"), ("| a | b |", "| a | b |"), ("", ""), ("a\r\nb\r\n\r\nc", "a b\n\nc"),
        ])
    func plain(_ markdown: String, _ words: String) { #expect(Text.plainText(markdown: markdown) == words) }

    @Test("Emphasis is underlined, strong emphasis bold, a heading as headings are")
    func looks() {
        #expect(look("a *b* **c** ***d***", .underline) == "bd")
        #expect(look("a *b* **c** ***d***", .bold) == "cd")
        #expect(look("# Head\nbody", .bold) == "Head")
    }

    @Test("Items of a list wrap under their words")
    func lists() {
        let pilot = Pilot(
            Text(markdown: "- first item of two\n- second\n\n10. ten and more words"), width: 14, height: 8)
        #expect(pilot.screen == "- first item\n  of two\n- second\n10. ten and\n    more words")
    }

    @Test(
        "Long texts of nothing but marks take no longer than others",
        arguments: ["*a ", "_a_ ", "`", "[a](", "**", "[", "*a_"])
    func storms(_ piece: String) {
        let text = String(repeating: piece, count: 20_000)
        #expect(Text.plainText(markdown: text).utf8.count <= text.utf8.count + 20)
    }
}
