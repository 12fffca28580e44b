import FHIR
import FHIRPath
import Testing

@Suite("Profiles") struct ProfileTests {
    static func profile(_ url: String, base: String? = nil, _ elements: JSON...) -> JSONObject {
        var object: JSONObject = [
            "resourceType": "StructureDefinition", "url": .string(url), "type": "Patient",
            "differential": ["element": .array(elements)],
        ]
        object["baseDefinition"] = base.map(JSON.string)
        return object
    }

    static let definitions = Definitions([
        profile("http://p/named", ["path": "Patient"], ["path": "Patient.name", "min": 1, "max": "2"]),
        profile("http://p/family", base: "http://p/named", ["path": "Patient.name.family", "min": 1]),
        profile("http://p/female", ["path": "Patient.gender", "fixedCode": "female"]),
        profile("http://p/lovelace", ["path": "Patient.name", "patternHumanName": ["family": "Lovelace"]]),
        profile("http://p/dated", ["path": "Patient.deceased[x]", "type": [["code": "dateTime"]]]),
        profile("http://p/short", ["path": "Patient.name.family", "maxLength": 5]),
        profile(
            "http://p/rule",
            [
                "path": "Patient",
                "constraint": [
                    ["key": "r", "severity": "error", "expression": "name.given.exists() or active"],
                    ["key": "w", "severity": "warning", "expression": "false"],
                ],
            ]),
        profile(
            "http://p/bound",
            ["path": "Patient.gender", "binding": ["strength": "required", "valueSet": "http://p/genders"]]),
        profile(
            "http://p/counting",
            [
                "path": "Patient.name",
                "constraint": [
                    [
                        "key": "c", "severity": "error",
                        "expression": "defineVariable('own', family).select(%own.exists() and %context.family = %own)",
                    ]
                ],
            ]),
        [
            "resourceType": "ValueSet", "url": "http://p/genders",
            "compose": ["include": [["system": "s", "concept": [["code": "female"]]]]],
        ],
    ])

    static func evaluate(_ url: String, _ resource: JSON) throws -> [FHIRPathValue] {
        var environment = FHIRPathEnvironment(
            resource: resource.object, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.definitions = definitions
        return try FHIRPathExpression("conformsTo('\(url)')").evaluate(
            on: resource.object.map { [FHIRPathValue(resource: $0)] } ?? [], environment: environment)
    }

    private static let ada: JSON = [
        "resourceType": "Patient", "gender": "female", "name": [["family": "Lovelace", "given": ["Ada"]]],
        "deceasedDateTime": "1852",
    ]
    private static let nobody: JSON = ["resourceType": "Patient", "gender": "male", "deceasedBoolean": true]

    @Test(
        "Cardinality, values, types, lengths, bindings and constraints are checked",
        arguments: [
            ("named", true, false), ("family", true, false), ("female", true, false), ("lovelace", true, true),
            ("dated", true, false), ("short", false, true), ("rule", true, false), ("bound", true, false),
        ])
    func checks(name: String, ada: Bool, nobody: Bool) throws {
        #expect(try Self.evaluate("http://p/\(name)", Self.ada) == [.boolean(ada)])
        #expect(try Self.evaluate("http://p/\(name)", Self.nobody) == [.boolean(nobody)])
        #expect(try Self.evaluate("http://p/\(name)", ["resourceType": "Group"]) == [.boolean(false)])
    }

    @Test("Core types are profiles too; what is not at hand or not checked is an error") func others() throws {
        #expect(try Self.evaluate("http://hl7.org/fhir/StructureDefinition/Patient", Self.ada) == [.boolean(true)])
        #expect(
            try Self.evaluate("http://hl7.org/fhir/StructureDefinition/DomainResource", Self.ada) == [.boolean(true)])
        #expect(try Self.evaluate("http://hl7.org/fhir/StructureDefinition/Group", Self.ada) == [.boolean(false)])
        #expect(throws: FHIRPathError.self) { try Self.evaluate("http://p/unknown", Self.ada) }
    }

    @Test("Constraints see the element they are for, and share no variables") func constraints() throws {
        let two: JSON = ["resourceType": "Patient", "name": [["family": "A"], ["family": "B"]]]
        #expect(try Self.evaluate("http://p/counting", two) == [.boolean(true)])
        let environment = FHIRPathEnvironment(
            resource: two.object, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        var known = environment
        known.definitions = Self.definitions
        let focus = two.object.map { [FHIRPathValue(resource: $0)] } ?? []
        #expect(throws: FHIRPathError.self) {
            try FHIRPathExpression("conformsTo('http://p/counting') and %own.exists()").evaluate(
                on: focus, environment: known)
        }
    }

    @Test("A profile that is not at hand is an error whatever is asked about, and so are several items") func unknown()
        throws
    {
        let environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        for source in ["1.conformsTo('http://x/unknown')", "'a'.conformsTo('http://x/unknown')"] {
            let expression = try FHIRPathExpression(source)
            let error = #expect(throws: FHIRPathError.self) {
                try expression.evaluate(on: [], environment: environment)
            }
            #expect(error?.description.hasSuffix("conformsTo(): the profile http://x/unknown is not at hand") == true)
        }
        let url = "http://hl7.org/fhir/StructureDefinition/Patient"
        for (source, expected) in [
            ("1.conformsTo('\(url)')", [FHIRPathValue.boolean(false)]), ("{}.conformsTo('\(url)')", []),
            ("1.conformsTo({})", []),
        ] {
            #expect(try FHIRPathExpression(source).evaluate(on: [], environment: environment) == expected)
        }
        let several = try FHIRPathExpression("(1 | 2).conformsTo('\(url)')")
        #expect(throws: FHIRPathError(.notSingle("conformsTo()", count: 2), at: TextPosition(line: 1, column: 9))) {
            try several.evaluate(on: [], environment: environment)
        }
    }
}
