import FHIR
import Foundation
import Questionnaires
import Testing

/// Faults that other fillers were reported for; each must not happen here.
@Suite("Faults of others: what is enabled")
struct EnablementFaultTests {
    private let a = #"{"linkId": "a", "type": "boolean"}"#

    @Test("LHNCBC/lforms#185: an answer disabled by an expression is not in the response, and comes back")
    func disabledByExpression() throws {
        var session = try Forms.session(
            """
            \(a), {"linkId": "b", "type": "string", "extension": [
             \(Forms.expression("enableWhenExpression", "%resource.item.where(linkId='a').answer.value = true"))]}
            """)
        #expect(session.pageIds == ["a"])
        try session.answer("a", .boolean(true))
        try session.answer("b", .string("x"))
        let change = try session.answer("a", .boolean(false))
        #expect(change.disabled == [session.id("b")])
        #expect(change.records.map(\.state) == [.answered, .keptWhileDisabled])
        #expect(session.inProgress.items(linkId: "b").isEmpty)
        #expect(session.first("b")?.state == .keptWhileDisabled)
        let restored = try Forms.session(session.form, restoring: session.records)
        #expect(restored.inProgress.items(linkId: "b").isEmpty)
        try session.answer("a", .boolean(true))
        #expect(session.first("b")?.answers == [.string("x")])
        #expect(session.inProgress.items(linkId: "b").count == 1)
    }

    @Test("LHNCBC/lforms#192: a required item in a disabled group is not missing")
    func requiredInDisabled() throws {
        var session = try Forms.session(
            """
            \(a), {"linkId": "g", "type": "group", "enableWhen": [{"question": "a", "operator": "=", "answerBoolean": true}],
             "item": [{"linkId": "c", "type": "string", "required": true}]}
            """)
        try session.answer("a", .boolean(false))
        #expect(session.openRequired.isEmpty)
        #expect(throws: AnswerProblem.disabled) { try session.answer("c", .string("x")) }
        let change = try session.answer("a", .boolean(true))
        #expect(change.pagesChanged)
        #expect(session.openIds == ["c"])
    }

    @Test("android-fhir#736, smart-forms#1037: any of several answers enables")
    func multiSelect() throws {
        var session = try Forms.session(
            """
            {"linkId": "a", "type": "open-choice", "repeats": true, "answerOption": [
              {"valueString": "A"}, {"valueString": "B"}, {"valueString": "C"}]},
            {"linkId": "x", "type": "string", "enableWhen": [{"question": "a", "operator": "=", "answerString": "A"}]},
            {"linkId": "y", "type": "string", "enableWhen": [{"question": "a", "operator": "=", "answerString": "B"}]},
            {"linkId": "z", "type": "string", "enableWhen": [{"question": "a", "operator": "!=", "answerString": "A"}]}
            """)
        try session.answer("a", .string("A"), .string("B"))
        #expect(session.pageIds == ["a", "x", "y", "z"])
        try session.answer("a", .string("A"))
        #expect(session.pageIds == ["a", "x"])
    }

    @Test("LHC's own list: exists is false again when all selections are removed")
    func existsAfterClearing() throws {
        var session = try Forms.session(
            """
            {"linkId": "a", "type": "choice", "repeats": true, "answerOption": [{"valueString": "A"}]},
            {"linkId": "x", "type": "string", "enableWhen": [{"question": "a", "operator": "exists", "answerBoolean": true}]},
            {"linkId": "y", "type": "string", "enableWhen": [{"question": "a", "operator": "exists", "answerBoolean": false}]}
            """)
        #expect(session.pageIds == ["a", "y"])
        try session.answer("a", .string("A"))
        #expect(session.pageIds == ["a", "x"])
        _ = try session.answer(session.id("a"), [])
        #expect(session.pageIds == ["a", "y"])
    }

    @Test("android-fhir#1677: a question enabled on the last page can be reached at once")
    func lastPage() throws {
        var session = try Forms.session(
            """
            \(a), {"linkId": "b", "type": "string",
             "enableWhen": [{"question": "a", "operator": "=", "answerBoolean": true}]}
            """)
        #expect(session.page(session.pages[0])?.count == 1)
        #expect(try session.answer("a", .boolean(true)).pagesChanged)
        #expect(session.page(session.pages[0])?.count == 2)
    }

