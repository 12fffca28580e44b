import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("What expressions decide about items")
struct DynamicsTests {
    private let n = #"{"linkId": "n", "type": "integer"}"#
    private let value = "%resource.item.where(linkId='n').answer.value"

    @Test("smart-forms#1353: a text follows its expression, also when a saved form is opened again")
    func text() throws {
        var session = try Forms.session(
            #"\#(n), {"linkId": "t", "type": "display", "text": "?", \#(Forms.dynamic("_text", "'You said ' + (\(value)).toString()"))}"#
        )
        #expect(session.closingTexts == ["?"])
        let change = try session.answer("n", .integer(7))
        #expect(change.updated == [session.id("t")])
        #expect(session.first("t")?.item.text == "You said 7")
        #expect(session.page(session.pages[0])?.closing == ["You said 7"])
        #expect(try Forms.reloaded(session).first("t")?.item.text == "You said 7")
        _ = try session.erase(session.id("n"))
        #expect(session.first("t")?.item.text == "?")
    }

    @Test(
        "a bound is calculated, on the value or on the extension itself",
        arguments: ["cqf-calculatedValue", "cqf-expression"], [true, false])
    func bounds(url: String, isOnValue: Bool) throws {
        let expression = """
            {"extension": [{"url": "http://hl7.org/fhir/StructureDefinition/\(url)",
              "valueExpression": {"language": "text/fhirpath", "expression": "today() - 18 years"}}]}
            """
        let bound =
            isOnValue
            ? #"{"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "_valueDate": \#(expression)}"#
            : #"{"url": "http://hl7.org/fhir/StructureDefinition/maxValue", \#(expression.dropFirst())"#
        var session = try Forms.session(#"{"linkId": "d", "type": "date", "extension": [\#(bound)]}"#)
        #expect(session.form.notes == [])
        let limit = AnswerValue.date(try #require(FHIRDate("2008-11-30")))
        #expect(session.first("d")?.item.maxValue == limit)
        #expect(throws: AnswerProblem.outOfRange(minimum: nil, maximum: limit)) { try session.type("2008-12-01", "d") }
        try session.type("2008-11-30", "d")
    }

    @Test("required and read-only follow their expressions, a group's for all in it")
    func requiredAndReadOnly() throws {
        var session = try Forms.session(
            """
            \(n), {"linkId": "a", "type": "string", \(Forms.dynamic("_required", "\(value) > 5"))},
            {"linkId": "g", "type": "group", \(Forms.dynamic("_readOnly", "\(value) > 8")), "item": [
             {"linkId": "b", "type": "string"}]}
            """)
        #expect(session.openIds == [])
        try session.answer("n", .integer(6))
        #expect(session.openIds == ["a"])
        #expect(session.errors(of: session.id("a")) == [.required])
        try session.answer("b", .string("x"))
        try session.answer("n", .integer(9))
        #expect(throws: AnswerProblem.readOnly) { try session.answer("b", .string("y")) }
        #expect(session.first("b")?.item.isReadOnly == true)
        #expect(session.first("b")?.answers == [.string("x")])
    }

    @Test("an option comes and goes with its expression, its key stays, and an answer that is gone is flagged")
    func toggle() throws {
        var session = try Forms.session(
            """
            \(n), {"linkId": "c", "type": "choice", "answerOption": [{"valueString": "A"}, {"valueString": "B"}, {"valueString": "C"}],
             "extension": [{"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-answerOptionsToggleExpression",
               "extension": [{"url": "option", "valueString": "B"}, {"url": "expression", "valueExpression":
                {"language": "text/fhirpath", "expression": "\(value) > 5"}}]}]}
            """)
        #expect(session.first("c")?.item.options.map(\.key) == ["1", "3"])
        #expect(throws: AnswerProblem.notAnOption("B")) { try session.answer("c", .string("B")) }
        try session.answer("n", .integer(6))
        try session.answer("c", .string("B"))
        #expect(session.first("c")?.problems == [])
        try session.answer("n", .integer(1))
        #expect(session.first("c")?.answers == [.string("B")])
        #expect(session.first("c")?.problems == [.notAnOption("B")])
        #expect(!session.isComplete)
    }

    @Test("options and suggestions are calculated; only options forbid others")
    func calculatedOptions() throws {
        var session = try Forms.session(
            """
            {"linkId": "names", "type": "string", "repeats": true},
            {"linkId": "who", "type": "choice", "extension": [
             \(Forms.expression("answerExpression", "%resource.item.where(linkId='names').answer.value"))]},
            {"linkId": "maybe", "type": "choice", "extension": [
             \(Forms.expression("candidateExpression", "%resource.item.where(linkId='names').answer.value"))]}
            """)
        #expect(session.pageIds == ["names"])
        try session.answer("names", .string("Ann"), .string("Bo"))
        #expect(session.pageIds == ["names", "who", "maybe"])
        #expect(session.first("who")?.item.options.map(\.label) == ["Ann", "Bo"])
        #expect(session.first("maybe")?.item.options.map(\.label) == ["Ann", "Bo"])
        #expect(session.first("maybe")?.item.suggestions.map(\.label) == ["Ann", "Bo"])
        try session.answer("who", .string("Bo"))
        let other = AnswerValue.coding(Coding(system: "s", code: "x"))
        #expect(throws: AnswerProblem.notAnOption("x")) { try session.answer("who", other) }
        try session.answer("maybe", other)
        try session.answer("names", .string("Ann"))
        #expect(session.first("who")?.problems == [.notAnOption("Bo")])
        #expect(session.checkInvariants() == [])
    }

    /// The JSON of a constraint.
    private func constraint(_ url: String, _ key: String, _ severity: String, _ source: String) -> String {
        """
        {"url": "http://hl7.org/fhir/StructureDefinition/\(url)", "extension": [
         {"url": "key", "valueId": "\(key)"}, {"url": "severity", "valueCode": "\(severity)"},
         {"url": "human", "valueString": "\(key) is violated"}, {"url": "expression", "\(url == "targetConstraint"
             ? #"valueExpression": {"language": "text/fhirpath", "expression": "\#(source)"}"# : #"valueString": "\#(source)""#)}]}
        """
    }

    @Test("a constraint that is violated is an error in the author's words, or a warning; empty is not violated")
    func constraints() throws {
        var session = try Forms.session(
            """
            {"linkId": "n", "type": "integer", "extension": [\(constraint("targetConstraint", "even", "error", "answer.value mod 2 = 0")),
             \(constraint("questionnaire-constraint", "small", "warning", "answer.value < 100"))]},
            {"linkId": "g", "type": "group", "extension": [\(constraint(
                "questionnaire-constraint", "order", "error",
                "item.where(linkId='a').answer.value <= item.where(linkId='b').answer.value"))],
             "item": [{"linkId": "a", "type": "integer"}, {"linkId": "b", "type": "integer"}]}
            """, more: #", "extension": [\#(constraint("targetConstraint", "form", "error", "item.count() < 2"))]"#)
        #expect(session.form.notes == [])
        #expect(session.isComplete)
        try session.answer("n", .integer(101))
        #expect(session.errors(of: session.id("n")) == [.custom("even is violated")])
        let finished = session.response(status: .completed, authored: Forms.now, subject: nil)
        let outcome = try ResponseValidation(
            finished, against: session.form, now: Forms.now, timeZone: Forms.zone
        ).outcome
        #expect(outcome.issues.map(\.severity) == ["error", "warning"])
        #expect(outcome.issues.map(\.diagnostics) == ["even is violated", "small is violated"])
        try session.answer("n", .integer(2))
        #expect(session.isComplete && session.violatedConstraints.isEmpty)
        try session.answer("a", .integer(5))
        try session.answer("b", .integer(4))
        #expect(session.errors(of: session.id("g")) == [.custom("order is violated")])
        #expect(session.violatedConstraints.map(\.key) == ["form"])
        try session.answer("b", .integer(5))
        #expect(session.errors(of: session.id("g")) == [])
        #expect(!session.isComplete)
    }

    @Test("a warning about the form as a whole leaves it complete")
    func formWarning() throws {
        let small = constraint("targetConstraint", "small", "warning", "item.where(linkId='n').answer.value < 100")
        var session = try Forms.session(n, more: #", "extension": [\#(small)]"#)
        try session.answer("n", .integer(101))
        #expect(session.violatedConstraints.map(\.key) == ["small"])
        #expect(session.isComplete)
    }
}
