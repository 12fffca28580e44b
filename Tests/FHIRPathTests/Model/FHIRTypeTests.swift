import Testing

@testable import FHIRPath

@Suite("FHIR type") struct FHIRTypeTests {
    @Test(
        "The types that are known by their place are those they are called after",
        arguments: [
            (FHIRType.boolean, "boolean"), (.string, "string"), (.integer, "integer"), (.decimal, "decimal"),
            (.date, "date"), (.dateTime, "dateTime"), (.instant, "instant"), (.time, "time"), (.xhtml, "xhtml"),
            (.element, "Element"), (.extension, "Extension"), (.quantity, "Quantity"), (.resource, "Resource"),
            (.domainResource, "DomainResource"), (.responseItem, "QuestionnaireResponse.item"),
        ])
    func places(type: FHIRType, name: String) {
        #expect(type.name == name)
        #expect(FHIRType(named: name) == type)
    }

    @Test("Primitive types are those with a small letter, and all stand together")
    func primitives() {
        for (index, name) in R4Model.shared.types.enumerated() {
            #expect(FHIRType(index).isPrimitive == name.first?.isLowercase, "\(name)")
        }
    }

    @Test("A choice's member says its type, whatever the element is called")
    func choices() {
        #expect(FHIRType.choice(of: "value", inMember: "valueDateTime") == .dateTime)
        #expect(FHIRType.choice(of: "value", inMember: "valueQuantity") == .quantity)
        #expect(FHIRType.choice(of: "value", inMember: "value") == nil)
        #expect(FHIRType.choice(of: "value", inMember: "valuePatient") == nil)
        #expect(FHIRType.choice(of: "val", inMember: "valueDateTime") == nil)
        #expect(FHIRType.choiceOfAny(inMember: "multipleBirthInteger", of: FHIRType(named: "Patient")) == .integer)
    }

    @Test("Elements are found in the type that declares them and in those that specialise it")
    func elements() {
        #expect(FHIRType(named: "Questionnaire.item")?.element("extension")?.type == .extension)
        #expect(FHIRType(named: "Patient")?.element("id") != nil)
        #expect(FHIRType(named: "Patient")?.element("deceased")?.isChoice == true)
        #expect(FHIRType(named: "Patient")?.element("nothing") == nil)
    }
}
