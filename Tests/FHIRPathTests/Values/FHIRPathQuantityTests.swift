import FHIR
import FHIRPath
import Testing

@Suite("FHIR's quantities in expressions") struct FHIRPathQuantityTests {
    private static let ucum: JSON = "http://unitsofmeasure.org"

    private static func quantity(
        _ value: Int, unit: String? = nil, system: JSON? = nil, code: String? = nil, comparator: String? = nil
    ) -> FHIRPathValue {
        var json: JSONObject = ["value": .number(JSONNumber(value))]
        json["comparator"] = comparator.map(JSON.string)
        json["unit"] = unit.map(JSON.string)
        json["system"] = system
        json["code"] = code.map(JSON.string)
        return FHIRPathValue(json: .object(json), type: "Quantity")
    }

    private static let variables: [String: [FHIRPathValue]] = [
        "mg": [quantity(5, unit: "mg", system: ucum, code: "mg")],
        "unitOnly": [quantity(5, unit: "mg")],
        "codeOnly": [quantity(5, code: "mg")],
        "uncoded": [quantity(5, unit: "mg", system: ucum)],
        "other": [quantity(5, unit: "mg", system: "http://x.org/units", code: "mg")],
        "more": [quantity(7, unit: "Milligramm", system: "http://x.org/units", code: "mg")],
        "below": [quantity(5, unit: "mg", system: ucum, code: "mg", comparator: "<")],
        "plain": [quantity(5)],
        "years": [quantity(2, unit: "Jahre", system: ucum, code: "a")],
        "months": [quantity(24, unit: "Monate", system: ucum, code: "mo")],
        "days": [quantity(3, unit: "Tage", system: ucum, code: "d")],
    ]

    private static func evaluate(_ source: String) throws -> [String] {
        try FHIRPathExpression(source).evaluate(
            on: [],
            environment: FHIRPathEnvironment(
                variables: variables, now: try #require(FHIRDateTime("2024-03-15T10:30:00.000+01:00")))
        ).map(\.text)
    }

    @Test(
        "Only a UCUM code without a comparator makes one FHIRPath's own; a unit of another kind goes only with itself",
        arguments: [
            ("%mg > 4 'mg'", ["true"]), ("%mg = 5000 'ug'", ["true"]), ("%mg + 1 'mg'", ["6 'mg'"]),
            ("%unitOnly > 4 'mg'", []), ("%unitOnly = 5 'mg'", []), ("%unitOnly + 1 'mg'", []),
            ("%codeOnly > 4 'mg'", []), ("%uncoded = 5 'mg'", []), ("%other = %mg", []), ("%other ~ %mg", ["false"]),
            ("%unitOnly = %other", []), ("%other < %more", ["true"]), ("(%other + %more).value", ["12"]),
            ("%unitOnly.toQuantity('mg')", []), ("%other * 2 'm'", []), ("%other * 2 > %more", ["true"]),
            ("%unitOnly.value > 4", ["true"]), ("%plain > 4", ["true"]), ("%plain = 5 '1'", ["true"]),
        ])
    func systems(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source) == expected, "\(source)")
    }

    @Test(
        "An amount that is only known to be less or more is compared with nothing but itself",
        arguments: [
            ("%below = %below", ["true"]), ("%below = %mg", []), ("%below < 6 'mg'", []), ("%below > 6 'mg'", []),
            ("%below ~ %mg", ["false"]), ("%below + 1 'mg'", []), ("-%below", []), ("%below.abs()", []),
            ("%below * 2", []), ("%below.toQuantity('ug')", []), ("%below.value", ["5"]),
            ("(%below | %mg).count()", ["2"]),
        ])
    func comparators(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source) == expected, "\(source)")
    }

    @Test(
        "UCUM codes of times in FHIR's quantities are calendar units",
        arguments: [
            ("%years = 2 years", ["true"]), ("%years = %months", ["true"]), ("%years > 2 'a'", []),
            ("%years ~ 2 'a'", ["true"]), ("@2024-02-29 + %years", ["2026-02-28"]),
            ("@2024-01-31 + %months", ["2026-01-31"]),
            ("today() - %days", ["2024-03-12"]), ("%days = 72 hours", ["true"]), ("%days.toString()", ["3 days"]),
            ("%days = 3 'd'", ["true"]),
        ])
    func calendar(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source) == expected, "\(source)")
    }

    @Test("A calendar unit that was calculated becomes FHIR's Quantity with the code it was read from") func json()
        throws
    {
        let result = try FHIRPathExpression("%years + 1 year").evaluate(
            on: [],
            environment: FHIRPathEnvironment(
                variables: Self.variables, now: try #require(FHIRDateTime("2024-03-15T10:30:00.000+01:00"))))
        #expect(result.map(\.json) == [["value": 3, "unit": "year", "system": Self.ucum, "code": "a"]])
    }

    @Test(
        "A number is a quantity of unit 1 wherever it stands beside one",
        arguments: [
            ("5 'mg' = 5", []), ("5 = 5 'mg'", []), ("5 'mg' != 5", []), ("5 'mg' > 4", []), ("4.5 < 5 'mg'", []),
            ("5 '1' = 5", ["true"]), ("5 '1' > 4", ["true"]), ("4.5 < 5 '1'", ["true"]), ("50 '%' = 0.5", ["true"]),
            ("5 '1' + 1", ["6 '1'"]), ("1 + 5 '1'", ["6 '1'"]), ("5 'mg' + 5", []), ("5 'mg' * 2", ["10 'mg'"]),
            ("2 * 5 'mg'", ["10 'mg'"]), ("6 days / 2", ["3 days"]), ("10 / 5 's'", ["2 '/s'"]),
            ("5 'mg' ~ 5", ["false"]),
            ("(5 | 5 '1').count()", ["1"]), ("0.5 in (1 'mg' | 50 '%')", ["true"]),
            ("(50 '%' | 0.5 | 5 'mg' | 5).count()", ["3"]),
        ])
    func numbers(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source) == expected, "\(source)")
    }
}
