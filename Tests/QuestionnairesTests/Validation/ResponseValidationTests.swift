import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Checking responses")
struct ResponseValidationTests {
    private func issues(_ items: String, _ answers: String, status: String = "completed", more: String = "") throws
        -> [String]
    {
        let response = try QuestionnaireResponse(
            json: JSON(
                parsing: """
                    {"resourceType": "QuestionnaireResponse", "questionnaire": "https://cohort.example/q/test|1",
                     "status": "\(status)"\(more), "item": [\(answers)]}
                    """))
        let outcome = try ResponseValidation(
            response, against: Forms.form(items), now: Forms.now, timeZone: Forms.zone
        ).outcome
        return outcome.issues.map { issue in
            let place = (issue.expressions.first ?? "").dropFirst("QuestionnaireResponse".count)
            return "\(issue.severity ?? "")\(place): \(issue.diagnostics ?? "")"
        }
    }

    private let a = #"{"linkId": "a", "type": "boolean", "text": "A?"}"#
    private let b =
        #"{"linkId": "b", "type": "string", "required": true, "enableWhen": [{"question": "a", "operator": "=", "answerBoolean": true}]}"#

    @Test("what is missing is an error when finished, a warning before, and nothing while disabled")
    func required() throws {
        let yes = #"{"linkId": "a", "answer": [{"valueBoolean": true}]}"#
        #expect(try issues("\(a), \(b)", yes) == ["error: b is required and has no answer"])
        #expect(try issues("\(a), \(b)", yes, status: "in-progress") == ["warning: b is required and has no answer"])
        #expect(try issues("\(a), \(b)", #"{"linkId": "a", "answer": [{"valueBoolean": false}]}"#) == [])
    }

    @Test("answers of what is disabled, out of order, twice, elsewhere or unknown")
    func structure() throws {
        #expect(
            try issues(
                #"\#(a), \#(b), {"linkId": "g", "type": "group", "item": [{"linkId": "c", "type": "string"}]}"#,
                """
                {"linkId": "b", "answer": [{"valueString": "x"}]},
                {"linkId": "a", "text": "Another?", "answer": [{"valueBoolean": false}]},
                {"linkId": "a"}, {"linkId": "c"}, {"linkId": "zz"}
                """) == [
                    "error.item[0]: b is not enabled and must not have answers",
                    "error.item[1]: linkId \"a\" is out of the questionnaire's order",
                    "error.item[1].text: the text of a differs from the questionnaire's",
                    "error.item[2]: linkId \"a\" is out of the questionnaire's order",
                    "error.item[2]: linkId \"a\" does not repeat and is there again",
                    "error.item[3]: linkId \"c\" has another place in the questionnaire",
                    "error.item[4]: linkId \"zz\" is not in the questionnaire",
                ])
    }

    @Test("android-fhir#2752: an issue is at its repetition, and below its answer")
    func places() throws {
        #expect(
            try issues(
                """
                {"linkId": "g", "type": "group", "repeats": true, "item": [{"linkId": "q", "type": "integer", "required": true,
                 "item": [{"linkId": "w", "type": "integer", "extension": [
                  {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueInteger": 9}]}]}]}
                """,
                """
                {"linkId": "g", "item": [{"linkId": "q", "answer": [{"valueInteger": 1, "item": [
                  {"linkId": "w", "answer": [{"valueInteger": 10}]}]}]}]},
                {"linkId": "g", "item": [{"linkId": "q", "answer": [{"valueString": "x"}]}]}, {"linkId": "g"}
                """) == [
                    "error.item[0].item[0].answer[0].item[0].answer[0].value: Enter 9 or less.",
                    "error.item[1].item[0].answer[0].value: q takes a valueInteger, not a valueString",
                    "error.item[2]: q is required and has no answer",
                ])
    }

    @Test("inclusive limits: as many as allowed, as large as allowed, and a time however it is written")
    func inclusive() throws {
        let items = """
            {"linkId": "m", "type": "string", "repeats": true, "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-maxOccurs", "valueInteger": 2}]},
            {"linkId": "t", "type": "time", "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueTime": "09:00:00.0"}]},
            {"linkId": "f", "type": "attachment", "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/maxSize", "valueDecimal": 4},
             {"url": "http://hl7.org/fhir/StructureDefinition/mimeType", "valueCode": "image/*"}]},
            {"linkId": "d", "type": "decimal", "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/maxDecimalPlaces", "valueInteger": 2}]}
            """
        func answers(_ third: String, _ time: String, _ data: String, _ number: String) -> String {
            """
            {"linkId": "m", "answer": [{"valueString": "x"}, {"valueString": "y"}\(third)]},
            {"linkId": "t", "answer": [{"valueTime": "\(time)"}]},
            {"linkId": "f", "answer": [{"valueAttachment": {"contentType": "image/png", "data": "\(data)"}}]},
            {"linkId": "d", "answer": [{"valueDecimal": \(number)}]}
            """
        }
        #expect(try issues(items, answers("", "09:00:00", "AAAAAA==", "1000")) == [])
        #expect(
            try issues(items, answers(#", {"valueString": "z"}"#, "08:59:59", "AAAAAAA=", "-5.123")).map {
                String($0.prefix(13))
            } == ["error.item[0]", "error.item[1]", "error.item[2]", "error.item[3]"])
    }

    @Test("the status, and the questionnaire with its version")
    func header() throws {
        #expect(try issues(a, "", status: "done") == ["error.status: \"done\" is no status of a response"])
        let response = QuestionnaireResponse(questionnaire: "https://other.example/q", status: .completed, items: [])
        let outcome = try ResponseValidation(
            response, against: Forms.form(a), now: Forms.now, timeZone: Forms.zone
        ).outcome
        #expect(outcome.isFailure)
        #expect(outcome.issues.map(\.expressions) == [["QuestionnaireResponse.questionnaire"]])
    }
}
