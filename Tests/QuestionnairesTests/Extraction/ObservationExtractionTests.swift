import FHIR
import Questionnaires
import Testing

@Suite("Extraction by Observation")
struct ObservationExtractionTests {
    private let flag = Extractions.sdc("observationExtract", #""valueBoolean": true"#)
    private func code(_ code: String, more: String = "") -> String {
        #""code": [{"system": "http://loinc.org", "code": "\#(code)"\#(more)}]"#
    }

    @Test("an answer becomes an Observation with all that SDC says of it")
    func whole() throws {
        let category = Extractions.sdc(
            "observation-extract-category",
            #""valueCodeableConcept": {"coding": [{"system": "c", "code": "survey"}]}"#)
        let form = try Forms.form(
            #"{"linkId": "a", "type": "string", \#(code("1-8"))}"#, more: #", "extension": [\#(flag), \#(category)]"#)
        #expect(form.notes == [])
        let extraction = try Extractions.extract(form, #"{"linkId": "a", "answer": [{"valueString": "x"}]}"#)
        let expected = """
            {"resourceType": "Observation", "basedOn": [{"reference": "ServiceRequest/s1"}], "status": "final",
             "category": [{"coding": [{"system": "c", "code": "survey"}]}],
             "code": {"coding": [{"system": "http://loinc.org", "code": "1-8"}]}, "subject": {"reference": "Patient/p1"},
             "effectiveDateTime": "2026-03-31T14:05:00+02:00", "issued": "2026-03-31T14:05:00+02:00",
             "performer": [{"reference": "Practitioner/d1"}], "valueString": "x",
             "derivedFrom": [{"reference": "QuestionnaireResponse/r1"}]}
            """
        #expect(try extraction.resources == [#require(JSON(parsing: expected).object)])
        #expect(extraction.requests == ["POST Observation"])
        #expect(extraction.bundle["type"]?.string == "transaction")
        #expect(extraction.urls[0].hasPrefix("urn:uuid:"))
        #expect(extraction.notes == [])
    }

    @Test(
        "each type of answer is the value that an Observation has for it",
        arguments: [
            ("boolean", #""valueBoolean": false"#, #""valueBoolean":false"#),
            ("integer", #""valueInteger": 3"#, #""valueInteger":3"#),
            ("decimal", #""valueDecimal": 1.10"#, #""valueQuantity":{"value":1.10}"#),
            ("date", #""valueDate": "2026-03""#, #""valueDateTime":"2026-03""#),
            ("dateTime", #""valueDateTime": "2026-03-01""#, #""valueDateTime":"2026-03-01""#),
            ("time", #""valueTime": "10:00:00""#, #""valueTime":"10:00:00""#),
            ("url", #""valueUri": "http://a.b""#, #""valueString":"http://a.b""#),
            (
                "choice", #""valueCoding": {"system": "s", "code": "c"}"#,
                #""valueCodeableConcept":{"coding":[{"system":"s","code":"c"}]}"#
            ),
            ("open-choice", #""valueString": "other""#, #""valueString":"other""#),
            (
                "quantity", #""valueQuantity": {"value": 1, "code": "kg"}"#,
                #""valueQuantity":{"value":1,"code":"kg"}"#
            ),
        ])
    func types(_ type: String, _ answer: String, _ value: String) throws {
        let form = try Forms.form(#"{"linkId": "a", "type": "\#(type)", \#(code("1")), "extension": [\#(flag)]}"#)
        let extraction = try Extractions.extract(form, #"{"linkId": "a", "answer": [{\#(answer)}]}"#)
        #expect(extraction.first.contains(value), "\(extraction.first)")
    }

    @Test("a number whose question has a unit is a quantity of it")
    func units() throws {
        let unit = """
            {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-unit",
             "valueCoding": {"system": "http://unitsofmeasure.org", "code": "kg", "display": "kilos"}}
            """
        let form = try Forms.form(
            #"{"linkId": "a", "type": "integer", \#(code("1")), "extension": [\#(flag), \#(unit)]}"#)
        let extraction = try Extractions.extract(form, #"{"linkId": "a", "answer": [{"valueInteger": 70}]}"#)
        let quantity =
            #""valueQuantity":{"value":70,"unit":"kilos","system":"http://unitsofmeasure.org","code":"kg"}"#
        #expect(extraction.first.contains(quantity), "\(extraction.first)")
    }

    @Test("each of several answers is one; none, and one that was declined, are none")
    func counts() throws {
        let form = try Forms.form(
            """
            {"linkId": "a", "type": "integer", "repeats": true, \(code("1"))}, {"linkId": "b", "type": "string", \(code("2"))},
            {"linkId": "c", "type": "string", \(code("3"))}
            """, more: #", "extension": [\#(flag)]"#)
        let extraction = try Extractions.extract(
            form,
            """
            {"linkId": "a", "answer": [{"valueInteger": 1}, {"valueInteger": 2}]},
            {"linkId": "b", "answer": [{"_valueString": {"extension": [{
             "url": "http://hl7.org/fhir/StructureDefinition/data-absent-reason", "valueCode": "asked-declined"}]}}]}
            """)
        #expect(extraction.resources.compactMap { $0["valueInteger"]?.number?.integer } == [1, 2])
        #expect(extraction.resources.count == 2)
    }

    @Test("an item that says false is left out with all inside; codes that are marked are the only ones")
    func flags() throws {
        let no = Extractions.sdc("observationExtract", #""valueBoolean": false"#)
        let form = try Forms.form(
            """
            {"linkId": "g", "type": "group", "extension": [\(no)], "item": [{"linkId": "a", "type": "string", \(code("1"))}]},
            {"linkId": "b", "type": "string", "code": [{"code": "x"}, {"code": "y", "extension": [\(flag)]}, {"code": "z"}]},
            {"linkId": "c", "type": "string"}
            """, more: #", "extension": [\#(flag)]"#)
        let extraction = try Extractions.extract(
            form,
            """
            {"linkId": "g", "item": [{"linkId": "a", "answer": [{"valueString": "no"}]}]},
            {"linkId": "b", "answer": [{"valueString": "yes"}]}, {"linkId": "c", "answer": [{"valueString": "no code"}]}
            """)
        #expect(extraction.resources.map { $0["code"]?.text ?? "" } == [#"{"coding":[{"code":"y"}]}"#])
    }

    @Test("a panel has its questions as members, components or what is derived from it, or knows nothing of them")
    func relations() throws {
        func question(_ linkId: String, _ relation: String) -> String {
            let relation = Extractions.sdc("observationExtract", #""valueCode": "\#(relation)""#)
            return #"{"linkId": "\#(linkId)", "type": "integer", \#(code(linkId)), "extension": [\#(relation)]}"#
        }
        let form = try Forms.form(
            """
            {"linkId": "panel", "type": "group", \(code("panel")), "extension": [\(flag)], "item": [
             \(question("c", "component")), \(question("m", "member")), \(question("d", "derived")),
             \(question("i", "independent")), {"linkId": "n", "type": "integer", \(code("n"))}]},
            {"linkId": "empty", "type": "group", \(code("empty")), "extension": [\(flag)], "item": [
             {"linkId": "e", "type": "integer", \(code("e"))}]}
            """)
        let answers = ["c", "m", "d", "i", "n"].map { #"{"linkId": "\#($0)", "answer": [{"valueInteger": 1}]}"# }
        let extraction = try Extractions.extract(
            form,
            """
            {"linkId": "panel", "item": [\(answers.joined(separator: ","))]},
            {"linkId": "empty", "item": []}
            """)
        let codes = extraction.resources.map { $0["code"]?["coding"]?[0]?["code"]?.string ?? "" }
        #expect(codes == ["panel", "m", "d", "i", "n"])
        let panel = extraction.resources[0]
        #expect(panel["component"]?.array?.count == 1 && panel["component"]?[0]?["valueInteger"]?.number?.integer == 1)
        #expect(
            panel["hasMember"]?.array?.compactMap { $0["reference"]?.string } == [
                extraction.urls[1], extraction.urls[4],
            ])
        #expect(
            extraction.resources[2]["derivedFrom"]?.array?.compactMap { $0["reference"]?.string }
                == ["QuestionnaireResponse/r1", extraction.urls[0]])
        #expect(extraction.resources[3]["derivedFrom"]?.array?.count == 1)
    }

    @Test("an answer that is no value of an Observation is a problem that names the item")
    func impossible() throws {
        let form = try Forms.form(#"{"linkId": "a", "type": "reference", \#(code("1")), "extension": [\#(flag)]}"#)
        #expect(
            try Extractions.problems(form, #"{"linkId": "a", "answer": [{"valueReference": {"reference": "a/b"}}]}"#)
                == [
                    "item a: Observation.value[x]: a Reference cannot be the value of an Observation; take observationExtract off it"
                ])
        let wrong = Extractions.sdc("observationExtract", #""valueCode": "sibling""#)
        #expect(
            try Extractions.problems(Forms.form(#"{"linkId": "a", "type": "string", "extension": [\#(wrong)]}"#), "")
                == [
                    "item a: observationExtract is none of true, false, component, member, derived and independent"
                ])
    }
}
