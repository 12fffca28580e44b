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

    @Test("Every type is found by its name, and has it") func names() {
        for (index, name) in R4Model.whole.types.enumerated() {
            #expect(FHIRType(named: name) == FHIRType(index), "\(name)")
            #expect(FHIRType(index).name == name)
            #expect(FHIRType(index).parent == R4Model.whole.parents[index], "\(name)")
        }
    }

    @Test(
        "Only a part of a type of the other tables is looked up in them",
        arguments: [
            ("Encounter.location", true), ("Encounter.nothing", true), ("Encounter", false), ("Patient.contact", false),
            ("a.b", false), ("http://hl7.org/fhirpath/System.String", false), (".", false), ("", false),
        ])
    func others(name: String, isPart: Bool) {
        #expect(FHIRType.isPartOfOtherTables(name) == isPart)
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
