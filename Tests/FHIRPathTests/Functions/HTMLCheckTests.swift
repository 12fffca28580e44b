import FHIR
import Testing

@testable import FHIRPath

@Suite("The check of narratives") struct HTMLCheckTests {
    /// The text with the namespace that the outermost element must have.
    private static func inNamespace(_ text: String) -> String {
        guard let start = text.firstRange(of: "<div") else { return text }
        return text[..<start.upperBound] + " xmlns=\"http://www.w3.org/1999/xhtml\"" + text[start.upperBound...]
    }

    @Test(
        "A div outside of XHTML's namespace, and names of characters that XML does not know, do not pass",
        arguments: [
            "<div>x</div>", "<div xmlns=''>x</div>", "<div xmlns='http://www.w3.org/1999/html'>x</div>",
            "<div><div xmlns='http://www.w3.org/1999/xhtml'>x</div></div>", "<div xmlns:a='b'>x</div>",
            "<div xmlns='http://www.w3.org/1999/xhtml'>a&nbsp;b</div>",
            "<div xmlns='http://www.w3.org/1999/xhtml'>a&#0;b</div>",
            "<div xmlns='http://www.w3.org/1999/xhtml'>a&#xD800;b</div>",
            "<div xmlns='http://www.w3.org/1999/xhtml' title='a&copy;b'>x</div>",
        ])
    func namespace(text: String) { #expect(!HTMLCheck.passes(text)) }

    @Test(
        "Text, lists, tables, links and images pass",
        arguments: [
            "<div>x</div>",
            "<div><p class='a'>a &amp; b &#160;&#xA0;</p><br/></div>",
            "<div><table border=\"1\"><tr><td colspan='2'>1</td></tr></table></div>",
            "<div> <img src=\"#a\" alt=\"b\"/> </div>",
            "<div><a href=\"http://x?a=1&amp;b=javascript:2\">x</a></div>",
            "<div><img src='data:image/png;base64,AA'/></div>",
            "<div style='background: white url(bck1.png) 0 0; color: red'>x</div>",
            "<div style='background: url( \"data:image/png;base64,AA\" )'>x</div>",
            "<div><a href=\"http://x\">x</a><!-- note --><ul><li>ü</li></ul></div>", " <div>x</div>\n",
        ])
    func allowed(text: String) { #expect(HTMLCheck.passes(Self.inNamespace(text))) }

    @Test(
        "What runs, loads, is empty or is not well formed does not",
        arguments: [
            "", "x", "<p>x</p>", "<div></div>", "<div> \n </div>", "<div>x", "<div>x</p></div>",
            "<div>x</div><div>y</div>",
            "<div>x</div>y", "<div><script>x</script></div>", "<div><form>x</form></div>",
            "<div><iframe src='x'>x</iframe></div>",
            "<div onclick=\"x()\">x</div>", "<div><a href=\" JavaScript:x()\">x</a></div>",
            "<div><b onload=\"x\">x</b></div>",
            "<div class=a>x</div>", "<div class=\"a<b\">x</div>", "<div>a & b</div>", "<div>&lt</div>",
            "<div><!-- x</div>",
            "<div><b><i>x</b></i></div>", "<div", "<div a", "<div a=", "<div a=\"", "<div/>",
        ])
    func refused(text: String) { #expect(!HTMLCheck.passes(Self.inNamespace(text))) }

    @Test(
        "Programs are found however they are written",
        arguments: [
            "<div><a href='java&#115;cript:x()'>x</a></div>", "<div><a href='&#x6A;avascript:x()'>x</a></div>",
            "<div><a href='java&Tab;script:x()'>x</a></div>", "<div><a href='java\nscript:x()'>x</a></div>",
            "<div><a href='&#1;javascript&colon;x()'>x</a></div>", "<div><a href='\u{A0}javascript:x()'>x</a></div>",
            "<div><a href='vbscript:x'>x</a></div>", "<div><a href='data:text/html,x'>x</a></div>",
            "<div><img src='data:image/svg+xml,x'/></div>", "<div><a href='a&b'>x</a></div>",
            "<div style='background: url(http://x/y.png)'>x</div>", "<div style='background: url(//x/y.png)'>x</div>",
            "<div style='background: u&#114;l(java&#10;script:x)'>x</div>", "<div style='width: expression(x)'>x</div>",
            "<div style='background: u\\72l(http://x)'>x</div>", "<div style='a: b/**/'>x</div>",
            "<div style='-moz-binding: url(x)'>x</div>", "<div style='background: url( \"https:x\" )'>x</div>",
        ])
    func programs(text: String) { #expect(!HTMLCheck.passes(Self.inNamespace(text))) }

    @Test("Deep nesting and damaged texts end") func hostile() {
        #expect(!HTMLCheck.passes(Self.inNamespace(String(repeating: "<div>", count: 100_000))))
        let whole = Array(Self.inNamespace("<div class=\"a\"><p>x &amp; y</p><!-- c --><img src='b'/></div>").utf8)
        #expect(HTMLCheck.passes(String(decoding: whole, as: UTF8.self)))
        for length in 0..<whole.count { #expect(!HTMLCheck.passes(String(decoding: whole[..<length], as: UTF8.self))) }
    }

    @Test("htmlChecks() is for XHTML alone") func function() throws {
        let patient: JSONObject = [
            "resourceType": "Patient",
            "text": ["status": "generated", "div": .string(Self.inNamespace("<div>x</div>"))], "gender": "<div>x</div>",
        ]
        func evaluate(_ source: String) throws -> [FHIRPathValue] {
            try FHIRPathExpression(source).evaluate(
                on: [FHIRPathValue(resource: patient)],
                environment: FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z"))))
        }
        #expect(try evaluate("text.`div`.htmlChecks()") == [.boolean(true)])
        #expect(try evaluate("gender.htmlChecks()") == [.boolean(false)])
        #expect(try evaluate("birthDate.htmlChecks()") == [])
    }
}
