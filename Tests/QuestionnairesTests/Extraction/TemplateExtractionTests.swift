import FHIR
import Questionnaires
import Testing

@Suite("Extraction by template")
struct TemplateExtractionTests {
    private func hole(_ source: String) -> String {
        #"{"extension": [\#(Extractions.sdc("templateExtractValue", #""valueString": "\#(source)""#))]}"#
    }
    private func context(_ source: String) -> String {
        #""extension": [\#(Extractions.sdc("templateExtractContext", #""valueString": "\#(source)""#))]"#
    }

    /// A form whose item `g` is made into a resource of this template.
    private func form(_ template: String, more: String = "", items: String? = nil) throws -> Form {
        let extract = Extractions.sdc(
            "templateExtract",
            ##""extension": [{"url": "template", "valueReference": {"reference": "#t"}}\##(more)]"##)
        let items =
            items
                ?? """
                {"linkId": "name", "type": "string", "repeats": true}, {"linkId": "n", "type": "integer"},
                {"linkId": "sex", "type": "choice"}
                """
        return try Forms.form(
            #"{"linkId": "g", "type": "group", "repeats": true, "extension": [\#(extract)], "item": [\#(items)]}"#,
            more: #", "contained": [\#(template)]"#)
    }

    private func group(_ items: String) -> String { #"{"linkId": "g", "item": [\#(items)]}"# }

    @Test("holes are filled, contexts repeat their element, and what nothing fills is not there")
    func filling() throws {
        let template = """
            {"resourceType": "Patient", "id": "t", "active": true, "gender": "unknown",
             "_gender": \(hole("item.where(linkId='sex').answer.value.code")), "birthDate": "1900-01-01",
             "_birthDate": \(hole("item.where(linkId='none').answer.value")),
             "name": [{\(context("item.where(linkId='name').answer.value")), "use": "usual", "_family": \(hole("$this"))}],
             "telecom": [{"system": "phone", "value": "1", "_rank": \(hole("item.where(linkId='n').answer.value"))}],
             "contact": [{"name": {"_text": \(hole("{}"))}}], "photo": [{\(context("{}")), "title": "x"}]}
            """
        let form = try form(template)
        #expect(form.notes.map(\.description) == ["item sex: offers no answers to choose from"])
        let extraction = try Extractions.extract(
            form,
            group(
                """
                {"linkId": "name", "answer": [{"valueString": "A"}, {"valueString": "B"}]},
                {"linkId": "sex", "answer": [{"valueCoding": {"code": "female"}}]}
                """) + ","
                + group(#"{"linkId": "n", "answer": [{"valueInteger": 2}]}"#))
        let first = """
            {"resourceType": "Patient", "active": true, "gender": "female",
             "name": [{"use": "usual", "family": "A"}, {"use": "usual", "family": "B"}],
             "telecom": [{"system": "phone", "value": "1"}]}
            """
        let second = """
            {"resourceType": "Patient", "active": true, "telecom": [{"system": "phone", "value": "1", "rank": 2}]}
            """
        #expect(try extraction.resources == [first, second].compactMap { try JSON(parsing: $0).object })
        #expect(extraction.requests == ["POST Patient", "POST Patient"])
    }

    @Test("lists of values, their other extensions and named contexts")
    func lists() throws {
        let named = Extractions.sdc(
            "templateExtractContext",
            #""valueExpression": {"name": "who", "language": "text/fhirpath", "expression": "item.where(linkId='name')"}"#
        )
        let template = """
            {"resourceType": "Patient", "id": "t", "name": [{"extension": [\(named), {"url": "u", "valueString": "kept"}],
             "given": ["Dr", null], "_given": [null, \(hole("%who.answer.value"))],
             "_text": {"extension": [{"url": "v", "valueBoolean": true},
              \(Extractions.sdc("templateExtractValue", #""valueString": "%who.answer.value.join('+')""#))]}}]}
            """
        let extraction = try Extractions.extract(
            form(template), group(#"{"linkId": "name", "answer": [{"valueString": "A"}, {"valueString": "B"}]}"#))
        let name = """
            {"extension": [{"url": "u", "valueString": "kept"}], "given": ["Dr", "A", "B"], "text": "A+B",
             "_text": {"extension": [{"url": "v", "valueBoolean": true}]}}
            """
        #expect(try extraction.resources[0]["name"]?[0] == JSON(parsing: name))
    }

    @Test("values become what their element is: references, concepts, moments, quantities")
    func types() throws {
        let allocate = Extractions.sdc("extractAllocateId", #""valueString": "Id""#)
        let template = """
            {"resourceType": "Observation", "id": "t", "status": "final", "code": \(hole("item.where(linkId='sex').answer.value")),
             "subject": \(hole("%Id")), "_issued": \(hole("%resource.authored")),
             "performer": [\(hole("%resource.author"))],
             "valueQuantity": {"unit": "cm", "_value": \(hole("item.where(linkId='n').answer.value * 1.5"))}}
            """
        let parts = """
            {"url": "template", "valueReference": {"reference": "#t"}}, {"url": "fullUrl", "valueString": "%Id"},
            {"url": "resourceId", "valueString": "'o' + item.where(linkId='n').answer.value.toString()"}
            """
        let extract = Extractions.sdc("templateExtract", #""extension": [\#(parts)]"#)
        let form = try Forms.form(
            """
            {"linkId": "g", "type": "group", "extension": [\(allocate), \(extract)],
             "item": [{"linkId": "n", "type": "integer"}, {"linkId": "sex", "type": "choice"}]}
            """, more: #", "contained": [\#(template)]"#)
        let extraction = try Extractions.extract(
            form,
            group(
                """
                {"linkId": "n", "answer": [{"valueInteger": 3}]},
                {"linkId": "sex", "answer": [{"valueCoding": {"system": "s", "code": "c"}}]}
                """))
        let expected = """
            {"resourceType": "Observation", "status": "final", "code": {"coding": [{"system": "s", "code": "c"}]},
             "subject": {"reference": "\(extraction.urls[0])"}, "issued": "2026-03-31T14:05:00+02:00",
             "performer": [{"reference": "Practitioner/d1"}], "valueQuantity": {"unit": "cm", "value": 4.5}, "id": "o3"}
            """
        #expect(try extraction.resources == [#require(JSON(parsing: expected).object)])
        #expect(extraction.requests == ["PUT Observation/o3"])
    }

    @Test("a template of a whole transaction gives its entries, with addresses that are unique")
    func bundle() throws {
        let bundle = """
            {"resourceType": "Bundle", "id": "b", "type": "transaction", "entry": [
             {"fullUrl": "urn:uuid:1", "resource": {"resourceType": "Patient", "active": true},
              "request": {"method": "POST", "url": "Patient", "ifNoneExist": "a=b"}},
             {\(context("item.where(linkId='g')")), "fullUrl": "urn:uuid:2", "resource": {"resourceType": "Basic",
               "code": {"_text": \(hole("item.answer.value"))}, "subject": {"reference": "urn:uuid:1"}}}]}
            """
        let extract = Extractions.sdc("templateExtractBundle", ##""valueReference": {"reference": "#b"}"##)
        let form = try Forms.form(
            #"{"linkId": "g", "type": "group", "repeats": true, "item": [{"linkId": "a", "type": "string"}]}"#,
            more: #", "contained": [\#(bundle)], "extension": [\#(extract)]"#)
        let answer = { (text: String) in group(#"{"linkId": "a", "answer": [{"valueString": "\#(text)"}]}"#) }
        let extraction = try Extractions.extract(form, answer("x") + "," + answer("y"))
        #expect(extraction.requests == ["POST Patient", "POST Basic", "POST Basic"])
        #expect(extraction.bundle["entry"]?[0]?["request"]?["ifNoneExist"]?.string == "a=b")
        #expect(extraction.urls.prefix(2) == ["urn:uuid:1", "urn:uuid:2"] && Set(extraction.urls).count == 3)
        #expect(extraction.resources.dropFirst().map { $0["code"]?["text"]?.string } == ["x", "y"])
    }

    @Test(
        "what cannot be filled is told with the template and the element, and nothing is extracted",
        arguments: [
            (#""_gender": HOLE"#, "1 +", "templateExtractValue cannot be read"),
            (#""_gender": HOLE"#, "unknownFunction()", "cannot be read"),
            (#""_birthDate": HOLE"#, "'soon'", "String is given, which is no date"),
            (#""_gender": HOLE"#, "'a' | 'b'", "takes one value, and there are 2"),
            (#""_gendr": HOLE"#, "'a'", "Patient has no element \"gendr\""),
            (#""_gender": HOLE"#, "%nobody", "templateExtractValue fails"),
        ])
    func wrong(_ member: String, _ source: String, _ says: String) throws {
        let template =
            #"{"resourceType": "Patient", "id": "t", \#(member.replacing("HOLE", with: hole(source)))}"#
        let problems = try Extractions.problems(
            form(template), group(#"{"linkId": "n", "answer": [{"valueInteger": 2}]}"#))
        #expect(problems.count == 1 && problems[0].contains(says), "\(problems)")
        #expect(problems[0].hasPrefix("item g: Patient."), "\(problems)")
        #expect(problems[0].contains("#t: "), "\(problems)")
    }

    @Test("a template that is not there is named", arguments: ["#other", "Patient/1"])
    func missing(_ reference: String) throws {
        let extract = Extractions.sdc("templateExtract", #""valueReference": {"reference": "\#(reference)"}"#)
        let form = try Forms.form(#"{"linkId": "a", "type": "string", "extension": [\#(extract)]}"#)
        let problems = try Extractions.problems(form, "")
        #expect(problems.count == 1 && problems[0].hasPrefix("item a: templateExtract "), "\(problems)")
    }

    @Test("what is for another engine is named, and the rest is extracted")
    func structureMap() throws {
        let map = Extractions.sdc("targetStructureMap", #""valueCanonical": "http://m""#)
        let form = try Forms.form(#"{"linkId": "a", "type": "string"}"#, more: #", "extension": [\#(map)]"#)
        let extraction = try Extractions.extract(form, "")
        #expect(
            extraction.notes.map(\.description) == [
                "questionnaire: sdc-questionnaire-targetStructureMap is not supported"
            ])
        #expect(extraction.resources.isEmpty)
        let none = try Extractions.extract(Forms.form(#"{"linkId": "a", "type": "string"}"#), "")
        #expect(
            none.notes.map(\.description) == ["questionnaire: says nothing of what to extract from its answers"])
    }
}
