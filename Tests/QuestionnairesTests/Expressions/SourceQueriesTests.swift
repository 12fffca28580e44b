import FHIR
import Questionnaires
import Testing

@Suite("Queries of a form")
struct SourceQueriesTests {
    private let launch = """
        {"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-launchContext", "extension": [
         {"url": "name", "valueCoding": {"code": "patient"}}, {"url": "type", "valueCode": "Patient"}]}
        """

    private func form(_ batch: String, reference: String = "#Pre") throws -> Form {
        let queries = Extractions.sdc("sourceQueries", #""valueReference": {"reference": "\#(reference)"}"#)
        let initial = Forms.expression("initialExpression", "%Pre.entry[1].resource.entry.resource.code.text")
        let asked = Forms.expression("initialExpression", "%Pre.entry[0].resource.exists()")
        return try Forms.form(
            """
            {"linkId": "a", "type": "string", "extension": [\(initial)]},
            {"linkId": "b", "type": "boolean", "extension": [\(asked)]}
            """,
            more: #", "contained": [\#(batch)], "extension": [\#(launch), \#(queries)]"#)
    }

    private let batch = """
        {"resourceType": "Bundle", "id": "Pre", "type": "batch", "entry": [
         {"request": {"method": "GET", "url": "Observation?patient={{%nobody.id}}"}},
         {"request": {"method": "GET", "url": "Condition?patient={{%patient.id}}"}}]}
        """

    @Test("their answers stand in the order of the batch, under its id")
    func asking() throws {
        let form = try form(batch)
        #expect(form.notes.map(\.description) == ["questionnaire: sourceQueries needs a server to ask"])
        let text = """
            [{"resourceType": "Patient", "id": "p1"},
             {"resourceType": "Condition", "subject": {"reference": "Patient/p1"}, "code": {"text": "Flu"}}]
            """
        let context = try FormContext(JSON(parsing: text), for: form)
        #expect(context.problems(for: form) == [])
        let session = try Forms.session(form, context: context)
        #expect(session.first("a")?.answers == [.string("Flu")])
        // A query with a hole that nothing fills would ask for everybody's.
        #expect(session.first("b")?.answers == [.boolean(false)])
        #expect(session.notes == [])
        // Without a service they are empty.
        #expect(try Forms.session(form).first("a")?.answers == [])
    }

    @Test("a batch that is not there, and a query that cannot be read, are named")
    func wrong() throws {
        #expect(
            try form(batch, reference: "#Other").notes.map(\.description).first
                == "questionnaire: sourceQueries refer to \"#Other\", which is no contained Bundle, and are left out")
        let broken = batch.replacing("%nobody.id", with: "1 +")
        let note = try #require(form(broken).notes.first)
        #expect(
            note.description.hasPrefix("questionnaire: sourceQueries #Pre: Observation?patient={{1 +}} cannot be read"))
    }

    @Test("launch context that is missing or of another type is told")
    func launchContext() throws {
        let form = try form(batch)
        #expect(
            FormContext().problems(for: form) == [
                "the launch context patient is not given; what expressions ask of it is empty"
            ])
        let other = try FormContext(JSON(parsing: #"{"patient": {"resourceType": "Person"}}"#), for: form)
        #expect(other.problems(for: form) == ["the launch context patient is a Person; the form wants a Patient"])
    }
}
