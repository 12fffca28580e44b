import FHIR
import FHIRPath
import Testing

@Suite("Paths") struct PathTests {
    private static let resource: JSON = [
        "resourceType": "QuestionnaireResponse",
        "item": [
            ["linkId": "a", "answer": [["valueInteger": 1], ["valueInteger": 2]]],
            ["linkId": "b", "item": [["linkId": "c", "answer": [["valueInteger": 3]]]]],
            ["linkId": "d", "answer": [["valueQuantity": ["value": 4, "unit": "kg", "code": "kg"]]]],
        ],
    ]

    private static func evaluate(_ source: String, stepLimit: Int = 10_000) throws -> [String] {
        var environment = FHIRPathEnvironment(
            resource: resource.object, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.stepLimit = stepLimit
        environment.variables["mass"] = [.quantity(FHIRPathQuantity(value: FHIRDecimal(5), unit: "g"))]
        return try FHIRPathExpression(source).evaluate(
            on: [FHIRPathValue(resource: resource.object ?? [:])], environment: environment
        ).map(\.text)
    }

    @Test(
        "Names, conditions and what ends a path give what they say, in order",
        arguments: [
            ("item.answer.value", ["1", "2", "4 'kg'"]), ("item.linkId", ["a", "b", "d"]),
            ("item.where(linkId = 'a').answer.value.first()", ["1"]),
            ("item.answer.value.ofType(integer).last()", ["2"]),
            ("item.where($index = 1).linkId", ["b"]), ("item.item.where($index = 0).linkId", ["c"]),
            ("item.where(linkId = 'z').exists()", ["false"]), ("item.where(linkId = 'z').empty()", ["true"]),
            ("item.answer.count()", ["3"]), ("item.nothing.first()", []), ("item[1].item[0].answer.value", ["3"]),
            ("item.where(answer.value = 2 or answer.exists().not()).linkId", ["b"]),
            ("QuestionnaireResponse.item.where(linkId = 'b').item.linkId", ["c"]),
            ("Patient.item", []), ("%mass.value", ["5"]), ("%mass.where(value > 1).unit", ["g"]),
            ("item.where(answer.value.ofType(Quantity).exists()).linkId", ["d"]),
            ("item.where(linkId.defineVariable('x').exists() and linkId = 'a').linkId", ["a"]),
            ("item.where(item.where(linkId = 'c').exists()).linkId", ["b"]),
            ("item" + String(repeating: ".where(linkId = 'a')", count: 60) + ".linkId", ["a"]),
            ("iif(item.where(linkId = 'a').answer.value.sum() > 2, 'high', 'low')", ["high"]),
        ])
    func paths(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source) == expected)
    }

    @Test("Every step counts against the limit") func limit() throws {
        let error = #expect(throws: FHIRPathError.self) {
            try Self.evaluate("item.answer.value.exists()", stepLimit: 2)
        }
        #expect(error?.reason == .tooManySteps(limit: 2))
        let long = "item" + String(repeating: ".where(true)", count: 2_000) + ".linkId"
        #expect(try Self.evaluate(long, stepLimit: 1_000_000).count == 3)
    }

    @Test("%qitem is the questionnaire's item around the context") func questionnaireItem() throws {
        let questionnaire: JSONObject = [
            "resourceType": "Questionnaire", "status": "draft",
            "item": [["linkId": "g", "type": "group", "item": [["linkId": "q", "type": "string", "text": "Why?"]]]],
        ]
        let environment = FHIRPathEnvironment(
            now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")),
            questionnaire: try Questionnaire(json: questionnaire))
        let item = FHIRPathValue(json: ["linkId": "q"], type: "QuestionnaireResponse.item")
        let expression = try FHIRPathExpression("%qitem.text")
        #expect(try expression.evaluate(on: [item], environment: environment).map(\.text) == ["Why?"])
        let other = FHIRPathValue(json: ["linkId": "z"], type: "QuestionnaireResponse.item")
        #expect(try expression.evaluate(on: [other], environment: environment).isEmpty)
    }
}
