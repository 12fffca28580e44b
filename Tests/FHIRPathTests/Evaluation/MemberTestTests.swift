import FHIR
import FHIRPath
import Testing

@Suite("Conditions on strings") struct MemberTestTests {
    private static let elements: [JSON] = [
        ["linkId": "a", "text": "x"], ["linkId": "b"], ["text": "x"], ["linkId": "é"], ["linkId": "e\u{301}"],
        ["linkId": ["a"]], ["linkId": ["a", "b"]], ["_linkId": ["id": "i"]], ["linkId": "a", "_linkId": ["id": "i"]],
        ["valueString": "a"], ["value": "a"], ["linkId": 1], ["linkId": true], ["authored": "2024-01-01"], [:],
    ]

    /// What `where()` gives for each element, or "error".
    private static func results(_ condition: String, type: String?) throws -> [String] {
        let environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        let expression = try FHIRPathExpression("where(\(condition)).count()")
        return elements.map { element in
            let focus = FHIRPathValue(json: element, type: type)
            do throws(FHIRPathError) {
                return try expression.evaluate(on: [focus], environment: environment).map(\.text).joined()
            } catch {
                return "error"
            }
        }
    }

    /// The second form says the same in a way that takes the long road.
    @Test(
        "The short way decides as the long one does",
        arguments: [
            ("linkId = 'a'", "(linkId = 'a').select($this)"), ("'a' = linkId", "('a' = linkId).select($this)"),
            ("linkId = 'é'", "(linkId = 'é').select($this)"), ("value = 'a'", "(value = 'a').select($this)"),
            ("authored = '2024-01-01'", "(authored = '2024-01-01').select($this)"),
            ("linkId = 'a' and text = 'x'", "(linkId = 'a').select($this) and (text = 'x').select($this)"),
            ("text = 'x' or linkId = 'b'", "(text = 'x').select($this) or (linkId = 'b').select($this)"),
            (
                "text = 'x' and linkId = 'a' or linkId = 'b'",
                "((text = 'x').select($this) and linkId = 'a') or linkId = 'b'"
            ),
            ("nothing = 'a'", "(nothing = 'a').select($this)"),
        ], [nil, "QuestionnaireResponse.item", "QuestionnaireResponse", "QuestionnaireResponse.item.answer"])
    func same(forms: (String, String), type: String?) throws {
        #expect(try Self.results(forms.0, type: type) == Self.results(forms.1, type: type), "\(forms.0)")
    }
}
