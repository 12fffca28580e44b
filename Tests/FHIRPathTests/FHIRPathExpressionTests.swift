import FHIR
import FHIRPath
import Testing

@Suite("FHIRPath expression")
struct FHIRPathExpressionTests {
    static let response: JSON = [
        "resourceType": "QuestionnaireResponse",
        "item": [
            [
                "linkId": "phq",
                "item": [
                    ["linkId": "q1", "answer": [["valueCoding": ["system": "s", "code": "a"]]]],
                    ["linkId": "q2", "answer": [["valueCoding": ["system": "s", "code": "b"]]]],
                    ["linkId": "q3", "answer": [["valueInteger": 3]]],
                    [
                        "linkId": "when", "answer": [["valueDate": "2024-02-29"]],
                    ],
                    [
                        "linkId": "weight",
                        "answer": [
                            [
                                "valueQuantity": [
                                    "value": 70, "unit": "kg", "system": "http://unitsofmeasure.org", "code": "kg",
                                ]
                            ]
                        ],
                    ],
                    ["linkId": "free", "answer": [["valueString": "ja, gern"]]],
                ],
            ]
        ],
    ]

    static let questionnaire: JSON = [
        "resourceType": "Questionnaire",
        "item": [
            [
                "linkId": "phq", "type": "group",
                "item": [
                    ["linkId": "q1", "type": "choice", "answerOption": options(0, 1)],
                    ["linkId": "q2", "type": "choice", "answerOption": options(3, 2)],
                ],
            ]
        ],
    ]

    /// Options a and b with these scores.
    private static func options(_ first: Int, _ second: Int) -> JSON {
        let options: [JSON] = zip(["a", "b"], [first, second]).map { code, score in
            [
                "extension": [
                    ["url": .string(ExtensionURL.itemWeight), "valueDecimal": .number(JSONNumber(score))]
                ],
                "valueCoding": ["system": "s", "code": .string(code)],
            ]
        }
        return .array(options)
    }

    static func evaluate(_ source: String, variables: [String: [FHIRPathValue]] = [:]) throws -> [String] {
        let resource = try #require(response.object)
        let environment = FHIRPathEnvironment(
            resource: resource, variables: variables,
            now: try #require(FHIRDateTime("2024-03-15T10:30:00.000+01:00")),
            questionnaire: try Questionnaire(json: questionnaire))
        return try FHIRPathExpression(source).evaluate(
            on: [FHIRPathValue(resource: resource)], environment: environment
        )
        .map(\.text)
    }

