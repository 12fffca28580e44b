import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("What forms know of the world")
struct FormContextTests {
    private let launch = """
        {"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-launchContext", "extension": [
         {"url": "name", "valueCoding": {"code": "patient"}}, {"url": "type", "valueCode": "Patient"}]}
        """
    private let patient =
        #"{"resourceType": "Patient", "id": "p1", "birthDate": "1990-03-04", "name": [{"given": ["Ann"]}]}"#
    private let condition = """
        {"resourceType": "Condition", "id": "c1", "subject": {"reference": "Patient/p1"},
         "code": {"coding": [{"system": "s", "code": "flu", "display": "Flu"}]}}
        """

    private func form() throws -> Form {
        try Forms.form(
            """
            {"linkId": "born", "type": "date", "extension": [\(Forms.expression("initialExpression", "%patient.birthDate"))]},
            {"linkId": "illness", "type": "choice", "extension": [
             \(Forms.expression("answerExpression", "%conditions.entry.resource.code"))]}
            """,
            more: """
                , "extension": [\(launch), {"url": "http://hl7.org/fhir/StructureDefinition/variable", "valueExpression":
                {"name": "conditions", "language": "application/x-fhir-query",
                 "expression": "Condition?patient={{%patient.id}}"}}]
                """)
    }

    @Test(
        "android-fhir#1995: an initial value comes from the patient, in whatever way the context is written",
        arguments: ["bundle", "names", "parameters", "array"])
    func shapes(shape: String) throws {
        let text =
            switch shape {
            case "bundle":
                #"{"resourceType": "Bundle", "entry": [{"resource": \#(patient)}, {"resource": \#(condition)}]}"#
            case "names": #"{"patient": \#(patient), "other": [\#(condition)]}"#
            case "parameters":
                """
                {"resourceType": "Parameters", "parameter": [{"name": "context", "part": [
                  {"name": "name", "valueString": "patient"}, {"name": "content", "resource": \(patient)}]},
                 {"name": "extra", "resource": \(condition)}]}
                """
            default: "[\(patient), \(condition)]"
            }
        let form = try form()
        let session = try Forms.session(form, context: FormContext(JSON(parsing: text), for: form))
        #expect(session.first("born")?.answers == [.date(try #require(FHIRDate("1990-03-04")))])
        #expect(session.first("illness")?.item.options.map(\.label) == ["Flu"])
        #expect(session.pageIds == ["born", "illness"])
        #expect(session.notes == [])
    }

    @Test("without context its expressions are empty, queries are noted, and the form works")
    func missing() throws {
        let form = try form()
        #expect(
            form.notes.map(\.description) == [
                "questionnaire: variable conditions in application/x-fhir-query needs a server to ask"
            ])
        #expect(form.notes.map(\.isAboutService) == [true])
        var session = try Forms.session(form)
        #expect(session.first("born")?.answers == [])
        #expect(session.pageIds == ["born"])
        try session.type("1980-01-02", "born")
        #expect(session.inProgress.items.map(\.linkId) == ["born"])
    }

    @Test("what only another engine can do is named, and the rest works")
    func foreign() throws {
        let form = try Forms.form(
            """
            {"linkId": "a", "type": "integer", "extension": [{"url":
             "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression",
             "valueExpression": {"language": "text/cql", "expression": "define x: 1"}}]}, {"linkId": "b", "type": "string"}
            """,
            more: """
                , "extension": [{"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-targetStructureMap",
                 "valueCanonical": "http://example.org/map"}]
                """)
        #expect(
            form.notes.map(\.description) == [
                "questionnaire: sdc-questionnaire-targetStructureMap is not supported",
                "item a: calculatedExpression in text/cql is not supported",
            ])
        var session = try Forms.session(form)
        try session.answer("b", .string("x"))
        #expect(session.isComplete)
    }
}
