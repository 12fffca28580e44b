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
            (.backboneElement, "BackboneElement"), (.typeInfo, "TypeInfo"),
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
        // Resources are no values, whatever they specialise.
        #expect(FHIRType.choice(of: "value", inMember: "valueBundle") == nil)
        #expect(FHIRType.choice(of: "value", inMember: "valueParameters") == nil)
        #expect(FHIRType.choice(of: "value", inMember: "valueResource") == nil)
        #expect(FHIRType.choice(of: "value", inMember: "valueEncounter") == nil)
        #expect(FHIRType.choice(of: "val", inMember: "valueDateTime") == nil)
        #expect(FHIRType.choiceOfAny(inMember: "multipleBirthInteger", of: FHIRType(named: "Patient")) == .integer)
        #expect(FHIRType.choiceOfAny(inMember: "deceasedDateTime", of: FHIRType(named: "Patient")) == .dateTime)
        #expect(FHIRType.choiceOfAny(inMember: "birthDateTime", of: FHIRType(named: "Patient")) == nil)
        #expect(FHIRType.choiceOfAny(inMember: "valueDateTime", of: nil) == .dateTime)
        #expect(FHIRType.choiceOfAny(inMember: "value", of: nil) == nil)
    }

    @Test("Elements are found in the type that declares them and in those that specialise it")
    func elements() {
        #expect(FHIRType(named: "Questionnaire.item")?.element("extension")?.type == .extension)
        #expect(FHIRType(named: "Patient")?.element("id") != nil)
        #expect(FHIRType(named: "Patient")?.element("deceased")?.isChoice == true)
        #expect(FHIRType(named: "Patient")?.element("nothing") == nil)
    }

    @Test("A choice is of the types that are listed for it, or of every data type") func choiceTypes() {
        #expect(FHIRType(named: "Patient")?.choices(of: "multipleBirth") == [.boolean, .integer])
        #expect(FHIRType(named: "Patient")?.choices(of: "name") == [])
        #expect(
            FHIRType(named: "Questionnaire.item.answerOption")?.choices(of: "value").map(\.name) == [
                "integer", "date", "time", "string", "Coding", "Reference",
            ])
        let open = FHIRType.extension.choices(of: "value").map(\.name)
        #expect(open.contains("Coding") && open.contains("Dosage") && open.contains("ParameterDefinition"))
        for name in ["Patient", "Encounter", "Bundle", "Element", "BackboneElement", "Timing.repeat", "TypeInfo"] {
            #expect(!open.contains(name), "\(name)")
        }
    }

    @Test("Every type that a choice may be of is one of the model") func listedTypes() {
        for index in R4Model.whole.types.indices {
            let type = FHIRType(index)
            for name in R4Model.whole.elementNames(of: type) where type.element(name)?.isChoice == true {
                #expect(type.choices(of: name).count >= 2, "\(type.name).\(name)")
            }
        }
    }

    @Test("A type's elements are listed if those of what it specialises are") func hasElements() {
        for name in ["Age", "SimpleQuantity", "Patient", "Timing.repeat", "Encounter"] {
            #expect(FHIRType(named: name)?.hasElements == true, "\(name)")
        }
        #expect(FHIRType(named: "code")?.hasElements == false)
    }
}
