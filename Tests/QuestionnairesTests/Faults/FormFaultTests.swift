import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Faults of others: options, limits, expressions and pages")
struct FormFaultTests {
    private func limit(_ name: String, _ value: String) -> String {
        #"{"url": "http://hl7.org/fhir/StructureDefinition/\#(name)", \#(value)}"#
    }

    @Test(
        "LHNCBC/lforms#175, #116: itemWeight and ordinalValue both score, and no label shows the score",
        arguments: ["itemWeight", "ordinalValue"])
    func weights(name: String) throws {
        let form = try Forms.form(
            """
            {"linkId": "a", "type": "choice", "answerOption": [
              {"valueCoding": {"code": "x", "display": "Never"}, "extension": [\(limit(name, "\"valueDecimal\": 0"))]},
              {"valueCoding": {"code": "y", "display": "Often", "extension": [\(limit(name, "\"valueDecimal\": 1"))]}}]}
            """)
        let options = form.items[0].options
        #expect(options.map(\.score) == [FHIRDecimal(0), FHIRDecimal(1)])
        #expect(options.map(\.key) == ["0", "1"])
        #expect(options.map(\.label) == ["Never", "Often"])
    }

    @Test(
        "a choice whose options are not in the questionnaire has no page, keeps its answers, and is named in the notes",
        arguments: ["", ", \"answerValueSet\": \"http://example.org/elsewhere\""])
    func noOptions(valueSet: String) throws {
        let session = try Forms.session(
            """
            {"linkId": "a", "type": "choice", "required": true\(valueSet)}, {"linkId": "b", "type": "string"}
            """)
        #expect(session.pages.compactMap { session.page($0)?.item.linkId } == ["b"])
        #expect(session.openRequired.isEmpty)
        #expect(session.form.notes.contains { $0.linkId == "a" })
        #expect(session.requiredButUnaskable.map(\.item.linkId) == ["a"])
    }

