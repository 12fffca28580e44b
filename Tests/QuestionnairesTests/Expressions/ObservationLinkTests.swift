import FHIR
import Questionnaires
import Testing

@Suite("Population by Observation")
struct ObservationLinkTests {
    private let link = Extractions.sdc(
        "observationLinkPeriod", #""valueDuration": {"value": 1, "system": "http://unitsofmeasure.org", "code": "a"}"#)
    private let launch = """
        {"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-launchContext", "extension": [
         {"url": "name", "valueCoding": {"code": "patient"}}, {"url": "type", "valueCode": "Patient"}]}
        """
    private let patient = #"{"resourceType": "Patient", "id": "p1"}"#

    private func observation(
        _ value: String, on date: String, code: String = "w", status: String = "final", of patient: String = "p1"
    ) -> String {
        """
        {"resourceType": "Observation", "status": "\(status)", "effectiveDateTime": "\(date)", \(value),
         "code": {"coding": [{"system": "l", "code": "\(code)"}]}, "subject": {"reference": "Patient/\(patient)"}}
        """
    }

    private func session(
        _ item: String, _ observations: [String], restoring: [ItemRecord] = []
    ) throws -> FormSession {
        let form = try Forms.form(item, more: #", "extension": [\#(launch), \#(link)]"#)
        #expect(form.notes == [])
        let context = try FormContext(
            JSON(parsing: "[\(([patient] + observations).joined(separator: ","))]"), for: form)
        return try Forms.session(form, restoring: restoring, context: context)
    }

    private let weight = #"{"linkId": "a", "type": "decimal", "code": [{"system": "l", "code": "w"}]}"#
    private func kilos(_ value: String) -> String { #""valueQuantity": {"value": \#(value), "code": "kg"}"# }

    @Test("the latest one of the person's that counts and is not too old is the first answer")
    func latest() throws {
        var session = try session(
            weight,
            [
                observation(kilos("70"), on: "2026-05-01"), observation(kilos("71.5"), on: "2026-11-29T10:00:00+01:00"),
                observation(kilos("72"), on: "2026-11-30T08:00:00+01:00", status: "entered-in-error"),
                observation(kilos("73"), on: "2026-11-30T08:00:00+01:00", of: "p2"),
                observation(kilos("74"), on: "2026-11-30T08:00:00+01:00", code: "h"),
            ])
        #expect(session.first("a")?.answers.map(\.text) == ["71.5"])
        #expect(session.first("a")?.state == .answered)
        _ = try session.erase(session.id("a"))
        #expect(session.first("a")?.answers == [])
        #expect(try self.session(weight, [observation(kilos("70"), on: "2025-11-29")]).first("a")?.answers == [])
        #expect(try self.session(weight, [observation(kilos("70"), on: "2025-12-01")]).first("a")?.answers.count == 1)
    }

    @Test("what a draft leaves open stays open, and an expression of the item comes first")
    func precedence() throws {
        let observations = [observation(kilos("70"), on: "2026-11-29")]
        var first = try session(weight, observations)
        _ = try first.erase(first.id("a"))
        #expect(try session(weight, observations, restoring: first.records).first("a")?.answers == [])
        let item = """
            {"linkId": "a", "type": "decimal", "code": [{"system": "l", "code": "w"}],
             "extension": [\(Forms.expression("initialExpression", "5.0"))]}
            """
        #expect(try session(item, observations).first("a")?.answers.map(\.text) == ["5.0"])
    }

    @Test(
        "a concept becomes the item's option; a number in another unit and a value of another type are left out and noted"
    )
    func values() throws {
        let choice = """
            {"linkId": "a", "type": "choice", "code": [{"system": "l", "code": "w"}], "answerOption": [
             {"valueCoding": {"system": "s", "code": "x", "display": "Ex"}}, {"valueCoding": {"system": "s", "code": "y"}}]}
            """
        let concept =
            #""valueCodeableConcept": {"coding": [{"system": "o", "code": "1"}, {"system": "s", "code": "x"}]}"#
        #expect(try session(choice, [observation(concept, on: "2026-11-29")]).first("a")?.answers.map(\.text) == ["Ex"])
        let unit = """
            {"linkId": "a", "type": "decimal", "code": [{"system": "l", "code": "w"}], "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-unit", "valueCoding": {"code": "g"}}]}
            """
        let other = try session(unit, [observation(kilos("70"), on: "2026-11-29")])
        #expect(other.first("a")?.answers == [])
        #expect(other.notes.map(\.description) == ["item a: its Observation is in kg and is left out"])
        let date = #"{"linkId": "a", "type": "date", "code": [{"system": "l", "code": "w"}]}"#
        let wrong = try session(date, [observation(#""valueBoolean": true"#, on: "2026-11-29")])
        #expect(wrong.notes.map(\.description) == ["item a: its Observation holds a Boolean, which is no answer to it"])
    }

    @Test("a period that is none is a fault; without a person or a service nothing is filled in")
    func missing() throws {
        let wrong = Extractions.sdc("observationLinkPeriod", #""valueDuration": {"value": 1, "code": "kg"}"#)
        let form = try Forms.form(weight, more: #", "extension": [\#(wrong)]"#)
        #expect(
            form.notes.map(\.description) == [
                "questionnaire: observationLinkPeriod is no duration in years to minutes and is left out"
            ])
        let plain = try Forms.form(weight, more: #", "extension": [\#(link)]"#)
        #expect(try Forms.session(plain).first("a")?.answers == [])
    }
}
