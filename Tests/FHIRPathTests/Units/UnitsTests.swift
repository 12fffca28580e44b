import FHIR
import FHIRPath
import Testing

@Suite("Units") struct UnitsTests {
    @Test(
        "A special unit is added to its like and multiplied by numbers, and takes part in nothing else",
        arguments: [
            ("37 'Cel' + 1 'Cel'", ["38 'Cel'"]), ("38 'Cel' - 37 'Cel'", ["1 'Cel'"]), ("37 'Cel' * 2", ["74 'Cel'"]),
            ("2 * 37 'Cel'", ["74 'Cel'"]), ("74 'Cel' / 2", ["37 'Cel'"]), ("37 'Cel' + 1 'K'", []),
            ("1 'K' + 37 'Cel'", []),
            ("310 'K' - 37 'Cel'", []), ("37 'Cel' + 1 '[degF]'", []), ("10 'dB' + 1 'B'", []),
            ("7 '[pH]' + 1 'mol/l'", []),
            ("37 'Cel' * 1 'm'", []), ("37 'Cel' / 1 'Cel'", []), ("37 'Cel' / 1 'K'", []), ("1 / 37 'Cel'", []),
            ("37 'Cel' / 1 's'", []), ("(37 'Cel').combine(38 'Cel').avg()", ["37.5 'Cel'"]),
            ("(37 'Cel').combine(300 'K').sum()", []), ("(37 'Cel').combine(300 'K').max()", ["37 'Cel'"]),
            ("37 'Cel' > 300 'K'", ["true"]), ("(37 'Cel').toQuantity('K')", ["310.15 'K'"]),
        ])
    func special(source: String, expected: [String]) throws {
        #expect(try FHIRPathExpressionTests.evaluate(source) == expected, "\(source)")
    }

    @Test(
        "Only a unit of UCUM is written with its system and code",
        arguments: [
            ("1 'mg'", #"{"value":1,"unit":"mg","system":"http://unitsofmeasure.org","code":"mg"}"#),
            ("1 '{score}'", #"{"value":1,"unit":"{score}","system":"http://unitsofmeasure.org","code":"{score}"}"#),
            ("1 'smile'", #"{"value":1,"unit":"smile"}"#), ("2 'tabs' + 1 'tabs'", #"{"value":3,"unit":"tabs"}"#),
            ("1 'smile' / 1 's'", #"{"value":1,"unit":"smile/s"}"#),
            ("1 week", #"{"value":1,"unit":"week","system":"http://unitsofmeasure.org","code":"wk"}"#),
            ("1.toQuantity()", #"{"value":1,"unit":"1","system":"http://unitsofmeasure.org","code":"1"}"#),
        ])
    func written(source: String, expected: String) throws {
        let environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        let result = try FHIRPathExpression(source).evaluate(on: [], environment: environment)
        #expect(result.map(\.json.text) == [expected])
    }
}
