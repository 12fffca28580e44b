import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Faults of others: repetitions and nesting")
struct RepetitionFaultTests {
    /// A repeating group with a boolean, a string that depends on it, and a required string.
    private func group() throws -> FormSession {
        try Forms.session(
            """
            {"linkId": "r", "type": "group", "repeats": true, "text": "Medicine", "item": [
              {"linkId": "a", "type": "boolean"},
              {"linkId": "b", "type": "string", "enableWhen": [{"question": "a", "operator": "=", "answerBoolean": true}]},
              {"linkId": "c", "type": "string", "required": true}]}
            """)
    }

    @Test("android-fhir PR#1940: a condition inside a repetition looks at its own repetition")
    func ownRepetition() throws {
        var session = try group()
        _ = try session.addRepetition(of: "r", in: nil)
        _ = try session.answer(session.id("a", 1), [.boolean(true)])
        _ = try session.answer(session.id("b", 1), [.string("x")])
        _ = try session.answer(session.id("a", 0), [.boolean(false)])
        #expect(session.instances(linkId: "b").map(\.isEnabled) == [false, true])
        #expect(session.inProgress.items(linkId: "b").count == 1)
        #expect(session.page(session.id("b", 1))?.repetitions.map(\.position) == [2])
        #expect(session.page(session.id("b", 1))?.stems == ["Medicine"])
    }

    @Test("android-fhir#2752: what is required in an empty repetition is open, at that repetition")
    func requiredInRepetition() throws {
        var session = try group()
        _ = try session.addRepetition(of: "r", in: nil)
        _ = try session.answer(session.id("c", 0), [.string("x")])
        #expect(session.openRequired == [session.id("c", 1)])
    }

    @Test("android-fhir#1899, #2162: repetitions come back from a response, one or several")
    func severalRepetitions() throws {
        for count in 1...3 {
            var session = try group()
            for number in 0..<count {
                if number > 0 { _ = try session.addRepetition(of: "r", in: nil) }
                _ = try session.answer(session.id("c", number), [.string("v\(number)")])
            }
            let loaded = try Forms.reloaded(session)
            #expect(loaded.instances(linkId: "c").flatMap(\.answers) == (0..<count).map { .string("v\($0)") })
            #expect(loaded.items == session.items)
        }
    }

    @Test("fhircore#3542: a response without the repeating group opens")
    func neverAnswered() throws {
        let loaded = try Forms.reloaded(group())
        #expect(loaded.pageIds == ["a", "c"])
        #expect(loaded.items == "")
    }

