import FHIRPath
import Testing

@Suite("Element shapes")
struct ElementShapeTests {
    @Test("elements of resources, parts and data types have their types; choices have none")
    func shapes() throws {
        #expect(ElementShape("name", of: "Patient")?.typeName == "HumanName")
        #expect(ElementShape("contact", of: "Patient")?.typeName == "Patient.contact")
        #expect(ElementShape("relationship", of: "Patient.contact")?.typeName == "CodeableConcept")
        #expect(ElementShape("status", of: "AllergyIntolerance") == nil)
        #expect(ElementShape("criticality", of: "AllergyIntolerance")?.typeName == "code")
        let value = try #require(ElementShape("value", of: "Observation"))
        #expect(value.isChoice && value.typeName == nil)
        let member = try #require(ElementShape("valueQuantity", of: "Observation"))
        #expect(!member.isChoice && member.typeName == "Quantity")
        #expect(ElementShape("nameQuantity", of: "Observation") == nil)
        #expect(ElementShape("name", of: "Nothing") == nil)
    }

    @Test("types whose elements are listed are told from others")
    func complete() {
        #expect(ElementShape.isComplete(for: "Patient") && ElementShape.isComplete(for: "AllergyIntolerance"))
        #expect(!ElementShape.isComplete(for: "Nothing") && !ElementShape.isComplete(for: "code"))
    }
}
