import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Variables of forms")
struct VariableTests {
    private func total(_ linkId: String, _ source: String) -> String {
        """
        {"linkId": "\(linkId)", "type": "integer", "readOnly": true,
         "extension": [\(Forms.expression("calculatedExpression", source))]}
        """
    }

    @Test("a later variable uses an earlier one, and an inner one hides the outer of the same name")
    func scope() throws {
        let session = try Forms.session(
            """
            \(total("outer", "%x")),
            {"linkId": "g", "type": "group", "extension": [\(Forms.variable("x", "%x + 1")), \(Forms.variable("y", "%x * 10"))],
             "item": [\(total("inner", "%x")), \(total("later", "%y"))]}
            """, more: #", "extension": [\#(Forms.variable("x", "1"))]"#)
        #expect(session.calculated("outer") == .integer(1))
        #expect(session.calculated("inner") == .integer(2))
        #expect(session.calculated("later") == .integer(20))
        #expect(session.form.notes == [] && session.notes == [])
    }

    @Test("smart-forms#1053: each repetition has its own")
    func repetitions() throws {
        var session = try Forms.session(
            """
            {"linkId": "g", "type": "group", "repeats": true,
             "extension": [\(Forms.variable("n", "item.where(linkId='n').answer.value"))],
             "item": [{"linkId": "n", "type": "integer"}, \(total("twice", "%n * 2"))]}
            """)
        _ = try session.addRepetition(of: "g", in: nil)
        _ = try session.answer(session.id("n", 0), [.integer(3)])
        _ = try session.answer(session.id("n", 1), [.integer(5)])
        #expect(session.instances(linkId: "twice").map(\.answers) == [[.integer(6)], [.integer(10)]])
        _ = try session.removeRepetition(session.id("g", 0))
        #expect(session.instances(linkId: "twice").map(\.answers) == [[.integer(10)]])
    }

    @Test("a variable that uses itself, or one declared after it, is empty and ends")
    func circular() throws {
        let session = try Forms.session(
            total("t", "(1 | %a).count()"),
            more: #", "extension": [\#(Forms.variable("a", "%b")), \#(Forms.variable("b", "%a"))]"#)
        #expect(session.calculated("t") == .integer(1))
    }

    @Test("a name that nothing declares is noted once for its item")
    func unknown() throws {
        let form = try Forms.form(total("t", "%totl + %totl + %patient.id"))
        #expect(form.notes.map(\.description) == ["item t: %totl is used and nowhere declared; it is empty"])
    }

    @Test("what depends on itself is told with its linkIds, and ends")
    func cycle() throws {
        let form = try Forms.form(
            total("a", "%resource.item.where(linkId='b').answer.value + 1") + ","
                + total("b", "%resource.item.where(linkId='a').answer.value + 1"))
        #expect(form.notes.map(\.description) == ["questionnaire: these items depend on each other in a circle: a, b"])
        #expect(try Forms.session(form).checkInvariants() == [])
    }
}
