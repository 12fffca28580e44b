import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Reading R4 questionnaires")
struct R4FormReaderTests {
    @Test("display items inside a question tell its help, unit and scale, and stand on no page")
    func absorbed() throws {
        let control: (String) -> String = { code in
            """
            "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
              "valueCodeableConcept": {"coding": [{"system": "http://hl7.org/fhir/questionnaire-item-control", "code": "\(code)"}]}}]
            """
        }
        let session = try Forms.session(
            """
            {"linkId": "p", "type": "integer", "text": "Pain", \(control("slider")), "item": [
              {"linkId": "h", "type": "display", "text": "Today", \(control("help"))},
              {"linkId": "l", "type": "display", "text": "none", \(control("lower"))},
              {"linkId": "u", "type": "display", "text": "worst", \(control("upper"))},
              {"linkId": "k", "type": "display", "text": "points", \(control("unit"))},
              {"linkId": "d", "type": "display", "text": "Think of the whole day."}]}
            """)
        let page = try #require(session.page(session.pages[0]))
        #expect(page.item.help == "Today")
        #expect(page.item.slider == Slider(step: FHIRDecimal(1), lowLabel: "none", highLabel: "worst"))
        #expect(page.item.unit?.display == "points")
        #expect(page.details == ["Think of the whole day."])
        #expect(page.stems == [] && page.closing == [])
    }

    @Test("a backslash that begins no escape is told of, once an expression: the pattern is not what it seems to be")
    func backslash() throws {
        let calculated = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression"
        func item(_ linkId: String, _ pattern: String) -> String {
            """
            {"linkId": "\(linkId)", "type": "boolean", "extension": [{"url": "\(calculated)",
              "valueExpression": {"language": "text/fhirpath", "expression": "'12'.matches('\(pattern)')"}}]}
            """
        }
        let form = try Forms.session(item("one", #"^\\d\\d$"#) + "," + item("two", #"^\\\\d+$"#)).form
        #expect(form.notes.map(\.linkId) == ["one"])
        let text = try #require(form.notes.first).description
        #expect(text.contains("calculatedExpression") && text.contains("backslash"), "\(text)")
    }

    @Test("texts lead to the question that follows, and the last ones close the form")
    func stems() throws {
        var session = try Forms.session(
            """
            {"linkId": "i", "type": "display", "text": "Welcome"},
            {"linkId": "g", "type": "group", "text": "Over two weeks", "prefix": "A", "item": [
              {"linkId": "q1", "type": "string", "text": "First"},
              {"linkId": "m", "type": "display", "text": "Almost done"},
              {"linkId": "q2", "type": "boolean", "text": "Second"}]},
            {"linkId": "e", "type": "display", "text": "Call us",
              "enableWhen": [{"question": "q2", "operator": "=", "answerBoolean": true}]},
            {"linkId": "t", "type": "display", "text": "Thank you"}
            """)
        let pages = session.pages.compactMap(session.page)
        #expect(pages.map(\.stems) == [["Welcome", "A Over two weeks"], ["A Over two weeks", "Almost done"]])
        #expect(pages.map(\.position) == [1, 2])
        #expect(pages.map(\.count) == [2, 2])
        #expect(pages.map(\.closing) == [[], ["Thank you"]])
        try session.answer("q2", .boolean(true))
        #expect(session.page(session.pages[1])?.closing == ["Call us", "Thank you"])
    }

    @Test("items with the same options get them alike, and each the notes about them")
    func sameOptions() throws {
        func options(_ second: String) -> String {
            #""answerOption": [{"valueCoding": {"code": "a", "display": "Alpha"}}, \#(second)]"#
        }
        let good = options(#"{"valueCoding": {"code": "b", "display": "Beta"}}"#)
        let odd = options(
            #"""
            {"extension": [{"url": "http://example.org/odd", "valueBoolean": true}],
              "valueCoding": {"code": "c", "display": "Gamma"}}
            """#)
        let session = try Forms.session(
            """
            {"linkId": "1", "type": "choice", \(good)}, {"linkId": "2", "type": "choice", \(good)},
            {"linkId": "3", "type": "url", \(good)}, {"linkId": "4", "type": "open-choice", \(good)},
            {"linkId": "5", "type": "choice", \(odd)}, {"linkId": "6", "type": "choice", \(odd)}
            """)
        let items = session.pages.compactMap { session.page($0)?.item }
        #expect(
            items.map { $0.options.map(\.label) } == [
                ["Alpha", "Beta"], ["Alpha", "Beta"], [], ["Alpha", "Beta"], ["Alpha", "Gamma"], ["Alpha", "Gamma"],
            ])
        #expect(items.map { $0.options.map(\.key) }[3] == ["1", "2"])
        #expect(session.form.notes.map(\.linkId) == ["3", "5", "6"])
    }

    @Test("what a group says about its content holds inside")
    func inherited() throws {
        var session = try Forms.session(
            """
            {"linkId": "g", "type": "group", "readOnly": true, "item": [{"linkId": "a", "type": "string", "required": true}]},
            {"linkId": "h", "type": "group", "extension": [
              {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-hidden", "valueBoolean": true}],
              "item": [{"linkId": "b", "type": "string"}]}
            """)
        #expect(session.pageIds == ["a"])
        #expect(session.openRequired.isEmpty)
        #expect(throws: AnswerProblem.readOnly) { try session.answer("a", .string("x")) }
        try session.answer("b", .string("x"))
        #expect(session.inProgress.items(linkId: "b").count == 1)
    }

    @Test("a form's faults are told with the item, and the rest works")
    func faults() throws {
        let form = try Forms.form(
            """
            {"linkId": "a", "type": "string", "enableWhen": [{"question": "zz", "operator": "exists", "answerBoolean": false}]},
            {"linkId": "b", "type": "integer", "initial": [{"valueString": "x"}], "extension": [
              {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueInteger": 5},
              {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueInteger": 1}]},
            {"linkId": "c", "type": "attachment", "required": true},
            {"linkId": "d", "type": "string", "required": true, "extension": [
              {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-hidden", "valueBoolean": true}]},
            {"linkId": "e", "type": "choice"},
            {"linkId": "f", "type": "string", "enableWhen": [{"question": "a", "operator": "~", "answerString": "x"}]}
            """)
        #expect(form.notes.map(\.linkId) == ["a", "b", "b", "c", "d", "e", "f"])
        let session = try Forms.session(form)
        #expect(session.pageIds == ["a", "b", "f"])
        #expect(session.openRequired.isEmpty)
    }

    @Test("a form without items, or too deep, is refused")
    func refused() throws {
        #expect(throws: FormError.noItems) { try Forms.form("") }
        var items = #"{"linkId": "x", "type": "string"}"#
        for level in 0..<Form.maximumDepth {
            items = #"{"linkId": "g\#(level)", "type": "group", "item": [\#(items)]}"#
        }
        #expect(throws: FormError.tooDeep(linkId: "x", limit: Form.maximumDepth)) { try Forms.form(items) }
    }

    @Test("the canonical has the version, and falls back on the id")
    func canonical() throws {
        #expect(try Forms.form(#"{"linkId": "a", "type": "string"}"#).canonical == "https://cohort.example/q/test|1")
        let bare = try Form(
            Questionnaire(
                json: JSON(
                    parsing:
                        #"{"resourceType": "Questionnaire", "id": "7", "item": [{"linkId": "a", "type": "string"}]}"#)))
        #expect(bare.canonical == "Questionnaire/7")
    }
}
