import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("Filling in from what is known")
struct PopulationTests {
    private func form() throws -> Form {
        try Forms.form(
            """
            {"linkId": "name", "type": "string", "extension": [\(Forms.expression("initialExpression", "%patient.id"))]},
            {"linkId": "g", "type": "group", "repeats": true, "extension": [
             {"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-itemPopulationContext",
              "valueExpression": {"name": "phone", "language": "text/fhirpath", "expression": "%patient.telecom"}}],
             "item": [{"linkId": "number", "type": "string", "extension": [\(Forms.expression("initialExpression", "%phone.value"))]},
              {"linkId": "who", "type": "string", "extension": [\(Forms.expression("initialExpression", "%patient.id"))]},
              {"linkId": "note", "type": "string"}]}
            """)
    }

    private func context(_ numbers: [String]) -> FormContext {
        let telecom = numbers.map { JSON.object(["value": .string($0)]) }
        return FormContext(
            resources: ["patient": [["resourceType": "Patient", "id": "p", "telecom": .array(telecom)]]])
    }

    @Test("smart-forms#1258: one repetition for each result, and the items that do not use it are filled in too")
    func repetitions() throws {
        let form = try form()
        #expect(form.notes == [])
        var session = try Forms.session(form, context: context(["1", "2", "3"]))
        #expect(session.instances(linkId: "number").map(\.answers) == [[.string("1")], [.string("2")], [.string("3")]])
        #expect(session.instances(linkId: "who").map(\.answers) == Array(repeating: [.string("p")], count: 3))
        #expect(session.first("name")?.answers == [.string("p")])
        #expect(session.inProgress.items.map(\.linkId) == ["name", "g", "g", "g"])
        #expect(session.checkInvariants() == [])
        _ = try session.removeRepetition(session.id("g", 1))
        let restored = try Forms.session(form, restoring: session.records, context: context(["1", "2", "3"]))
        #expect(restored.items == session.items)
    }

    @Test("without results the group is there once and empty")
    func none() throws {
        let session = try Forms.session(form(), context: context([]))
        #expect(session.instances(linkId: "g").count == 1)
        #expect(session.instances(linkId: "number").map(\.answers) == [[]])
    }
}
