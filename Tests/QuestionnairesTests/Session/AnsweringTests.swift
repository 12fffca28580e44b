import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Answering")
struct AnsweringTests {
    /// Nine scored items and a total, as PHQ-9 is made.
    private func scored() throws -> FormSession {
        let items = (1...9).map { Forms.choice("q\($0)", scores: [0, 1, 2, 3], more: ", \"required\": true") }
        let total = """
            {"linkId": "total", "type": "integer", "text": "Total", "readOnly": true, "extension": [
             \(Forms.expression("calculatedExpression",
                "%resource.descendants().where(linkId.startsWith('q')).answer.value.ordinal().sum()"))]}
            """
        return try Forms.session((items + [total]).joined(separator: ","))
    }

    @Test("the printed number picks the option with that score")
    func printedNumber() throws {
        var session = try scored()
        let change = try session.type("2", "q4")
        #expect(session.first("q4")?.answers.first?.text == "Label 2")
        #expect(change.records.map(\.linkId) == ["q4", "total"])
        #expect(change.records.map(\.state) == [.answered, .calculated])
        #expect(session.calculated("total") == .integer(2))
    }

    @Test("a total follows every answer, and counts only what is answered")
    func total() throws {
        var session = try scored()
        for number in 1...9 { try session.type(number % 2 == 0 ? "3" : "1", "q\(number)") }
        #expect(session.calculated("total") == .integer(4 * 3 + 5))
        _ = try session.decline(session.id("q2"))
        #expect(session.calculated("total") == .integer(3 * 3 + 5))
        #expect(session.openRequired.isEmpty)
        _ = try session.erase(session.id("q1"))
        #expect(session.openIds == ["q1"])
        #expect(session.calculated("total") == .integer(3 * 3 + 4))
    }

    @Test("looking at pages answers nothing")
    func passing() throws {
        let session = try scored()
        for page in session.pages { _ = session.page(page) }
        #expect(session.answeredCount == 0)
        #expect(session.records.isEmpty)
        #expect(session.items == "")
    }

    @Test("answers that do not fit change nothing")
    func refusal() throws {
        var session = try Forms.session(
            """
            {"linkId": "n", "type": "integer", "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueInteger": 0},
             {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueInteger": 10}]}
            """)
        try session.type("7", "n")
        #expect(throws: AnswerProblem.outOfRange(minimum: .integer(0), maximum: .integer(10))) {
            try session.type("11", "n")
        }
        #expect(throws: AnswerProblem.wrongKind(expected: .integer)) { try session.answer("n", .string("x")) }
        #expect(throws: AnswerProblem.tooManyAnswers(count: 2, maximum: 1)) {
            try session.answer("n", .integer(1), .integer(2))
        }
        #expect(throws: AnswerProblem.unknownInstance) { try session.answer("nowhere", .integer(1)) }
        #expect(session.first("n")?.answers == [.integer(7)])
    }

    @Test("a draft's rows give the same session again, with the same ids")
    func restoring() throws {
        var session = try scored()
        try session.type("1", "q1")
        try session.type("2", "q2")
        _ = try session.decline(session.id("q3"))
        try session.type("3", "q4")
        _ = try session.erase(session.id("q4"))
        let restored = try Forms.session(session.form, restoring: session.records.reversed())
        #expect(restored.records == session.records)
        #expect(restored.first("q3")?.state == .declined)
        #expect(restored.first("q4")?.state == .erased)
        #expect(restored.calculated("total") == .integer(3))
        #expect(restored.items == session.items)
    }

    @Test("overriding a calculated value holds until it is erased")
    func overriding() throws {
        var session = try Forms.session(
            """
            {"linkId": "a", "type": "integer"},
            {"linkId": "b", "type": "integer", "extension": [
             \(Forms.expression("calculatedExpression", "%resource.item.where(linkId='a').answer.value * 2"))]}
            """)
        try session.type("3", "a")
        #expect(session.first("b")?.answers == [.integer(6)])
        try session.type("7", "b")
        try session.type("4", "a")
        #expect(session.first("b")?.answers == [.integer(7)])
        #expect(session.first("b")?.state == .overridden)
        let restored = try Forms.session(session.form, restoring: session.records)
        #expect(restored.first("b")?.state == .overridden)
        _ = try session.erase(session.id("b"))
        #expect(session.first("b")?.answers == [.integer(8)])
        #expect(session.first("b")?.state == .calculated)
    }
}
