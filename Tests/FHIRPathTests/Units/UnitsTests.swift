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

    @Test(
        "The unit of a product is of powers, each unit once",
        arguments: [
            ("12 'cm' * 3 'cm'", ["36 'cm2'"]), ("3 'cm' * 12 'cm2'", ["36 'cm3'"]), ("12 'cm2' / 3 'cm'", ["4 'cm'"]),
            ("10 'm/s' * 10 's'", ["100 'm'"]), ("120 'm' / 60 's'", ["2 'm/s'"]), ("60 / 1 's'", ["60 '/s'"]),
            ("70 'kg' / (2 'm' * 2 'm')", ["17.5 'kg/m2'"]), ("1 'm' * 1 's-1'", ["1 'm/s'"]),
            ("1 'cm' * 1 'm'", ["1 'cm.m'"]),
            ("2 '10*3/uL' * 3 'uL'", ["6 '10*3'"]), ("1 'm' * 1 '/m'", ["1 '1'"]), ("1 day * 2 'm'", ["2 'd.m'"]),
            ("1 'm[H2O]' * 1 'm'", ["1 'm[H2O].m'"]), ("1 '(m/s)' * 1 's'", ["1 '((m/s)).s'"]),
            ("1 'tab1' * 1 'tab1'", ["1 'tab1.tab1'"]),
            ("1 year * 2 'm'", []), ("1 'm' / 1 month", []), ("2 years * 2", ["4 years"]),
            ("4 months / 2", ["2 months"]),
        ])
    func products(source: String, expected: [String]) throws {
        #expect(try FHIRPathExpressionTests.evaluate(source) == expected, "\(source)")
    }

    @Test(
        "Numbers are comparable as quantities of unit 1",
        arguments: [
            ("1.comparable(2)", "true"), ("1.comparable(2 '%')", "true"), ("(1 'm').comparable(1)", "false"),
            ("(1 'm').comparable(1 'cm')", "true"),
        ])
    func comparable(source: String, expected: String) throws {
        #expect(try FHIRPathExpressionTests.evaluate(source) == [expected])
    }
}
