import FHIR
import FHIRPath
import Questionnaires
import Testing

@Suite("Extraction by definition")
struct DefinitionExtractionTests {
    private func question(
        _ linkId: String, _ type: String, _ definition: String, _ extensions: String = "", more: String = ""
    ) -> String {
        """
        {"linkId": "\(linkId)", "type": "\(type)", "definition": "\(Extractions.core)\(definition)",
         "extension": [\(extensions)]\(more)}
        """
    }

    private func text(_ linkId: String, _ value: String) -> String {
        #"{"linkId": "\#(linkId)", "answer": [{"valueString": "\#(value)"}]}"#
    }

    private func patient(_ items: String, more: String = "") throws -> Form {
        try Forms.form(items, more: #", "extension": [\#(Extractions.definition("Patient"))\#(more)]"#)
    }

    @Test("answers stand where their definitions say, in repeated elements too, with values that no answer gives")
    func patient() throws {
        let name = Extractions.value(
            "Patient#Patient.name.text", Extractions.expression("item.answer.value.join(' ')"))
        let system = Extractions.value("Patient#Patient.telecom.system", Extractions.fixed(#""valueCode": "phone""#))
        let form = try patient(
            """
            {"linkId": "name", "type": "group", "repeats": true, "definition": "\(Extractions.core)Patient#Patient.name",
             "extension": [\(name)], "item": [\(question("given", "string", "Patient#Patient.name.given", more: #", "repeats": true"#)),
             \(question("family", "string", "Patient#Patient.name.family"))]},
            \(question("sex", "choice", "Patient#Patient.gender")), \(question("born", "date", "Patient#Patient.birthDate")),
            \(question("home", "string", "Patient#Patient.telecom.value", system)),
            \(question("work", "string", "Patient#Patient.telecom.value", system)),
            \(question("none", "string", "Patient#Patient.telecom.value", system))
            """)
        #expect(form.notes.map(\.description) == ["item sex: offers no answers to choose from"])
        let extraction = try Extractions.extract(
            form,
            """
            {"linkId": "name", "item": [{"linkId": "given", "answer": [{"valueString": "Ann"}, {"valueString": "B"}]},
             \(text("family", "C"))]},
            {"linkId": "name", "item": [\(text("family", "D"))]},
            {"linkId": "sex", "answer": [{"valueCoding": {"system": "s", "code": "female", "display": "Frau"}}]},
            {"linkId": "born", "answer": [{"valueDate": "1990-03-04"}]}, \(text("home", "1")), \(text("work", "2"))
            """)
        let expected = """
            {"resourceType": "Patient", "name": [{"text": "Ann B C", "given": ["Ann", "B"], "family": "C"},
             {"text": "D", "family": "D"}], "gender": "female", "birthDate": "1990-03-04",
             "telecom": [{"system": "phone", "value": "1"}, {"system": "phone", "value": "2"}]}
            """
        #expect(try extraction.resources == [#require(JSON(parsing: expected).object)])
        #expect(extraction.requests == ["POST Patient"])
        #expect(extraction.notes == [])
    }

    @Test("elements of separate items go together until one has them already; repetitions of a group never mix")
    func merging() throws {
        let form = try patient(
            """
            {"linkId": "g", "type": "group", "repeats": true, "item": [
             \(question("use", "string", "Patient#Patient.telecom.use")),
             \(question("value", "string", "Patient#Patient.telecom.value"))]}
            """)
        let extraction = try Extractions.extract(
            form,
            """
            {"linkId": "g", "item": [\(text("use", "home")), \(text("value", "1"))]},
            {"linkId": "g", "item": [\(text("use", "work"))]}, {"linkId": "g", "item": [\(text("value", "3"))]}
            """)
        #expect(
            extraction.resources[0]["telecom"]?.text
                == #"[{"use":"home","value":"1"},{"use":"work"},{"value":"3"}]"#)
    }

    @Test("one resource is made for each repetition or answer, none without; new ids join them")
    func several() throws {
        let allocate = Extractions.sdc("extractAllocateId", #""valueString": "NewId""#)
        let fullUrl = #", {"url": "fullUrl", "valueString": "%NewId"}"#
        let patient = Extractions.definition("Patient", more: fullUrl)
        let owner = Extractions.value(
            "RelatedPerson#RelatedPerson.patient", Extractions.expression("%NewId"))
        let form = try Forms.form(
            """
            {"linkId": "p", "type": "group", "extension": [\(patient)], "item": [
             \(question("born", "date", "Patient#Patient.birthDate"))]},
            {"linkId": "r", "type": "group", "repeats": true, "extension": [\(Extractions.definition("RelatedPerson")), \(owner)],
             "item": [\(question("n", "string", "RelatedPerson#RelatedPerson.name.text"))]}
            """, more: #", "extension": [\#(allocate)]"#)
        let extraction = try Extractions.extract(
            form,
            """
            {"linkId": "p", "item": [{"linkId": "born", "answer": [{"valueDate": "1990"}]}]},
            {"linkId": "r", "item": [\(text("n", "A"))]}, {"linkId": "r", "item": [\(text("n", "B"))]}
            """)
        #expect(extraction.requests == ["POST Patient", "POST RelatedPerson", "POST RelatedPerson"])
        #expect(
            extraction.resources.dropFirst().map { $0["patient"]?["reference"]?.string } == [
                extraction.urls[0], extraction.urls[0],
            ])
        #expect(Set(extraction.urls).count == 3)
        #expect(extraction.resources.dropFirst().map { $0["name"]?[0]?["text"]?.string } == ["A", "B"])
        #expect(try Extractions.extract(form, "").resources.isEmpty)
    }

    @Test("a choice takes its member from the answer or from the definition, and parts of it stand together")
    func choices() throws {
        let unit = Extractions.value(
            "Observation#Observation.value[x]:valueQuantity.unit", Extractions.fixed(#""valueString": "m""#))
        let when = Extractions.value(
            "Observation#Observation.effective", Extractions.expression("%resource.authored"))
        let form = try Forms.form(
            """
            {"linkId": "a", "type": "group", "extension": [\(Extractions.definition("Observation")), \(when)], "item": [
             \(question("h", "decimal", "Observation#Observation.value[x]:valueQuantity.value", unit))]},
            {"linkId": "b", "type": "group", "extension": [\(Extractions.definition("Observation"))], "item": [
             \(question("c", "choice", "Observation#Observation.value[x]"))]}
            """)
        let extraction = try Extractions.extract(
            form,
            """
            {"linkId": "a", "item": [{"linkId": "h", "answer": [{"valueDecimal": 1.75}]}]},
            {"linkId": "b", "item": [{"linkId": "c", "answer": [{"valueCoding": {"code": "x"}}]}]}
            """)
        #expect(
            extraction.resources[0]["valueQuantity"]?.object == [
                "unit": "m", "value": .number(JSONNumber(FHIRDecimal("1.75") ?? .zero)),
            ])
        #expect(extraction.resources[0]["effectiveDateTime"]?.string == "2026-03-31T14:05:00+02:00")
        #expect(extraction.resources[1]["valueCodeableConcept"]?["coding"]?[0]?["code"]?.string == "x")
    }

    @Test("an id makes an update of it; conditions stand in the request")
    func requests() throws {
        let condition =
            #", {"url": "ifNoneExist", "valueString": "'identifier=' + item.where(linkId='id').answer.value"}"#
        let form = try Forms.form(
            """
            {"linkId": "g", "type": "group", "extension": [\(Extractions.definition("Patient", more: condition))], "item": [
             \(question("id", "string", "Patient#Patient.id"))]}
            """)
        let extraction = try Extractions.extract(form, #"{"linkId": "g", "item": [\#(text("id", "p7"))]}"#)
        #expect(extraction.requests == ["PUT Patient/p7"])
        #expect(extraction.bundle["entry"]?[0]?["request"]?["ifNoneExist"]?.string == "identifier=p7")
    }

    @Test("itemExtractionContext, the older form, makes a new resource of a type or updates the one it finds")
    func older() throws {
        let type = Extractions.sdc("itemExtractionContext", #""valueCode": "Patient""#)
        let items = question("born", "date", "Patient#Patient.birthDate")
        let born = #"{"linkId": "born", "answer": [{"valueDate": "1990"}]}"#
        let new = try Extractions.extract(Forms.form(items, more: #", "extension": [\#(type)]"#), born)
        #expect(new.first == #"{"resourceType":"Patient","birthDate":"1990"}"#)
        let query = Extractions.sdc(
            "itemExtractionContext",
            #""valueExpression": {"language": "application/x-fhir-query", "expression": "Patient?_id=p1"}"#)
        let form = try Forms.form(
            items + "," + question("tel", "string", "Patient#Patient.telecom.value"),
            more: #", "extension": [\#(query)]"#)
        let stored = """
            {"resourceType": "Patient", "id": "p1", "active": true, "birthDate": "1980", "telecom": [{"value": "old"}],
             "name": [{"family": "Kept"}]}
            """
        let updated = try Extractions.extract(
            form, born + "," + text("tel", "new"), context: FormContext(JSON(parsing: stored), for: form))
        #expect(updated.requests == ["PUT Patient/p1"])
        #expect(updated.resources[0]["birthDate"]?.string == "1990")
        #expect(updated.resources[0]["telecom"]?.text == #"[{"value":"new"}]"#)
        #expect(updated.resources[0]["name"]?.text == #"[{"family":"Kept"}]"#)
    }
}
