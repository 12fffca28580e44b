import Questionnaires
import Testing

@testable import StudyScreens

@Suite("The scale of a slider") struct SliderScaleTests {
    private static func scale() throws -> SliderScale {
        let form = try TestForms.one(
            #"""
            {"linkId": "pain", "type": "decimal", "text": "How much?", "extension": [
              {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl", "valueCodeableConcept":
                {"coding": [{"system": "http://hl7.org/fhir/questionnaire-item-control", "code": "slider"}]}},
              {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueDecimal": -1.5},
              {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueDecimal": 10}]}
            """#)
        return try #require(SliderScale(form.items[0]))
    }

    @Test(
        "counts a number in units of its last digit, however people write it",
        arguments: [
            ("2.5", 25), ("2,5", 25), ("+2.5", 25), ("007", 70), ("-1.5", -15), ("−1", -10), ("0", 0), ("10.0", 100),
            ("10.1", nil),
            ("2.55", nil), ("1e1", nil), ("two", nil), ("", nil),
        ] as [(String, Int?)])
    func units(text: String, expected: Int?) throws {
        #expect(try Self.scale().units(text) == expected)
    }

    @Test(
        "writes units as a number with its places", arguments: [(25, "2.5"), (-15, "-1.5"), (0, "0.0"), (100, "10.0")])
    func text(units: Int, expected: String) throws {
        #expect(try Self.scale().text(units) == expected)
    }
}
