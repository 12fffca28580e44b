import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Reading broken responses")
struct ResponseRepairTests {
    private func reading(_ text: String, _ form: Form) throws -> ResponseReading {
        try ResponseReading(json: #require(try JSON(parsing: text).object), for: form, makeID: UUID.init)
    }

    @Test("parts that are no items or answers are told with their places, and the rest is kept")
    func parts() throws {
        let form = try Forms.form(#"{"linkId": "a", "type": "string"}, {"linkId": "b", "type": "string"}"#)
        let reading = try reading(
            """
            {"resourceType": "QuestionnaireResponse", "status": "completed", "item": [7, {"answer": []},
             {"linkId": "a", "answer": ["x", {"valueString": "kept"}]}, {"linkId": "b", "answer": {"valueString": "y"}}]}
            """, form)
        #expect(
            reading.problems.map(\.description) == [
                "QuestionnaireResponse.item[0]: expected an object, found a number; it is left out",
                "QuestionnaireResponse.item[1]: linkId is missing or no text; it is left out",
                "QuestionnaireResponse.item[2].answer[0]: expected an object, found a string; it is left out",
                "QuestionnaireResponse.item[3].answer: expected an array, found an object; it is left out",
            ])
        #expect(
            try Forms.session(form, restoring: reading.records).items
                == #"[{"linkId":"a","answer":[{"valueString":"kept"}]}]"#)
    }

    @Test("another resource is refused")
    func other() throws {
        let form = try Forms.form(#"{"linkId": "a", "type": "string"}"#)
        #expect(throws: FHIRError.self) { try reading(#"{"resourceType": "Patient"}"#, form) }
    }

    @Test("a response that follows on another keeps what is no answer, and is amended only where answers differ")
    func following() throws {
        let form = try Forms.form(#"{"linkId": "a", "type": "string", "text": "A"}"#)
        let reading = try reading(
            """
            {"resourceType": "QuestionnaireResponse", "id": "r", "status": "completed", "subject": {"reference": "Patient/1"},
             "item": [{"linkId": "a", "answer": [{"valueString": "x"}]}]}
            """, form)
        var session = try Forms.session(form, restoring: reading.records)
        #expect(session.response(updating: reading.response, authored: Forms.now) == reading.response)
        try session.answer("a", .string("y"))
        let response = session.response(updating: reading.response, authored: Forms.now)
        #expect(response.status == .amended)
        #expect(response.subject?.reference == "Patient/1" && response.id == "r")
        #expect(response.authored?.text == "2026-11-30T09:00:00.000+01:00")
        #expect(response.questionnaire == form.canonical)
    }
}
