import FHIR
import FHIRPath
import Testing

@Suite("Words of a source") struct LexerTests {
    @Test(
        "A backslash that begins no escape is left out",
        arguments: [
            (#"'\p'"#, "p"), (#"'\\p'"#, #"\p"#), (#"'\3'"#, "3"), (#"'\u005'"#, "u005"), (#"'\uD8'"#, "uD8"),
            (#"'\ü'"#, "ü"),
            (#"'\'\"\`\r\n\t\f\/\\\u00e9'"#, "'\"`\r\n\t\u{C}/\\é"), (#"'a\d{2}'"#, "ad{2}"), (#"'\uD83D\uDE00'"#, "😀"),
        ])
    func escapes(source: String, text: String) throws {
        let environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        #expect(try FHIRPathExpression(source).evaluate(on: [], environment: environment) == [.string(text)])
    }

    @Test("and that is told, since patterns are often meant otherwise") func notes() throws {
        #expect(
            try FHIRPathExpression(#"name.matches('^\d+\w$') or nmae.exists()"#).problems(on: "Patient").map(
                \.description) == [
                    #"column 16: the backslash before "d" is no escape and is left out; write \\d for a backslash"#,
                    #"column 19: the backslash before "w" is no escape and is left out; write \\w for a backslash"#,
                    "column 28: Patient has no element nmae; did you mean name?",
                ])
        #expect(try FHIRPathExpression(#"name.matches('^\\d+$')"#).problems(on: "Patient").isEmpty)
    }
}
