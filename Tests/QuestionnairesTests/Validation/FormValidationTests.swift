import FHIR
import FHIRPath
import Foundation
import Questionnaires
import TestConditions
import Testing

@Suite("Checking questionnaires")
struct FormValidationTests {
    private func issues(_ items: String, more: String = #", "status": "active""#) throws -> [String] {
        let text = #"{"resourceType": "Questionnaire"\#(more), "item": [\#(items)]}"#
        return FormValidation(try #require(try JSON(parsing: text).object)).outcome.issues.map { issue in
            "\(issue.severity ?? "") \(issue.expressions.first ?? ""): \(issue.diagnostics ?? "")"
        }
    }

    /// An item that breaks an invariant, and what is said about it.
    private static let breaches: [(key: String, item: String)] = [
        ("que-1", #"{"linkId": "a", "type": "group"}"#),
        ("que-1", #"{"linkId": "a", "type": "display", "item": [{"linkId": "b", "type": "string"}]}"#),
        ("que-2", #"{"linkId": "a", "type": "string"}, {"linkId": "a", "type": "string"}"#),
        ("que-3", #"{"linkId": "a", "type": "display", "code": [{"code": "x"}]}"#),
        (
            "que-4",
            ##"{"linkId": "a", "type": "choice", "answerOption": [{"valueString": "x"}], "answerValueSet": "#x"}"##
        ),
        ("que-5", #"{"linkId": "a", "type": "url", "answerOption": [{"valueString": "x"}]}"#),
        ("que-6", #"{"linkId": "a", "type": "display", "required": true}"#),
        (
            "que-7",
            #"{"linkId": "a", "type": "string", "enableWhen": [{"question": "b", "operator": "exists", "answerInteger": 1}]}, {"linkId": "b", "type": "string"}"#
        ),
        ("que-8", #"{"linkId": "a", "type": "display", "initial": [{"valueString": "x"}]}"#),
        ("que-9", #"{"linkId": "a", "type": "display", "readOnly": true}"#),
        ("que-10", #"{"linkId": "a", "type": "date", "maxLength": 3}"#),
        (
            "que-11",
            #"{"linkId": "a", "type": "choice", "answerOption": [{"valueString": "x"}], "initial": [{"valueString": "x"}]}"#
        ),
        (
            "que-12",
            #"{"linkId": "b", "type": "boolean"}, {"linkId": "a", "type": "string", "enableWhen": [{"question": "b", "operator": "=", "answerBoolean": true}, {"question": "b", "operator": "=", "answerBoolean": false}]}"#
        ),
        ("que-13", #"{"linkId": "a", "type": "string", "initial": [{"valueString": "x"}, {"valueString": "y"}]}"#),
    ]

    @Test("each invariant of R4 is told by its name, and a sound form is fine", arguments: breaches)
    func invariants(breach: (key: String, item: String)) throws {
        let found = try issues(breach.item).filter { $0.hasPrefix("error") }
        #expect(found.count == 1 && found[0].contains("\(breach.key): "), "\(found)")
        #expect(try issues(#"{"linkId": "a", "type": "string"}"#) == [])
    }

    @Test("conditions that lead nowhere, to themselves, inside or ahead")
    func conditions() throws {
        func condition(_ question: String) -> String {
            #""enableWhen": [{"question": "\#(question)", "operator": "exists", "answerBoolean": true}]"#
        }
        #expect(
            try issues(
                """
                {"linkId": "a", "type": "string", \(condition("zz"))}, {"linkId": "b", "type": "string", \(condition("b"))},
                {"linkId": "c", "type": "string", \(condition("e"))},
                {"linkId": "g", "type": "group", \(condition("d")), "item": [{"linkId": "d", "type": "string"}]},
                {"linkId": "e", "type": "string", \(condition("g"))}
                """
            ).filter { !$0.contains("circle") } == [
                "error Questionnaire.item[0].enableWhen[0].question: there is no item with linkId \"zz\"",
                "error Questionnaire.item[1].enableWhen[0].question: an item cannot depend on itself",
                "warning Questionnaire.item[2].enableWhen[0].question: \"e\" comes later in the form",
                "error Questionnaire.item[3].enableWhen[0].question: an item cannot depend on one inside of it",
                "error Questionnaire.item[4].enableWhen[0].question: \"g\" is a group and has no answers",
            ])
    }

    @Test("an expression that cannot be read is an error, one in another language information")
    func expressions() throws {
        let found = try issues(
            """
            {"linkId": "a", "type": "string", "extension": [\(Forms.expression("calculatedExpression", "1 +"))]},
            {"linkId": "b", "type": "string", "extension": [{"url":
             "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-initialExpression",
             "valueExpression": {"language": "text/cql", "expression": "x"}}]}
            """)
        #expect(found.count == 2)
        #expect(found[0].hasPrefix("error Questionnaire.item[0]: calculatedExpression cannot be read"))
        #expect(found[1] == "information Questionnaire.item[1]: initialExpression in text/cql is not supported here")
    }

    @Test("what is no questionnaire, or lacks what must be there")
    func broken() throws {
        #expect(FormValidation(["resourceType": "Patient"]).outcome.isFailure)
        #expect(
            try issues(#"{"type": "string"}, {"linkId": "b"}, {"linkId": "c", "type": "colour"}"#, more: "") == [
                "error Questionnaire: status is missing", "error Questionnaire.item[0]: linkId is missing",
                "error Questionnaire.item[1]: type is missing",
                "error Questionnaire.item[2].type: \"colour\" is no type of an item in R4",
            ])
    }

    @Test("the places that are told are there", .enabled(if: SharedCorpus.isExpected, "no corpus"))
    func places() throws {
        let files = try SharedCorpus.files(in: "questionnaires")
        #expect(files.count > 150)
        for file in files {
            let object = try #require(try JSON(parsing: Array(Data(contentsOf: file))).object)
            let environment = FHIRPathEnvironment(resource: object, now: try #require(FHIRDateTime("2026-01-01")))
            for issue in FormValidation(object).outcome.issues {
                for place in issue.expressions {
                    let found = try FHIRPathExpression(place).evaluate(
                        on: [FHIRPathValue(resource: object)], environment: environment)
                    #expect(!found.isEmpty, "\(file.lastPathComponent): \(place) \(issue.diagnostics ?? "")")
                }
            }
        }
    }

    @Test("a key that is a digit and not the option's score is warned of; scores in a row, and letters, are not")
    func keys() throws {
        let warnings = { (item: String) in
            try FormValidation(Forms.form(item).source.json).outcome.issues.map {
                "\($0.severity ?? ""): \($0.diagnostics ?? "")"
            }
        }
        // Twenty apart: positions are the keys, which are no scores.
        #expect(
            try warnings(Forms.choice("a", scores: [0, 20])) == [
                "warning: the answer \"Label 0\" shows the number 1, but its score is 0",
                "warning: the answer \"Label 20\" shows the number 2, but its score is 20",
            ])
        #expect(try warnings(Forms.choice("a", scores: [3, 2, 1, 0])) == [])
        #expect(
            try Forms.form(Forms.choice("a", scores: [3, 2, 1])).allItems[0].options.map(\.key) == ["3", "2", "1"])
        let lettered = { (mark: String, score: Int) in
            """
            {"valueString": "\(mark)", "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-optionPrefix", "valueString": "\(mark)"},
             {"url": "http://hl7.org/fhir/StructureDefinition/ordinalValue", "valueDecimal": \(score)}]}
            """
        }
        let item = { (options: [String]) in
            #"{"linkId": "a", "type": "choice", "answerOption": [\#(options.joined(separator: ","))]}"#
        }
        #expect(try warnings(item([lettered("a.", 5), lettered("b.", 7)])) == [])
        #expect(try warnings(item([lettered("1.", 0), lettered("2.", 2)])).count == 1)
    }
}
