import Questionnaires
import Testing

@Suite("Styled text")
struct StyledTextTests {
    /// The pieces as `words[marks]`.
    private func marked(_ text: StyledText) -> String {
        text.runs.map { run in
            var marks = run.style.isBold ? "b" : ""
            if run.style.isItalic { marks += "i" }
            if run.style.isUnderlined { marks += "u" }
            if run.style.isStruck { marks += "s" }
            marks += (run.style.color.map { "#" + $0 } ?? "") + (run.style.link.map { "@" + $0 } ?? "")
            return marks.isEmpty ? run.text : "\(run.text)[\(marks)]"
        }.joined()
    }

    @Test("XHTML keeps its words and what a terminal can show")
    func xhtml() {
        let text = StyledText(
            xhtml: """
                <div xmlns="http://www.w3.org/1999/xhtml"><p>Take  <b>two</b>\n <em>tablets</em> &amp; rest</p>
                <ul><li>one</li><li><a href="https://x.org/?a=1&amp;b=2">two</a></li></ul>
                <span style="color: Red; font-weight:bold">stop</span><br/><img alt="A cat" src="x"/><script>alert(1)</script></div>
                """)
        #expect(
            marked(text)
                == "Take two[b] tablets[i] & rest\n- one\n- two[@https://x.org/?a=1&b=2]\nstop[b#red]\nA cat")
    }

    @Test(
        "what is not well-formed is taken as far as it goes",
        arguments: ["<b", "</p>a", "a<b>c</i>d", "&#x110000;", "<!-- x"])
    func broken(source: String) {
        #expect(!StyledText(xhtml: source).plainText.contains("<"))
    }

    @Test("markdown inside of lines, headings and lists")
    func markdown() {
        let text = StyledText(
            markdown: "# Title\n* **a** and *b*, ~~c~~ snake_case_name \\*no\\* [here](https://x.org) 2 * 3 * 4")
        #expect(
            marked(text) == "Title[b]\n- a[b] and b[i], c[s] snake_case_name *no* here[@https://x.org] 2 * 3 * 4")
    }

    @Test("CSS declarations that are known count")
    func css() {
        #expect(marked(StyledText("x", css: "font-style: italic; text-decoration: underline; float: left")) == "x[iu]")
        #expect(StyledText("", css: "color: red").runs == [])
    }
}