    @Test("the key is the prefix, else a contiguous score, else the position")
    func keys() throws {
        #expect(
            try Forms.form(Forms.choice("a", scores: [4, 3, 2, 1, 0])).items[0].options.map(\.key) == [
                "4", "3", "2", "1", "0",
            ])
        let gaps = try Forms.form(Forms.choice("a", scores: [0, 2, 4]))
        #expect(gaps.items[0].options.map(\.key) == ["1", "2", "3"])
        // The second shows 2, which is its score.
        #expect(gaps.notes.count == 2)
        let prefixed = try Forms.form(
            """
            {"linkId": "a", "type": "choice", "answerOption": [
              {"valueString": "X", "extension": [\(limit("questionnaire-optionPrefix", "\"valueString\": \"a.\""))]},
              {"valueString": "Y", "extension": [\(limit("questionnaire-optionPrefix", "\"valueString\": \"(b)\""))]}]}
            """)
        #expect(prefixed.items[0].options.map(\.key) == ["a", "b"])
    }

    @Test("LHNCBC/lforms#127: a required time is open until it is given")
    func requiredTime() throws {
        var session = try Forms.session(#"{"linkId": "t", "type": "time", "required": true}"#)
        #expect(session.openIds == ["t"])
        try session.type("14:05", "t")
        #expect(session.openIds == [])
    }

    @Test("android-fhir PR#2438: an exclusive option stands alone, however many options there are")
    func exclusive() throws {
        let options = (1...11).map { #"{"valueString": "\#($0)"}"# }.joined(separator: ",")
        var session = try Forms.session(
            """
            {"linkId": "a", "type": "choice", "repeats": true, "answerOption": [\(options),
              {"valueString": "None", "extension": [\(limit("questionnaire-optionExclusive", "\"valueBoolean\": true"))]}]}
            """)
        #expect(throws: AnswerProblem.exclusiveOption(label: "None")) {
            try session.answer("a", .string("1"), .string("None"))
        }
        try session.answer("a", .string("None"))
        try session.answer("a", .string("1"), .string("2"))
        #expect(throws: AnswerProblem.duplicateAnswer) { try session.answer("a", .string("1"), .string("1")) }
        #expect(throws: AnswerProblem.notAnOption("x")) { try session.answer("a", .string("x")) }
    }

    @Test("android-fhir#1668, #2157, #2836: whole bounds on quantities, a unit to begin with, and the unit shown")
    func quantities() throws {
        var session = try Forms.session(
            """
            {"linkId": "w", "type": "quantity", "initial": [{"valueQuantity": {"unit": "kg", "code": "kg"}}], "extension": [
              \(limit("minValue", "\"valueInteger\": 1")),
              \(limit("questionnaire-unitOption", "\"valueCoding\": {\"code\": \"kg\", \"display\": \"kg\"}")),
              \(limit("questionnaire-unitOption", "\"valueCoding\": {\"code\": \"lb\", \"display\": \"lb\"}"))]}
            """)
        #expect(session.first("w")?.answers == [])
        try session.type("70", "w")
        #expect(session.first("w").flatMap { $0.answers.first?.text(in: $0.item) } == "70 kg")
        #expect(throws: AnswerProblem.outOfRange(minimum: .integer(1), maximum: nil)) {
            try session.type("0,5 lb", "w")
        }
        #expect(throws: AnswerProblem.wrongUnit("stone", allowed: ["kg", "lb"])) { try session.type("11 stone", "w") }
    }

    @Test("android MaxDecimalPlacesValidator: whole numbers have no decimal places")
    func decimalPlaces() throws {
        var session = try Forms.session(
            #"{"linkId": "d", "type": "decimal", "extension": [\#(limit("maxDecimalPlaces", "\"valueInteger\": 2"))]}"#)
        try session.type("1000", "d")
        try session.type("1000,25", "d")
        #expect(throws: AnswerProblem.tooManyDecimalPlaces(maximum: 2)) { try session.type("0.125", "d") }
        #expect(session.first("d")?.answers.first?.text == "1000.25")
    }

    @Test("the HL7 validator: limits are inclusive, and times are compared as times")
    func inclusive() throws {
        var session = try Forms.session(
            """
            {"linkId": "t", "type": "time", "extension": [\(limit("minValue", "\"valueTime\": \"09:00:00.0\""))]},
            {"linkId": "c", "type": "choice", "repeats": true, "answerOption": [{"valueString": "A"}, {"valueString": "B"},
              {"valueString": "C"}], "extension": [\(limit("questionnaire-maxOccurs", "\"valueInteger\": 2"))]}
            """)
        try session.type("09:00", "t")
        try session.answer("c", .string("A"), .string("B"))
        #expect(throws: AnswerProblem.tooManyAnswers(count: 3, maximum: 2)) {
            try session.answer("c", .string("A"), .string("B"), .string("C"))
        }
    }

    @Test("ResearchKitOnFHIR#65: the author's own words are shown for a value that is wrong")
    func validationText() throws {
        var session = try Forms.session(
            """
            {"linkId": "n", "type": "integer", "extension": [\(limit("minValue", "\"valueInteger\": 0")),
              \(limit("maxValue", "\"valueInteger\": 10")),
              {"url": "http://bdh.stanford.edu/fhir/StructureDefinition/validationtext", "valueString": "Zero to ten, please."}]}
            """)
        #expect(throws: AnswerProblem.custom("Zero to ten, please.")) { try session.type("11", "n") }
    }

    @Test("ResearchKitOnFHIR PR#27, SpeziQuestionnaire: items without text, string options and unknown controls work")
    func lenient() throws {
        let form = try Forms.form(
            """
            {"linkId": "a", "type": "choice", "answerOption": [{"valueString": "X"}, {"valueInteger": 7}, {"valueCoding": {"code": "c"}}],
             "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
               "valueCodeableConcept": {"coding": [{"code": "hologram"}]}}, {"url": "https://x.example/odd", "valueString": "y"},
               \(limit("minValue", "\"valueBoolean\": true")), \(limit("regex", "\"valueString\": \"(\""))]}
            """)
        #expect(form.items[0].options.map(\.label) == ["X", "7", "c"])
        #expect(!form.items[0].isRequired)
        #expect(form.notes.map(\.linkId) == ["a", "a", "a", "a"])
        #expect(form.notes[0].description == "item a: itemControl hologram is not supported")
        #expect(form.notes[1].description == "item a: odd is not supported")
        #expect(try Forms.session(form).pageIds == ["a"])
    }

    @Test("android-fhir#2354, smart-forms#1400: calculated values follow every change, through other calculated ones")
    func chains() throws {
        var session = try Forms.session(
            """
            {"linkId": "lmp", "type": "date"},
            {"linkId": "twice", "type": "integer", "extension": [\(Forms.expression("calculatedExpression", "%resource.item.where(linkId='r').answer.value * 2"))]},
            {"linkId": "edd", "type": "date", "extension": [\(Forms.expression("calculatedExpression", "%resource.item.where(linkId='lmp').answer.value + 280 days"))]},
            {"linkId": "a", "type": "integer"},
            {"linkId": "r", "type": "integer", "extension": [\(Forms.expression("calculatedExpression", "%resource.item.where(linkId='a').answer.value + 1"))]},
            {"linkId": "d", "type": "date", "extension": [\(Forms.expression("calculatedExpression", "iif(%resource.item.where(linkId='r').answer.value = 4, today(), {})"))]}
            """)
        for (lmp, edd) in [
            ("2026-01-01", "2026-10-08"), ("2026-02-01", "2026-11-08"), ("2024-05-31", "2025-03-07"),
            ("2026-01-01", "2026-10-08"),
        ] {
            try session.type(lmp, "lmp")
            #expect(session.calculated("edd")?.text == edd)
        }
        let change = try session.answer("a", .integer(3))
        #expect(change.calculated == [session.id("twice"), session.id("r"), session.id("d")])
        #expect(session.calculated("twice") == .integer(8))
        #expect(session.calculated("d")?.text == "2026-11-30")
        try session.answer("a", .integer(4))
        #expect(session.calculated("d") == nil)
    }

    @Test("smart-forms#1546: a total over hidden scores is always up to date; nothing plus a number is nothing")
    func hiddenScores() throws {
        let hidden = limit("questionnaire-hidden", "\"valueBoolean\": true")
        let variable: (String) -> String = { name in
            """
            {"url": "http://hl7.org/fhir/StructureDefinition/variable", "valueExpression": {"name": "\(name)", "language": "text/fhirpath",
             "expression": "%resource.item.where(linkId='s\(name)').answer.value"}}
            """
        }
        var session = try Forms.session(
            """
            {"linkId": "qa", "type": "integer"}, {"linkId": "qb", "type": "integer"},
            {"linkId": "sa", "type": "integer", "extension": [\(hidden), \(Forms.expression("calculatedExpression", "%resource.item.where(linkId='qa').answer.value"))]},
            {"linkId": "sb", "type": "integer", "extension": [\(hidden), \(Forms.expression("calculatedExpression", "%resource.item.where(linkId='qb').answer.value"))]},
            {"linkId": "t", "type": "integer", "extension": [\(Forms.expression("calculatedExpression", "%a + %b"))]}
            """, more: ", \"extension\": [\(variable("a")), \(variable("b"))]")
        try session.answer("qa", .integer(2))
        #expect(session.calculated("t") == nil)
        try session.answer("qb", .integer(5))
        #expect(session.calculated("t") == .integer(7))
        try session.answer("qa", .integer(3))
        #expect(session.calculated("t") == .integer(8))
    }

    @Test("android-fhir#1995: an initial expression gives the first value, and gives way to the person")
    func initialExpression() throws {
        var session = try Forms.session(
            """
            {"linkId": "d", "type": "date", "extension": [\(Forms.expression("initialExpression", "today()"))]},
            {"linkId": "p", "type": "string", "extension": [\(Forms.expression("initialExpression", "%patient.name.first().family"))]}
            """)
        #expect(session.first("d")?.answers.first?.text == "2026-11-30")
        #expect(session.first("p")?.answers == [])
        _ = try session.erase(session.id("d"))
        #expect(try Forms.session(session.form, restoring: session.records).first("d")?.answers == [])
    }

    @Test("an expression that fails is told, and the form works on")
    func failingExpression() throws {
        let session = try Forms.session(
            """
            {"linkId": "x", "type": "integer", "extension": [\(Forms.expression("calculatedExpression", "1 + 'a'"))]},
            {"linkId": "y", "type": "integer", "extension": [\(Forms.expression("calculatedExpression", "1 +"))]},
            {"linkId": "z", "type": "integer", "extension": [{"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression",
              "valueExpression": {"language": "text/cql", "expression": "Total"}}]}
            """)
        #expect(session.notes.map(\.linkId) == ["x"])
        #expect(session.form.notes.map(\.linkId) == ["y", "z"])
        #expect(session.form.notes[1].description == "item z: calculatedExpression in text/cql is not supported")
        #expect(session.pageIds == ["x", "y", "z"])
    }

    @Test("android-fhir#2568: a hidden item before the first page makes no page of its own")
    func hiddenFirst() throws {
        let session = try Forms.session(
            """
            {"linkId": "h", "type": "string", "extension": [\(limit("questionnaire-hidden", "\"valueBoolean\": true"))]},
            {"linkId": "g", "type": "group", "text": "Page", "item": [{"linkId": "q", "type": "string"}]}
            """)
        #expect(session.pageIds == ["q"])
        #expect(session.page(session.pages[0])?.position == 1)
        #expect(session.page(session.pages[0])?.stems == ["Page"])
    }

    @Test("ResearchKitOnFHIR#44: a required group asks for one of its questions")
    func requiredGroup() throws {
        var session = try Forms.session(
            """
            {"linkId": "g", "type": "group", "required": true, "item": [{"linkId": "a", "type": "string"}, {"linkId": "b", "type": "string"}]}
            """)
        #expect(session.openIds == ["a"])
        try session.answer("b", .string("x"))
        #expect(session.openIds == [])
    }
}
