import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Comparing answers")
struct ComparisonTests {
    private func value(_ json: String) throws -> AnswerValue {
        let object = try #require(JSON(parsing: json).object)
        return try #require(AnswerValue(answerJSON: object))
    }

    @Test(
        "orders what can be ordered, and nothing else",
        arguments: [
            (#"{"valueInteger": 2}"#, #"{"valueDecimal": 2.0}"#, 0),
            (#"{"valueDecimal": 1.9}"#, #"{"valueInteger": 2}"#, -1),
            (#"{"valueDate": "2020"}"#, #"{"valueDate": "2021-05"}"#, -1),
            (#"{"valueDate": "2020"}"#, #"{"valueDate": "2020-05"}"#, nil),
            (#"{"valueDate": "2020-05-01"}"#, #"{"valueDateTime": "2020-04-30T10:00:00Z"}"#, 1),
            (#"{"valueDateTime": "2020-01-01T01:00:00+01:00"}"#, #"{"valueDateTime": "2020-01-01T00:00:00Z"}"#, 0),
            (#"{"valueDateTime": "2020-01-01"}"#, #"{"valueDateTime": "2020-01-01T00:00:00Z"}"#, nil),
            (#"{"valueString": "a"}"#, #"{"valueString": "b"}"#, -1),
            (#"{"valueString": "1"}"#, #"{"valueInteger": 1}"#, nil),
            (#"{"valueBoolean": true}"#, #"{"valueBoolean": false}"#, nil),
            (
                #"{"valueQuantity": {"value": 1, "system": "http://unitsofmeasure.org", "code": "kg"}}"#,
                #"{"valueQuantity": {"value": 900, "system": "http://unitsofmeasure.org", "code": "g"}}"#, 1
            ),
            (
                #"{"valueQuantity": {"value": 1, "system": "http://unitsofmeasure.org", "code": "kg"}}"#,
                #"{"valueQuantity": {"value": 1, "system": "http://unitsofmeasure.org", "code": "m"}}"#, nil
            ),
            (#"{"valueQuantity": {"value": 3, "unit": "cups"}}"#, #"{"valueInteger": 2}"#, 1),
        ] as [(String, String, Int?)])
    func order(left: String, right: String, expected: Int?) throws {
        let (left, right) = (try value(left), try value(right))
        #expect(left.compared(to: right) == expected)
        #expect(right.compared(to: left) == expected.map { -$0 })
    }

    @Test("codings are the same by system and code; without a system, by code; the words do not count")
    func codings() throws {
        let plain = try value(#"{"valueCoding": {"system": "s", "code": "a", "display": "A"}}"#)
        #expect(plain.matches(try value(#"{"valueCoding": {"system": "s", "code": "a", "display": "other"}}"#)) == true)
        #expect(plain.matches(try value(#"{"valueCoding": {"code": "a"}}"#)) == true)
        #expect(plain.matches(try value(#"{"valueCoding": {"system": "t", "code": "a"}}"#)) == false)
        #expect(plain.matches(try value(#"{"valueInteger": 1}"#)) == nil)
    }

    @Test("a slider takes its steps only, without drifting")
    func steps() throws {
        var session = try Forms.session(
            """
            {"linkId": "s", "type": "decimal", "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl", "valueCodeableConcept": {"coding": [{"code": "slider"}]}},
             {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-sliderStepValue", "valueDecimal": 0.1},
             {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueDecimal": 0.1},
             {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueInteger": 1}]}
            """)
        for tenth in 1...9 { try session.type("0.\(tenth)", "s") }
        #expect(throws: AnswerProblem.notAStep(step: "0.1")) { try session.type("0.25", "s") }
    }
}
