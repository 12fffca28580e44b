import FHIR
import FHIRPath
import Testing

@Suite("Limits of evaluation") struct LimitTests {
    private static func evaluate(_ source: String) throws -> [FHIRPathValue] {
        let items: [JSON] = (0..<1_000).map {
            ["linkId": .string("\($0)"), "answer": [["valueInteger": .number(JSONNumber($0))]]]
        }
        let response: JSONObject = ["resourceType": "QuestionnaireResponse", "item": .array(items)]
        var environment = FHIRPathEnvironment(
            resource: response, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.variables["t"] = [.string(String(repeating: "a", count: 100_000))]
        return try FHIRPathExpression(source).evaluate(
            on: [FHIRPathValue(resource: response)], environment: environment)
    }

    @Test(
        "What grows without end is stopped, and said to be",
        arguments: [
            "(1 | 2).repeat($this + 1)", "item.aggregate($total & $total, 'abc')",
            "item.aggregate($total + $total, 'abc')", "item.aggregate($total.combine($total), 1)",
            "%t.replace('', %t)", "%t.replace('a', %t)", "%t.replaceMatches('a', %t)",
            "%t.replaceMatches('(a+)', '$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1$1')",
            "item.linkId.select(%t + 'b').join(%t)", "%t.toChars().select(%t + 'b').count()",
            "%t.toChars().select((%t & $this).matches('b$')).count()",
            "%t.toChars().select((%t & $this).indexOf('b')).count()",
            "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'.matches('(a+)+$')",
            "item.select(%resource.item.descendants()).count()",
            "descendants().select((2.5 + $index).power(2.5) + (2.5 + $index).power(3.5) + (2.5 + $index).power(1.5)).count()",
            "descendants().select(descendants().count()).select(%resource.descendants()).count()",
            "@2000-01-01T00:00:00.000Z.repeat($this + 1 'ms').count()",
        ])
    func stopped(source: String) throws {
        let error = #expect(throws: FHIRPathError.self) { try Self.evaluate(source) }
        #expect(error?.description.contains(" steps") == true, "\(error?.description ?? "")")
    }

    @Test(
        "What forms ask for is far from the limits",
        arguments: [
            ("item.answer.value.sum()", "499500"), ("item.linkId.join(',').length()", "3889"),
            ("item.select(linkId + ': ' + answer.value.toString()).join('; ').length()", "9778"),
            ("item.linkId.select($this.replaceMatches('[0-4]', 'x')).distinct().count()", "258"),
            ("item.sort(-answer.value).first().linkId", "999"), ("%t.replace('a', 'bc').length()", "200000"),
            (
                "%t.substring(0, 40000).replaceMatches('a', '$0$0$0$0$0$0$0$0$0$0$0$0$0$0').length()", "560000"
            ),
            ("%t.toChars().count()", "100000"), ("item.answer.value.select($this.sqrt()).count()", "1000"),
        ])
    func allowed(source: String, result: String) throws {
        #expect(try Self.evaluate(source).map(\.text) == [result])
    }

    @Test(
        "There need be no limit",
        arguments: ["'abc'.replace('b', 'b')", "'abc'.replaceMatches('b', 'b')", "'abc' & ''"])
    func none(source: String) throws {
        var environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.stepLimit = .max
        #expect(try FHIRPathExpression(source).evaluate(on: [], environment: environment) == [.string("abc")])
    }

    @Test("A text that would be too long is not made, and counts as too many steps")
    func tooLong() throws {
        var environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.stepLimit = 100
        environment.variables["t"] = [.string(String(repeating: "a", count: 100))]
        let text = String(repeating: "b", count: 100)
        for function in ["replace", "replaceMatches"] {
            let expression = try FHIRPathExpression("%t.\(function)('a', '\(text)')")
            let error = #expect(throws: FHIRPathError.self) {
                try expression.evaluate(on: [], environment: environment)
            }
            #expect(error?.reason == .tooManySteps(limit: 100))
        }
    }

    @Test("What a lazy repetition goes over counts, even where nothing stands behind it") func lazyRepetition() throws {
        var environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.variables["t"] = [.string(String(repeating: "a", count: 100_000))]
        environment.stepLimit = 10_000
        let expression = try FHIRPathExpression("%t.matchesFull('a*?')")
        let error = #expect(throws: FHIRPathError.self) { try expression.evaluate(on: [], environment: environment) }
        #expect(error?.reason == .tooManySteps(limit: 10_000))
        environment.stepLimit = 30_000
        #expect(try expression.evaluate(on: [], environment: environment) == [.boolean(true)])
    }

    @Test("The codes that a profile's binding looks through count") func binding() throws {
        let codes: [JSON] = (0..<80_000).map { ["code": .string("c\($0)")] }
        let set: JSONObject = [
            "resourceType": "ValueSet", "url": "http://x/set",
            "compose": ["include": [["system": "http://x/codes", "concept": .array(codes)]]],
        ]
        let profile: JSONObject = [
            "resourceType": "StructureDefinition", "url": "http://x/profile", "type": "Patient",
            "differential": [
                "element": [
                    ["path": "Patient"],
                    ["path": "Patient.gender", "binding": ["strength": "required", "valueSet": "http://x/set"]],
                ]
            ],
        ]
        let patient: JSONObject = ["resourceType": "Patient", "gender": "c79999"]
        var environment = FHIRPathEnvironment(
            resource: patient, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.definitions = Definitions([set, profile])
        let expression = try FHIRPathExpression("conformsTo('http://x/profile')")
        let focus = [FHIRPathValue(resource: patient)]
        #expect(try expression.evaluate(on: focus, environment: environment) == [.boolean(true)])
        environment.stepLimit = 9_000
        let error = #expect(throws: FHIRPathError.self) { try expression.evaluate(on: focus, environment: environment) }
        #expect(error?.reason == .tooManySteps(limit: 9_000))
    }
}
