import FHIR
import Testing

@testable import FHIRPath

@Suite("The model of R4") struct R4ModelTests {
    @Test("The model of all types has those of the tables for forms at the same places") func places() {
        let (shared, whole) = (R4Model.shared, R4Model.whole)
        #expect(Array(whole.types.prefix(shared.types.count)) == shared.types)
        #expect(Array(whole.parents.prefix(shared.types.count)) == shared.parents)
        #expect(whole.types.count > 600)
        #expect(Set(whole.types).count == whole.types.count)
        for index in shared.types.indices {
            let type = FHIRType(index)
            #expect(type.isOfOtherTables == (index >= Int(FHIRType.firstOther.index)))
            if !type.isOfOtherTables { #expect(whole.elementNames(of: type) == shared.elementNames(of: type)) }
        }
    }

    @Test("Every element's type is one of the model, and every type but a few has elements or a parent that has")
    func whole() {
        for index in R4Model.whole.types.indices {
            let type = FHIRType(index)
            for name in R4Model.whole.elementNames(of: type) {
                let element = type.element(name)
                #expect(element?.type != nil || element?.isChoice == true, "\(type.name).\(name)")
            }
            if type.isOfOtherTables { #expect(type.hasElements, "\(type.name)") }
        }
    }

    private static let encounter: JSONObject = [
        "resourceType": "Encounter", "status": "finished", "period": ["start": "2024-02-29T10:00:00Z"],
        "location": [["status": "active", "period": ["end": "2024-03"]]],
        "length": ["value": 90, "system": "http://unitsofmeasure.org", "code": "min"],
    ]

    @Test(
        "Elements of every resource have their types",
        arguments: [
            ("period", "Period"), ("period.start", "dateTime"), ("location", "Encounter.location"),
            ("location.status", "code"), ("location.period.end", "dateTime"), ("length", "Duration"),
        ])
    func types(source: String, type: String) throws {
        let result = try FHIRPathExpression(source).evaluate(
            on: [FHIRPathValue(resource: Self.encounter)],
            environment: FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z"))))
        #expect(result.map(\.typeName) == [type])
    }

    @Test("So that dates compare as dates and quantities as quantities") func comparisons() throws {
        for source in [
            "period.start < @2024-03-01", "length = 1.5 'h'", "Encounter.location.ofType(BackboneElement).exists()",
        ] {
            let result = try FHIRPathExpression(source).evaluate(
                on: [FHIRPathValue(resource: Self.encounter)],
                environment: FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z"))))
            #expect(result == [.boolean(true)], "\(source)")
        }
    }

    @Test(
        "Paths that can never match are found in every resource",
        arguments: [
            ("Encounter.statsu", "column 11: Encounter has no element statsu; did you mean status?"),
            ("Encounter.location.perio", "column 20: Encounter.location has no element perio; did you mean period?"),
            (
                "ActivityDefinition.productReference",
                "column 20: ActivityDefinition has no element productReference; did you mean product?"
            ),
            (
                "ImplementationGuide.definition.page.page.page.titel",
                "column 47: ImplementationGuide.definition.page has no element titel; did you mean title?"
            ),
        ])
    func problems(source: String, text: String) throws {
        #expect(try FHIRPathExpression(source).problems().map(\.description) == [text])
    }

    @Test("All problems of an expression are told, in order") func several() throws {
        let expression = try FHIRPathExpression("Patient.nmae.given | Patient.contact.nmae | Patient.birthDate")
        #expect(expression.problems().map(\.position.column) == [9, 38])
        #expect(throws: FHIRPathError.self) { try expression.check(on: "Patient") }
    }
}