    @Test(
        "smart-forms#738: conditions take answers of every type",
        arguments: [
            ("decimal", "answerDecimal", "0", ">", "0.5", "0"), ("integer", "answerInteger", "3", ">=", "3", "2"),
            ("integer", "answerDecimal", "2.5", ">", "3", "2"),
            ("date", "answerDate", "\"2020-01-01\"", "<", "2019-12-31", "2020-01-01"),
            (
                "dateTime", "answerDateTime", "\"2020-01-01T00:00:00Z\"", ">", "2020-01-01T00:30+00:00",
                "2020-01-01T00:30+01:00"
            ),
            ("time", "answerTime", "\"09:00:00.0\"", "=", "09:00", "09:01"),
            ("string", "answerString", "\"x\"", "=", "x", "X"),
            ("boolean", "answerBoolean", "false", "=", "no", "yes"),
            ("url", "answerString", "\"urn:a\"", "=", "urn:a", "urn:b"),
            (
                "quantity", "answerQuantity", #"{"value": 1, "system": "http://unitsofmeasure.org", "code": "kg"}"#,
                ">", "2 kg", "1 kg"
            ),
            ("text", "answerString", "\"x\"", "!=", "y", "x"),
        ])
    func everyType(type: String, element: String, value: String, comparison: String, yes: String, no: String) throws {
        var session = try Forms.session(
            """
            {"linkId": "d", "type": "\(type)", "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-unitOption",
              "valueCoding": {"system": "http://unitsofmeasure.org", "code": "kg", "display": "kg"}}]},
            {"linkId": "u", "type": "url", "enableWhen": [{"question": "d", "operator": "\(comparison)", "\(element)": \(value)}]}
            """)
        #expect(session.pageIds == ["d"])
        try session.type(yes, "d")
        #expect(session.pageIds == ["d", "u"])
        try session.type(no, "d")
        #expect(session.pageIds == ["d"])
    }

    @Test("ResearchKitOnFHIR#69: two conditions on one answer, any of which is enough")
    func anyOfTwo() throws {
        for _ in 0..<20 {
            var session = try Forms.session(
                """
                {"linkId": "a", "type": "choice", "answerOption": [{"valueCoding": {"code": "x"}}, {"valueCoding": {"code": "y"}},
                  {"valueCoding": {"code": "z"}}]},
                {"linkId": "b", "type": "string", "enableBehavior": "any", "enableWhen": [
                  {"question": "a", "operator": "=", "answerCoding": {"code": "x"}},
                  {"question": "a", "operator": "=", "answerCoding": {"code": "y"}}]}
                """)
            try session.type("1", "a")
            #expect(session.pageIds == ["a", "b"])
            try session.type("3", "a")
            #expect(session.pageIds == ["a"])
        }
    }

    @Test("android EnablementEvaluator: several conditions without a behaviour are a note, and all must hold")
    func noBehavior() throws {
        var session = try Forms.session(
            """
            \(a), {"linkId": "b", "type": "boolean"}, {"linkId": "c", "type": "string", "enableWhen": [
              {"question": "a", "operator": "=", "answerBoolean": true}, {"question": "b", "operator": "=", "answerBoolean": true}]}
            """)
        #expect(session.form.notes.map(\.linkId) == ["c"])
        try session.answer("a", .boolean(true))
        #expect(session.pageIds == ["a", "b"])
        try session.answer("b", .boolean(true))
        #expect(session.pageIds == ["a", "b", "c"])
    }

    @Test("items that enable each other in a circle are named, and come to rest")
    func circle() throws {
        var session = try Forms.session(
            """
            {"linkId": "p", "type": "boolean", "enableWhen": [{"question": "q", "operator": "exists", "answerBoolean": false}]},
            {"linkId": "q", "type": "boolean", "enableWhen": [{"question": "p", "operator": "exists", "answerBoolean": false}]}
            """)
        #expect(
            session.form.notes.map(\.description) == [
                "questionnaire: these items depend on each other in a circle: p, q"
            ])
        try session.answer("p", .boolean(true))
        #expect(session.pageIds == ["p"])
    }
}
