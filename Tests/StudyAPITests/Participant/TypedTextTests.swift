import StudyAPI
import Testing

@Suite("Typed texts") struct TypedTextTests {
    @Test("come back as they were typed, whatever was typed") func again() {
        let texts = [
            TypedText(linkId: "a", repetition: 0, text: "„é“ \u{1B}[2J\n\"\\ 日本"),
            TypedText(linkId: "", repetition: 3, text: ""),
        ]
        #expect(TypedText.texts(TypedText.bytes(texts)) == texts)
        #expect(TypedText.texts(TypedText.bytes([])).isEmpty)
    }

    @Test("are none where something else is kept", arguments: ["", "{}", "[1, {}]", #"[{"linkId": "a"}]"#, "\u{0}"])
    func foreign(_ text: String) { #expect(TypedText.texts(Array(text.utf8)).isEmpty) }
}