    @Test("fhircore#3245: three repetitions in each of three repetitions keep their order")
    func nested() throws {
        var session = try Forms.session(
            """
            {"linkId": "r1", "type": "group", "repeats": true, "item": [{"linkId": "r2", "type": "group", "repeats": true,
              "item": [{"linkId": "s", "type": "string"}]}]}
            """)
        for outer in 0..<3 {
            if outer > 0 { _ = try session.addRepetition(of: "r1", in: nil) }
            for _ in 0..<2 { _ = try session.addRepetition(of: "r2", in: session.id("r1", outer)) }
        }
        for number in 0..<9 { _ = try session.answer(session.id("s", number), [.string("\(number)")]) }
        #expect(
            session.inProgress.items(linkId: "s").compactMap { $0.answers[0].value?.json.string }
                == (0..<9).map(String.init))
        #expect(try Forms.reloaded(session).items == session.items)
        #expect(try Forms.session(session.form, restoring: session.records).items == session.items)
        #expect(session.checkInvariants() == [])
    }

    @Test("removing the first of three repetitions moves nobody else's answers or ids")
    func removal() throws {
        var session = try group()
        for _ in 0..<2 { _ = try session.addRepetition(of: "r", in: nil) }
        for number in 0..<3 { _ = try session.answer(session.id("c", number), [.string("\(number)")]) }
        let kept = [session.id("c", 1), session.id("c", 2)]
        let change = try session.removeRepetition(session.id("r", 0))
        #expect(session.instances(linkId: "c").map(\.id) == kept)
        #expect(session.instances(linkId: "c").flatMap(\.answers) == [.string("1"), .string("2")])
        #expect(change.records.filter { $0.state == .erased }.map(\.linkId) == ["r", "c"])
        #expect(change.records.filter { $0.state == .answered }.map(\.ordinal) == [0, 1])
        #expect(session.checkInvariants() == [])
    }

    @Test("LHNCBC/lforms#141: every repetition has the options of a value set")
    func optionsInEachRepetition() throws {
        var session = try Forms.session(
            """
            {"linkId": "r", "type": "group", "repeats": true, "item": [
              {"linkId": "c", "type": "choice", "answerValueSet": "#yn"}]}
            """,
            more: """
                , "contained": [{"resourceType": "ValueSet", "id": "yn", "compose": {"include": [
                  {"system": "s", "concept": [{"code": "y", "display": "Yes"}, {"code": "n", "display": "No"}]},
                  {"system": "t", "concept": [{"code": "u", "display": "Unknown"}]}]}}]
                """)
        _ = try session.addRepetition(of: "r", in: nil)
        for instance in session.instances(linkId: "c") {
            #expect(instance.item.options.map(\.label) == ["Yes", "No", "Unknown"])
            #expect(instance.item.options.map(\.key) == ["1", "2", "3"])
        }
    }

    @Test("smart-forms#1053, #725: variables and conditions by expression are evaluated per repetition")
    func expressionsPerRepetition() throws {
        var session = try Forms.session(
            """
            {"linkId": "r", "type": "group", "repeats": true, "extension": [
              {"url": "http://hl7.org/fhir/StructureDefinition/variable", "valueExpression": {"name": "own",
               "language": "text/fhirpath", "expression": "%context.item.where(linkId='n').answer.value"}}], "item": [
              {"linkId": "n", "type": "integer"},
              {"linkId": "twice", "type": "integer", "readOnly": true, "extension": [\(Forms.expression("calculatedExpression", "%own * 2"))]},
              {"linkId": "big", "type": "string", "extension": [\(Forms.expression("enableWhenExpression", "%own > 10"))]}]}
            """)
        _ = try session.addRepetition(of: "r", in: nil)
        _ = try session.answer(session.id("n", 0), [.integer(4)])
        _ = try session.answer(session.id("n", 1), [.integer(40)])
        #expect(session.instances(linkId: "twice").flatMap(\.answers) == [.integer(8), .integer(80)])
        #expect(session.instances(linkId: "big").map(\.isEnabled) == [false, true])
    }

    @Test("LHNCBC/lforms#37: an answer below an unanswered question is not lost")
    func belowUnanswered() throws {
        var session = try Forms.session(
            #"{"linkId": "p", "type": "string", "item": [{"linkId": "c", "type": "string", "required": true}]}"#)
        #expect(session.openRequired.isEmpty)
        try session.answer("c", .string("x"))
        #expect(
            session.items == #"[{"linkId":"p","answer":[{"item":[{"linkId":"c","answer":[{"valueString":"x"}]}]}]}]"#)
        #expect(try Forms.reloaded(session).items == session.items)
    }

    @Test("ResearchKitOnFHIR PR#85: questions below answers are asked, for each answer by itself")
    func belowAnswers() throws {
        var session = try Forms.session(
            """
            {"linkId": "p", "type": "choice", "repeats": true, "text": "Which?", "answerOption": [{"valueString": "A"}, {"valueString": "B"}],
             "item": [{"linkId": "c", "type": "string", "text": "How much?",
              "enableWhen": [{"question": "p", "operator": "exists", "answerBoolean": true}]}]}
            """)
        #expect(session.pageIds == ["p"])
        try session.answer("p", .string("A"), .string("B"))
        #expect(session.pageIds == ["p", "c", "c"])
        #expect(session.page(session.id("c", 1))?.stems == ["Which? B"])
        _ = try session.answer(session.id("c", 1), [.string("b")])
        let both = session.items
        try session.answer("p", .string("A"))
        #expect(session.pageIds == ["p", "c"])
        let restored = try Forms.session(session.form, restoring: session.records)
        for var session in [session, restored] {
            try session.answer("p", .string("A"), .string("B"))
            #expect(session.items == both)
            #expect(try Forms.reloaded(session).items == both)
            #expect(session.checkInvariants() == [])
        }
    }
}
