import FHIR
import TestConditions
import Testing

@testable import FHIRPath

@Suite("Damaged and random sources") struct ParserFuzzTests {
    private static let pieces = [
        "item", "answer", "value", ".", ".", "(", ")", "[", "]", "{", "}", "'", "\"", "`", "\\", "/", "*", "//", "/*",
        "*/", "+", "-", "|",
        "&", "=", "!=", "~", "!~", "<", "<=", ">", ">=", " and ", " or ", " xor ", " implies ", " is ", " as ", " in ",
        " contains ",
        " div ", " mod ", "1", "0", "2.50", "1 'mg'", "4 days", "@2024", "@2024-02-29T10:00:00Z", "@T10:00", "%",
        "%resource",
        "%`a b`", "$this", "$index", "$total", "$", "where(", "select(", "iif(", "exists()", "first()", "sum()",
        "repeat(item)",
        "ofType(Coding)", "true", "false", ",", " ", "\n", "\u{A0}", "ü", "\u{0}", "@", "@T", "9e9",
        "aggregate($this + $total, 0)",
        "replace('a', 'b')", "matches('[')", "toQuantity('kg')", "%ucum", "%vs-x", "descendants()",
    ]

    @Test("end with a result or an error that has a place, within the step limit") func random() throws {
        var generator = SplitMix(state: 2024)
        let resource: JSONObject = [
            "resourceType": "QuestionnaireResponse",
            "item": [["linkId": "a", "answer": [["valueInteger": 1], ["valueString": "x"]]], ["linkId": "b"]],
        ]
        var environment = FHIRPathEnvironment(
            resource: resource, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.stepLimit = 5_000
        let focus = [FHIRPathValue(resource: resource)]
        var parsed = 0
        for _ in 0..<30_000 {
            let count = Int.random(in: 1...12, using: &generator)
            let source = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
            do throws(FHIRPathError) {
                let expression = try FHIRPathExpression(source)
                parsed += 1
                _ = try expression.evaluate(on: focus, environment: environment)
                try expression.check(on: "QuestionnaireResponse")
            } catch {
                #expect(error.position.line >= 1 && error.position.column >= 1)
                #expect(!error.description.isEmpty)
            }
        }
        #expect(parsed > 1_000)
    }

    @Test("Real expressions with a few bytes changed end too") func damaged() throws {
        var generator = SplitMix(state: 99)
        let sources = [
            "%resource.item.where(linkId = 'a').answer.value.ordinal().sum() + 1.50 'mg' div 2",
            "iif(today() - 18 years >= @2006-03-15, 'a' & `b c`, item[0].answer.value as Quantity)",
            "repeat(item).where($this.linkId ~ 'x' and $index > 0).select(answer.value | {}).aggregate($total + $this, 0)",
        ].map { Array($0.utf8) }
        for _ in 0..<20_000 {
            var bytes = sources.randomElement(using: &generator) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                default: bytes.insert(bytes.randomElement(using: &generator) ?? 0, at: index)
                }
            }
            _ = try? FHIRPathExpression(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test("Whatever stands in quotes comes back, and spaces and comments change nothing") func round() throws {
        var generator = SplitMix(state: 5)
        let environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        let characters: [Character] = [
            "a", "'", "\"", "\\", "\n", "\t", "ü", "😀", "/", "*", "`", "\u{0}", " ", "%", "$",
        ]
        for _ in 0..<2_000 {
            let text = String(
                (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                    characters.randomElement(using: &generator) ?? "a"
                })
            var quoted = ""
            for character in text {
                switch character {
                case "'": quoted += "\\'"
                case "\\": quoted += "\\\\"
                case "\n": quoted += "\\n"
                default: quoted.append(character)
                }
            }
            let result = try FHIRPathExpression("  /* x */'\(quoted)' // y").evaluate(on: [], environment: environment)
            #expect(result == [.string(text)])
        }
    }
}
