import FHIR
import FHIRPath
import Questionnaires
import Testing

@Suite("Definitions and profiles of extraction")
struct DefinitionProblemTests {
    private func form(_ definition: String, type: String = "string", more: String = "", canonical: String? = nil) throws
        -> Form
    {
        let canonical = canonical ?? Extractions.core + "Patient"
        let extract = Extractions.sdc(
            "definitionExtract", #""extension": [{"url": "definition", "valueCanonical": "\#(canonical)"}]"#)
        return try Forms.form(
            #"{"linkId": "a", "type": "\#(type)", "definition": "\#(canonical)#\#(definition)"\#(more)}"#,
            more: #", "extension": [\#(extract)]"#)
    }

    private let answer = #"{"linkId": "a", "answer": [{"valueString": "x"}]}"#

    @Test(
        "what cannot be is told with the item and the element, and nothing is extracted",
        arguments: [
            ("Patient.nmae", "Patient has no element \"nmae\""),
            ("Patient.name.givne", "HumanName has no element \"givne\""),
            ("Patient.birthDate", "string is given, which is no date"),
            ("Patient.name.given.x", "is a string, which is a value and has no elements of its own"),
            (
                "Patient.extension:race.value[x]",
                "what the slice Patient.extension:race is stands in a profile that is not at hand; give it with the context"
            ),
        ])
    func wrong(_ definition: String, _ says: String) throws {
        #expect(
            try Extractions.problems(form(definition), answer) == [
                "item a: \(definition.replacing("[x]", with: "")): \(says)"
            ])
    }

    @Test("a single element that gets two values that differ is a problem; the same twice is not")
    func twice() throws {
        let extract = Extractions.definition("Patient")
        let item = { (id: String) in
            #"{"linkId": "\#(id)", "type": "string", "definition": "\#(Extractions.core)Patient#Patient.gender"}"#
        }
        let form = try Forms.form(item("a") + "," + item("b"), more: #", "extension": [\#(extract)]"#)
        let answers = { (first: String, second: String) in
            """
            {"linkId": "a", "answer": [{"valueString": "\(first)"}]}, {"linkId": "b", "answer": [{"valueString": "\(second)"}]}
            """
        }
        #expect(try Extractions.extract(form, answers("male", "male")).resources[0]["gender"]?.string == "male")
        #expect(
            try Extractions.problems(form, answers("male", "other")) == [
                "item b: Patient.gender: gets two values that differ; put the items into a group for each, or drop one"
            ])
    }

    @Test(
        "rules that cannot be read are named before any answer is looked at",
        arguments: [
            (#""extension": [{"url": "definition", "valueUri": "x"}]"#, "names no element"),
            (#""extension": []"#, "has no definition"),
            (
                #""extension": [{"url": "definition", "valueUri": "u#Patient.id"}]"#,
                "needs either a fixed-value or an expression"
            ),
            (
                #""extension": [{"url": "definition", "valueUri": "u#Patient.id"}, {"url": "expression", "valueString": "a ("}]"#,
                "definitionExtractValue cannot be read"
            ),
        ])
    func unreadable(_ content: String, _ says: String) throws {
        let value = Extractions.sdc("definitionExtractValue", content)
        let form = try Forms.form(#"{"linkId": "a", "type": "string", "extension": [\#(value)]}"#)
        let problems = try Extractions.problems(form, "")
        #expect(problems.count == 1 && problems[0].hasPrefix("item a: ") && problems[0].contains(says), "\(problems)")
        // The check of a questionnaire tells the same.
        let issues = FormValidation(form.source.json).outcome.issues
        #expect(issues.contains { $0.severity == "error" && $0.diagnostics?.contains(says) == true }, "\(issues)")
        #expect(issues.first { $0.diagnostics?.contains(says) == true }?.expressions == ["Questionnaire.item[0]"])
    }

    @Test("a value outside of any resource is left out and told; an item's definition of another kind is not")
    func outside() throws {
        let value = Extractions.value("Patient#Patient.gender", Extractions.fixed(#""valueCode": "male""#))
        let form = try Forms.form(#"{"linkId": "a", "type": "string", "extension": [\#(value)]}"#)
        // Something has to be extracted for the value to be looked at.
        let both = try Forms.form(
            """
            {"linkId": "a", "type": "string", "extension": [\(value)]},
            {"linkId": "b", "type": "group", "extension": [\(Extractions.definition("Patient"))], "item": [
             {"linkId": "c", "type": "string", "definition": "http://loinc.org/owl#1-8"},
             {"linkId": "d", "type": "string", "definition": "\(Extractions.core)Observation#Observation.status"}]}
            """)
        #expect(try Extractions.extract(form, answer).resources.isEmpty)
        #expect(
            try Extractions.extract(both, answer).notes.map(\.description) == [
                "item a: Patient.gender is left out: no definitionExtract here or around makes a resource of \(Extractions.core)Patient"
            ])
        let extraction = try Extractions.extract(
            both,
            """
            {"linkId": "b", "item": [{"linkId": "c", "answer": [{"valueString": "x"}]},
             {"linkId": "d", "answer": [{"valueString": "final"}]}]}
            """)
        #expect(extraction.first == #"{"resourceType":"Patient"}"#)
        #expect(
            extraction.notes.map(\.description) == [
                "item d: Observation.status is no element of the Patient made here; it is left out"
            ])
    }

    @Test("a profile tells the type, the extension of a slice and the values that are fixed")
    func profile() throws {
        let profile = """
            {"resourceType": "StructureDefinition", "url": "http://p.org/Person", "type": "Patient", "differential": {"element": [
             {"id": "Patient.active", "min": 1, "fixedBoolean": true},
             {"id": "Patient.language", "min": 0, "fixedCode": "de"},
             {"id": "Patient.extension:race", "min": 0, "type": [{"code": "Extension", "profile": ["http://p.org/race|2"]}]},
             {"id": "Patient.identifier:ahv", "min": 0},
             {"id": "Patient.identifier:ahv.system", "min": 1, "fixedUri": "urn:oid:ahv"}]}}
            """
        let canonical = "http://p.org/Person"
        let parts = """
            {"url": "definition", "valueUri": "http://p.org/Person#Patient.identifier:ahv.value"},
            {"url": "fixed-value", "valueString": "756"}
            """
        let value = Extractions.sdc("definitionExtractValue", #""extension": [\#(parts)]"#)
        let more = #", "extension": [\#(value)]"#
        let form = try form("Patient.extension:race.value[x]", more: more, canonical: canonical)
        #expect(
            try Extractions.problems(form, answer) == [
                "questionnaire: the profile http://p.org/Person is not at hand, which tells the type; give it with the context"
            ])
        let context = try FormContext(JSON(parsing: profile), for: form)
        let extraction = try Extractions.extract(form, answer, context: context)
        let expected = """
            {"resourceType": "Patient", "identifier": [{"value": "756", "system": "urn:oid:ahv"}],
             "extension": [{"url": "http://p.org/race", "valueString": "x"}], "active": true}
            """
        #expect(try extraction.resources == [#require(JSON(parsing: expected).object)])
    }
}
