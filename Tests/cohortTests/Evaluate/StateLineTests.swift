import FHIR
import Foundation
import Questionnaires
import Testing

@testable import cohort

@Suite("cohort evaluate --state")
struct StateLineTests {
    private func session(_ items: String) throws -> FormSession {
        let form = try Form(
            Questionnaire(json: JSON(parsing: #"{"resourceType": "Questionnaire", "item": [\#(items)]}"#)))
        return try FormSession(form, now: Date(timeIntervalSince1970: 0), timeZone: .gmt, makeID: UUID.init)
    }

    @Test("a line says where a node is, what it is and what is wrong with it")
    func line() throws {
        let session = try session(
            """
            {"linkId": "g", "type": "group", "repeats": true, "item": [{"linkId": "c", "type": "choice", "text": "Which?",
             "required": true, "answerOption": [{"valueInteger": 3}]}]}
            """)
        #expect(
            session.instances.map { StateLine($0, in: session).json.text } == [
                #"{"path":"g[0]","linkId":"g","type":"group","enabled":true,"visible":true,"required":false,"readOnly":false,"answers":[],"options":[],"errors":[]}"#,
                #"{"path":"g[0]/c","linkId":"c","type":"choice","text":"Which?","enabled":true,"visible":true,"required":true,"readOnly":false,"answers":[],"options":[{"valueInteger":3,"key":"1","label":"3"}],"errors":["An answer is required."]}"#,
            ])
    }

    @Test("an answer, its state and a restricted type show as FHIR has them")
    func answered() throws {
        var session = try session(
            #"{"linkId": "n", "type": "integer", "answerOption": [{"valueInteger": 3}, {"valueInteger": 5}]}"#)
        _ = try session.answer(session.instances[0].id, [.integer(5)])
        let line = StateLine(session.instances[0], in: session).json
        #expect(line["type"] == "integer")
        #expect(line["state"] == "answered")
        #expect(line["answers"]?.text == #"[{"valueInteger":5}]"#)
    }
}
