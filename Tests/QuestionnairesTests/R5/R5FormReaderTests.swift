import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Reading R5 questionnaires")
struct R5FormReaderTests {
    private func form(_ items: String) throws -> Form {
        try Form(json: #require(try JSON(parsing: #"{"resourceType": "Questionnaire", "item": [\#(items)]}"#).object))
    }

    private let options = #""answerOption": [{"valueCoding": {"code": "x", "display": "X"}}]"#

    @Test("codings are choices, open as far as their constraint says")
    func codings() throws {
        var session = try Forms.session(
            form(
                """
                {"linkId": "only", "type": "coding", \(options)},
                {"linkId": "type", "type": "coding", "answerConstraint": "optionsOrType", \(options)},
                {"linkId": "text", "type": "coding", "answerConstraint": "optionsOrString", \(options)}
                """))
        #expect(session.form.notes == [])
        #expect(session.form.items.map(\.kind) == [.choice, .choice, .openChoice])
        let x = AnswerValue.coding(Coding(code: "x", display: "X"))
        let other = AnswerValue.coding(Coding(code: "y"))
        for linkId in ["only", "type", "text"] { try session.answer(linkId, x) }
        #expect(throws: AnswerProblem.notAnOption("y")) { try session.answer("only", other) }
        try session.answer("type", other)
        try session.answer("text", .string("mine"))
    }

    @Test("options of other types restrict them, or only suggest")
    func restricted() throws {
        let options = #""answerOption": [{"valueInteger": 1}, {"valueInteger": 2}]"#
        var session = try Forms.session(
            form(
                """
                {"linkId": "only", "type": "integer", \(options), "answerConstraint": "optionsOnly"},
                {"linkId": "any", "type": "integer", "answerConstraint": "optionsOrType", \(options)}
                """))
        #expect(session.form.items.map(\.declaredType) == [.integer, .integer])
        try session.answer("only", .integer(2))
        #expect(throws: AnswerProblem.notAnOption("7")) { try session.answer("only", .integer(7)) }
        try session.answer("any", .integer(7))
        #expect(throws: AnswerProblem.notAnOption("seven")) { try session.answer("any", .string("seven")) }
    }

    @Test("several conditions are alternatives, and what is disabled may stay in sight")
    func conditions() throws {
        let form = try form(
            """
            {"linkId": "a", "type": "boolean"}, {"linkId": "b", "type": "string", "disabledDisplay": "protected", "enableWhen": [
              {"question": "a", "operator": "=", "answerBoolean": true}, {"question": "a", "operator": "exists", "answerBoolean": false}]}
            """)
        #expect(form.items[1].enableBehavior == .any)
        #expect(form.items[1].presentation.isShownWhileDisabled)
        #expect(try Forms.session(form).pageIds == ["a", "b"])
    }
}