    @Test(
        "Answers are reached, added up and scored",
        arguments: [
            ("%resource.item.item.where(linkId = 'q3').answer.value", ["3"]),
            ("item.item.where(linkId='q1').answer.value.code", ["a"]),
            ("item.item.answer.value.ofType(Coding).weight()", ["0", "2"]),
            ("item.item.answer.weight().sum()", ["2"]),
            ("item.item.answer.value.ordinal().sum() + 1", ["3"]),
            ("repeat(item).where(linkId.startsWith('q')).count()", ["3"]),
            ("repeat(item).where(linkId='nope').answer.value.sum()", []),
            ("(1 | 2 | 3).avg()", ["2"]),
            ("(1 | 2.5).sum()", ["3.5"]),
            ("(3 | 1 | 2).min()", ["1"]),
            ("(3 | 1 | 2).max()", ["3"]),
            ("iif(item.item.where(linkId='q3').answer.value > 2, 'high', 'low')", ["high"]),
            ("item.item.where(linkId='when').answer.value + 1 year", ["2025-02-28"]),
            ("item.item.where(linkId='when').answer.value < today()", ["true"]),
            ("today() - 18 years", ["2006-03-15"]),
            ("item.item.where(linkId='weight').answer.value.value / 1.75.power(2)", ["22.85714285714285714285714286"]),
            ("item.item.where(linkId='weight').answer.value > 60 'kg'", ["true"]),
            ("item.item.where(linkId='free').answer.value.matches('^ja\\\\b')", ["true"]),
            ("1 '[lb_av]' > 453 'g'", ["true"]),
            ("37 'Cel' = 310.15 'K'", ["true"]),
            ("98.6 '[degF]' ~ 37 'Cel'", ["true"]),
            ("7.4 '[pH]' > 7.3 '[pH]'", ["true"]),
            ("20 'dB' = 2 'B'", ["true"]),
            ("5.5 'mmol/L'.toQuantity('umol/mL')", ["5.5 'umol/mL'"]),
            ("70 'kg' / (1.75 'm' * 1.75 'm') > 22 'kg/m2'", ["true"]),
            ("1 'm' = 1 's'", []),
            ("1 '[iU]' = 1 '[IU]'", ["true"]),
            ("1 'smile' = 1 'smile'", ["true"]),
            ("1 year = 12 months", ["true"]),
            ("1 year = 1 'a'", []),
            ("1 year ~ 1 'a'", ["true"]),
            ("120 'mm[Hg]'.toQuantity('kPa').value.round(3)", ["15.999"]),
            ("100 'cm' + 1 'm'", ["200 'cm'"]), ("1 'm' + 100 'cm'", ["200 'cm'"]), ("3 'm' - 3 'cm'", ["297 'cm'"]),
            ("1 day + 12 hours", ["36 hours"]), ("'\\uD83D\\uDE00'.length()", ["1"]),
            ("'e\\u0301'.length()", ["2"]), ("'a\\uD83D\\uDE00b'.toChars()", ["a", "😀", "b"]),
            ("1 is System.Any", ["true"]), ("5.round(2) is Decimal", ["true"]), ("1.round() = 1", ["true"]),
            ("({}).sum() | ({}).avg() | ({}).min() | ({}).max()", []),
            ("%a + %b", ["7"]),
            ("%a.defineVariable('x').select(%x + 1)", ["4"]),
            ("now().toString()", ["2024-03-15T10:30:00.000+01:00"]),
        ])
    func answers(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source, variables: ["a": [.integer(3)], "b": [.integer(4)]]) == expected)
    }

    @Test(
        "Numbers at their ends, words for durations and parts of texts",
        arguments: [
            ("2147483647 + 1", []), ("2147483647 * 2", []), ("-2147483648 - 1", []),
            ("-2147483648 + 1", ["-2147483647"]),
            ("-2147483648 is Integer", ["true"]), ("-2147483648.0 is Decimal", ["true"]),
            ("2147483648 is Decimal", ["true"]),
            ("2147483648 - 1 = 2147483647", ["true"]), ("-(-2147483647)", ["2147483647"]), ("-(-2147483648)", []),
            ("(-2147483648) mod (-1)", ["0"]), ("(-2147483648) div (-1)", []), ("(-2147483648).abs()", []),
            ("2.power(31)", []), ("2.power(30)", ["1073741824"]), ("2147483647.5.floor()", ["2147483647"]),
            ("2147483648.5.floor()", []), ("3000000000.5 div 1", []), ("(2147483647).combine(1).sum()", []),
            ("7 mod (-1)", ["0"]), ("7 mod 0", []), ("7 div (-1)", ["-7"]),
            ("(1 week).toQuantity('days')", ["7 days"]), ("(1 week).toQuantity('day')", ["7 days"]),
            ("(1 hour).toQuantity('minutes')", ["60 minutes"]), ("(1 year).toQuantity('months')", ["12 months"]),
            ("(1 day).toQuantity('days')", ["1 day"]), ("'2 days'.toQuantity('hours')", ["48 hours"]),
            ("'a,b,,c'.split(',')", ["a", "b", "", "c"]),
            ("'aäb'.split('')", ["a", "ä", "b"]), ("'ab'.split('äb')", ["ab"]),
        ])
    func edges(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source) == expected)
    }

    @Test(
        "Errors say where and what to do",
        arguments: [
            ("item.wher(linkId = 'a')", "column 6: there is no function wher(); did you mean where()?"),
            ("item.where()", "column 6: where() takes one argument, not 0"),
            (
                "elementDefinition()",
                "column 1: elementDefinition() is for the generation of snapshots; there is nothing to look up here"
            ),
            (
                "slice('http://x', 'n')",
                "column 1: slice() is for the generation of snapshots; there is nothing to look up here"
            ),
            ("elementDefinition('a')", "column 1: elementDefinition() takes no argument, not 1"),
            ("slice('http://x')", "column 1: slice() takes 2 arguments, not 1"),
            ("1 +", "column 4: expected a value, a path or \"(\", found the end"),
            ("'a", "column 1: expected ' to close the string, found the end"),
            ("1 is System.Strin", "column 6: there is no type System.Strin; did you mean System.String?"),
            ("1 is FHIR.patient", "column 6: there is no type FHIR.patient; did you mean FHIR.Patient?"),
            ("%Questionaire", "column 1: there is no variable %Questionaire; did you mean %questionnaire?"),
            ("%lonc", "column 1: there is no variable %lonc; did you mean %loinc?"),
            ("Item.Where(a)", "column 6: there is no function Where(); did you mean where()?"),
            ("%%resource", "column 1: expected a name after %, found \"%\""),
            ("a = \"b\"", "column 5: expected single quotes around a string, found a double quote"),
            ("true AND false", "column 6: expected an operator or the end, found \"AND\"; did you mean and?"),
            ("a == b", "column 3: expected \"=\", found \"==\""),
            ("a && b", "column 3: expected \"and\", found \"&&\""),
            ("'\\uD83D'", "column 2: expected both halves of a character, as \\uD83D\\uDE00, found only one"),
            ("'\\uD83Dx'", "column 2: expected both halves of a character, as \\uD83D\\uDE00, found only one"),
            ("'\\uD83D\\u0041'", "column 2: expected both halves of a character, as \\uD83D\\uDE00, found only one"),
            ("@2012 > '2011'", "column 7: > does not take a Date and a String"),
            ("'10:00' < @T11", "column 9: < does not take a String and a Time"),
            ("%resorce", "column 1: there is no variable %resorce; did you mean %resource?"),
            ("1 + 'a'", "column 3: + does not take an Integer and a String"),
            ("(1 | 2) and true", "column 9: and needs one item and got 2; narrow it with where() or first()"),
            (
                "'a' in ('b' | 'c') contains ('a' | 'b')",
                "column 20: contains needs one item and got 2; narrow it with where() or first()"
            ),
            ("('a' | 'b') in 'c'", "column 13: in needs one item and got 2; narrow it with where() or first()"),
            ("item is Codng", "column 9: there is no type Codng; did you mean Coding?"),
            ("'a'.matches('(')", "column 5: matches(): the pattern is wrong at character 2: a \"(\" without its \")\""),
            ("a\n  ?", "line 2, column 3: expected an operator, a name or a value, found \"?\""),
        ])
    func errors(source: String, text: String) {
        let error = #expect(throws: FHIRPathError.self) { try Self.evaluate(source) }
        #expect(error?.description == text)
    }

    @Test("Evaluation that does too much is stopped")
    func limits() throws {
        var environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.stepLimit = 10_000
        let endless = try FHIRPathExpression("1.repeat($this + 1)")
        #expect(throws: FHIRPathError(.tooManySteps(limit: 10_000), at: TextPosition(line: 1, column: 3))) {
            try endless.evaluate(on: [], environment: environment)
        }
        let deep = String(repeating: "(", count: 5000) + "1"
        let error = #expect(throws: FHIRPathError.self) { try FHIRPathExpression(deep) }
        #expect(error?.reason == .tooDeep(limit: 100))
        let nested = String(repeating: "iif(true, ", count: 95) + "1" + String(repeating: ", 2)", count: 95)
        #expect(try FHIRPathExpression(nested).evaluate(on: [], environment: environment) == [.integer(1)])
        let long = try FHIRPathExpression(Array(repeating: "1", count: 20_000).joined(separator: " + "))
        environment.stepLimit = 1_000_000
        #expect(try long.evaluate(on: [], environment: environment) == [.integer(20_000)])
    }

    @Test("What an expression depends on is known before it is evaluated")
    func facts() throws {
        let expression = try FHIRPathExpression(
            "%resource.item.where(linkId='a').answer.value + %x + item.where(linkId in ('b' | 'c')).answer.value")
        #expect(expression.linkIds == ["a", "b", "c"])
        #expect(expression.variables == ["resource", "x"])
        #expect(!expression.readsOtherLinkIds)
        #expect(try FHIRPathExpression("item.where(linkId.startsWith('a'))").readsOtherLinkIds)
    }

    @Test(
        "Paths that can never match are found",
        arguments: [
            ("QuestionnaireResponse.itm", "column 23: QuestionnaireResponse has no element itm; did you mean item?"),
            (
                "item.answer.valueCoding",
                "column 13: QuestionnaireResponse.item.answer has no element valueCoding; did you mean value?"
            ),
            ("Patient.name", "column 1: QuestionnaireResponse has no element Patient"),
        ])
    func check(source: String, text: String) throws {
        let expression = try FHIRPathExpression(source)
        let error = #expect(throws: FHIRPathError.self) { try expression.check(on: "QuestionnaireResponse") }
        #expect(error?.description == text)
    }

    @Test("trace() hands on its name and values")
    func trace() async throws {
        try await confirmation { confirm in
            var environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
            environment.trace = { name, values in
                #expect(name == "seen")
                #expect(values == [.integer(1), .integer(2)])
                confirm()
            }
            let result = try FHIRPathExpression("(1 | 2).trace('seen').count()").evaluate(
                on: [], environment: environment)
            #expect(result == [.integer(2)])
        }
    }
}
