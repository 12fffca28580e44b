import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Faults of others: pages and what is open")
struct PagingFaultTests {
    private let required = """
        {"linkId": "a", "type": "group", "item": [{"linkId": "a1", "type": "string", "required": true}]},
        {"linkId": "b", "type": "group", "item": [{"linkId": "b1", "type": "string"}]},
        {"linkId": "c", "type": "group", "item": [{"linkId": "c1", "type": "string", "required": true}]}
        """

    @Test("android-fhir#1682, #2833: all that is missing is told at once, the last page too, in the order of the form")
    func missing() throws {
        var session = try Forms.session(
            required,
            more: """
                , "extension": [{"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-entryMode",
                 "valueCode": "prior-edit"}]
                """)
        #expect(session.form.entryMode == .priorEdit)
        #expect(session.openIds == ["a1", "c1"])
        #expect(session.errors(of: session.id("c1")) == [.required])
        try session.answer("a1", .string("x"))
        #expect(session.openIds == ["c1"])
        #expect(!session.isComplete)
    }

    @Test("android-fhir#2446: what is read-only shows its answers, and keeps them")
    func readOnly() throws {
        var session = try Forms.session(
            """
            {"linkId": "g", "type": "group", "readOnly": true, "item": [
             {"linkId": "a", "type": "string", "initial": [{"valueString": "x"}]}]}
            """)
        let loaded = try Forms.reloaded(session)
        #expect(loaded.page(loaded.pages[0])?.answers == [.string("x")])
        #expect(throws: AnswerProblem.readOnly) { try session.answer("a", .string("y")) }
        #expect(session.items == loaded.items)
    }

    @Test("fhircore#886: a text that repeats takes a second answer, and gives it up again")
    func repeatingText() throws {
        var session = try Forms.session(#"{"linkId": "a", "type": "string", "repeats": true}"#)
        try session.answer("a", .string("x"), .string("y"))
        #expect(session.items == #"[{"linkId":"a","answer":[{"valueString":"x"},{"valueString":"y"}]}]"#)
        try session.answer("a", .string("y"))
        #expect(try Forms.reloaded(session).first("a")?.answers == [.string("y")])
    }

    @Test("android-fhir#1551, #2401: what cannot be read changes nothing, here or elsewhere")
    func unreadable() throws {
        var session = try Forms.session(#"{"linkId": "a", "type": "decimal"}, {"linkId": "b", "type": "decimal"}"#)
        try session.type("1.50", "a")
        #expect(throws: AnswerProblem.notANumber("1e")) { try session.type("1e", "b") }
        #expect(session.first("a")?.answers.first?.text == "1.50")
        #expect(session.first("b")?.answers == [])
    }
}
