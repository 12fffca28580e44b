import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Faults of others: saving and loading")
struct ResponseFaultTests {
    @Test("LHNCBC/lforms#147: an ill-typed answer takes nothing else with it")
    func illTyped() throws {
        let form = try Forms.form(#"{"linkId": "a", "type": "integer"}, {"linkId": "b", "type": "string"}"#)
        let response = try QuestionnaireResponse(
            json: JSON(
                parsing: """
                    {"resourceType": "QuestionnaireResponse", "status": "completed", "item": [
                     {"linkId": "a", "answer": [{"valueString": "many"}]}, {"linkId": "b", "answer": [{"valueString": "x"}]},
                     {"linkId": "gone", "answer": [{"valueString": "y"}]}]}
                    """))
        let reading = ResponseReading(response, for: form, makeID: UUID.init)
        #expect(reading.problems.map(\.linkId) == ["gone", "a"])
        #expect(reading.problems.map(\.reason) == [.unknownItem, .unreadableAnswer])
        let session = try Forms.session(form, restoring: reading.records)
        #expect(session.items == #"[{"linkId":"b","answer":[{"valueString":"x"}]}]"#)
    }

    @Test("LHNCBC/lforms#114, smart-forms#687: hidden items stay hidden, and their values are stored")
    func hidden() throws {
        let hidden = #"{"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-hidden", "valueBoolean": true}"#
        var session = try Forms.session(
            """
            {"linkId": "h", "type": "string", "extension": [\(hidden)], "initial": [{"valueString": "x"}]},
            {"linkId": "n", "type": "integer"},
            {"linkId": "t", "type": "decimal", "extension": [\(hidden),
             \(Forms.expression("calculatedExpression", "%resource.item.where(linkId='n').answer.value / 2"))]}
            """)
        try session.answer("n", .integer(3))
        let loaded = try Forms.reloaded(session)
        #expect(loaded.pageIds == ["n"])
        #expect(
            loaded.items
                == #"[{"linkId":"h","answer":[{"valueString":"x"}]},{"linkId":"n","answer":[{"valueInteger":3}]},{"linkId":"t","answer":[{"valueDecimal":1.5}]}]"#
        )
    }

    @Test("LHNCBC/lforms#29, #26: values of every type are there after loading, and saved again")
    func everyType() throws {
        var session = try Forms.session(
            """
            {"linkId": "g", "type": "group", "item": [
             {"linkId": "1", "type": "boolean"}, {"linkId": "2", "type": "decimal"}, {"linkId": "3", "type": "integer"},
             {"linkId": "4", "type": "date", "required": true}, {"linkId": "5", "type": "dateTime"}, {"linkId": "6", "type": "time"},
             {"linkId": "7", "type": "string"}, {"linkId": "8", "type": "text"}, {"linkId": "9", "type": "url"},
             {"linkId": "10", "type": "quantity"}]}
            """)
        let typed = [
            "no", "1,10", "-3", "1976-2", "2026-03-29 01:30", "9:05", "x", "two\nlines", "https://example.org", "70 kg",
        ]
        for (number, text) in typed.enumerated() { try session.type(text, "\(number + 1)") }
        let loaded = try Forms.reloaded(session)
        #expect(loaded.items == session.items)
        let values = (1...10).compactMap { loaded.first("\($0)")?.answers.first?.answerJSON }.map {
            JSON.object($0).text
        }
        #expect(
            values == [
                #"{"valueBoolean":false}"#, #"{"valueDecimal":1.10}"#, #"{"valueInteger":-3}"#,
                #"{"valueDate":"1976-02"}"#,
                #"{"valueDateTime":"2026-03-29T01:30:00+01:00"}"#, #"{"valueTime":"09:05:00"}"#,
                #"{"valueString":"x"}"#,
                #"{"valueString":"two\nlines"}"#, #"{"valueUri":"https://example.org"}"#,
                #"{"valueQuantity":{"value":70,"unit":"kg"}}"#,
            ])
    }

    @Test("lforms-fhir-app#33: an answer of a value set that is not at hand is kept")
    func unknownValueSet() throws {
        var session = try Forms.session(
            #"{"linkId": "c", "type": "choice", "answerValueSet": "http://hl7.org/fhir/ValueSet/yesnodontknow"}"#)
        #expect(session.form.notes.count == 1)
        let yes = AnswerValue.coding(
            Coding(system: "http://terminology.hl7.org/CodeSystem/v2-0136", code: "Y", display: "Yes"))
        try session.answer("c", yes)
        #expect(try Forms.reloaded(session).first("c")?.answers == [yes])
    }

    @Test("android-fhir#836: a response without the disabled items loads")
    func withoutDisabled() throws {
        var session = try Forms.session(
            """
            {"linkId": "a", "type": "boolean"},
            {"linkId": "b", "type": "string", "enableWhen": [{"question": "a", "operator": "=", "answerBoolean": true}]}
            """)
        try session.answer("a", .boolean(false))
        var loaded = try Forms.reloaded(session)
        try loaded.answer("a", .boolean(true))
        #expect(loaded.pageIds == ["a", "b"])
    }

    @Test("what a response leaves open does not get the form's initial value")
    func erasedInitial() throws {
        var session = try Forms.session(#"{"linkId": "a", "type": "string", "initial": [{"valueString": "x"}]}"#)
        #expect(session.first("a")?.state == .answered)
        _ = try session.erase(session.id("a"))
        #expect(try Forms.reloaded(session).first("a")?.answers == [])
        #expect(try Forms.session(session.form, restoring: session.records).first("a")?.answers == [])
    }

    @Test(
        "a declined answer is written with its reason, and read back",
        arguments: ["boolean", "choice", "string", "quantity"])
    func declined(type: String) throws {
        let options = type == "choice" ? #", "answerOption": [{"valueCoding": {"code": "a"}}]"# : ""
        var session = try Forms.session(#"{"linkId": "a", "type": "\#(type)", "required": true\#(options)}"#)
        _ = try session.decline(session.id("a"))
        #expect(session.openRequired.isEmpty)
        #expect(session.items.contains("asked-declined"))
        let loaded = try Forms.reloaded(session)
        #expect(loaded.first("a")?.state == .declined)
        #expect(loaded.items == session.items)
    }

    @Test("the response names url and version, who and when, and keeps the form's order")
    func header() throws {
        var session = try Forms.session(
            #"{"linkId": "b", "type": "string", "text": "B"}, {"linkId": "a", "type": "string", "text": "A"}"#)
        try session.answer("a", .string("1"))
        try session.answer("b", .string("2"))
        let response = session.response(
            status: .completed, authored: Forms.now, subject: Reference("Patient/1"), source: Reference("Patient/1"))
        #expect(response.questionnaire == "https://cohort.example/q/test|1")
        #expect(response.authored?.text == "2026-11-30T09:00:00.000+01:00")
        #expect(response.subject?.reference == "Patient/1")
        #expect(response.items.map(\.linkId) == ["b", "a"])
        #expect(response.items.map(\.text) == ["B", "A"])
        let reading = ResponseReading(response, for: session.form, makeID: UUID.init)
        #expect(reading.problems == [])
    }
}
