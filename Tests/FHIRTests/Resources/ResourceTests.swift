import FHIR
import Testing

@Suite("Resources") struct ResourceTests {
    @Test("A patient gives names, birth date and contacts, and keeps what it does not know") func patient() throws {
        let text =
            #"{"resourceType":"Patient","active":true,"name":[{"use":"official","family":"Lovelace","given":["Ada","Mary"],"period":{"start":"1835"}}],"telecom":[{"system":"email","value":"a@b.c","rank":1}],"birthDate":"1815-12","_birthDate":{"id":"b"},"deceasedDateTime":"1852-11-27","multipleBirthInteger":2,"address":[{"line":["a","b"],"city":"London"}],"contact":[{"name":{"text":"C"},"gender":"male"}],"link":[{"other":{"reference":"Patient/2"},"type":"seealso"}],"new":{"x":1.50}}"#
        let patient = try Patient(parsing: text.utf8)
        #expect(patient.names.first?.given == ["Ada", "Mary"])
        #expect(patient.names.first?.period?.start?.text == "1835")
        #expect(patient.birthDate == FHIRDate(year: 1815, month: 12))
        #expect(patient.deceased?.type == "DateTime")
        #expect(patient.multipleBirth?.json == 2)
        #expect(patient.telecoms.first?.rank == 1)
        #expect(patient.addresses.first?.lines == ["a", "b"])
        #expect(patient.contacts.first?.name?.text == "C")
        #expect(patient.links.first?.other?.reference == "Patient/2")
        #expect(patient.isActive == true)
        #expect(JSON.object(patient.json).text == text)
    }

    @Test("An observation gives its value with its type, ranges and components") func observation() throws {
        let observation = try FHIRObservation(
            json: [
                "resourceType": "Observation", "status": "final",
                "code": ["coding": [["system": "http://loinc.org", "code": "85354-9"]]],
                "effectivePeriod": ["start": "2024-01-01"],
                "referenceRange": [["low": ["value": 60], "text": "usual"]],
                "component": [
                    [
                        "code": ["text": "systolic"],
                        "valueQuantity": ["value": .number(try #require(JSONNumber("120.0"))), "unit": "mmHg"],
                    ]
                ],
            ])
        #expect(observation.code?.codings.first?.code == "85354-9")
        #expect(observation.value == nil)
        #expect(observation.effective?.type == "Period")
        #expect(observation.referenceRanges.first?.low?.value == FHIRDecimal(60))
        #expect(observation.components.first?.value?.type == "Quantity")
        #expect(observation.components.first?.quantity?.value?.text == "120.0")
    }

    @Test("A bundle finds its entries by full URL and by type and id") func bundle() throws {
        let bundle = try FHIRBundle(
            json: [
                "resourceType": "Bundle", "type": "collection", "total": 2,
                "entry": [
                    ["fullUrl": "urn:uuid:1", "resource": ["resourceType": "Patient", "id": "p"]],
                    [
                        "resource": ["resourceType": "Group", "id": "g"],
                        "request": ["method": "PUT", "url": "Group/g"], "response": ["status": "201 Created"],
                    ],
                ],
            ])
        #expect(bundle.resources.count == 2)
        #expect(bundle.resource("urn:uuid:1")?["id"] == "p")
        #expect(bundle.resource("Group/g")?["id"] == "g")
        #expect(bundle.resource("Group/h") == nil)
        #expect(bundle.entries.last?.request?.method == "PUT")
        #expect(bundle.entries.last?.responseStatus == "201 Created")
    }

    @Test("An outcome is made of issues, and says whether it is a failure") func outcome() throws {
        let outcome = OperationOutcome(issues: [
            .init(severity: "warning", code: "value", diagnostics: "odd"),
            .init(severity: "error", code: "required", expressions: ["Patient.name"]),
        ])
        let read = try OperationOutcome(json: outcome.json)
        #expect(read == outcome)
        #expect(read.isFailure)
        #expect(read.issues.map(\.code) == ["value", "required"])
        #expect(read.issues.last?.expressions == ["Patient.name"])
        #expect(!OperationOutcome(issues: []).isFailure)
    }

    @Test("Parameters are found by name, with parts and resources") func parameters() throws {
        let parameters = try Parameters(
            json: [
                "resourceType": "Parameters",
                "parameter": [
                    ["name": "a", "valueInteger": 1], ["name": "a", "valueInteger": 2],
                    ["name": "b", "part": [["name": "c", "resource": ["resourceType": "Patient"]]]],
                ],
            ])
        #expect(parameters.parameters("a").compactMap(\.value?.json) == [1, 2])
        #expect(parameters["b"]?["c"]?.resource?["resourceType"] == "Patient")
        #expect(parameters["z"] == nil)
    }

    static let animals: JSON = [
        "resourceType": "CodeSystem", "url": "http://x/animals", "content": "complete",
        "concept": [
            [
                "code": "mammal",
                "concept": [
                    ["code": "dog", "concept": [["code": "poodle"]]],
                    ["code": "cat", "extension": [["url": .string(ExtensionURL.ordinalValue), "valueDecimal": 4]]],
                ],
            ],
            ["code": "pet"],
            ["code": "hamster", "property": [["code": "parent", "valueCode": "pet"]]],
        ],
    ]

    @Test("A code system knows its concepts and which stand above which") func codeSystem() throws {
        let system = try CodeSystem(json: Self.animals)
        #expect(system.allConcepts.compactMap(\.code) == ["mammal", "dog", "poodle", "cat", "pet", "hamster"])
        #expect(system.concept(code: "cat")?.score == FHIRDecimal(4))
        #expect(system.subsumes("mammal", "poodle") == true)
        #expect(system.subsumes("dog", "dog") == true)
        #expect(system.subsumes("poodle", "dog") == false)
        #expect(system.subsumes("pet", "hamster") == true)
        #expect(system.subsumes("pet", "unicorn") == nil)
        #expect(system.concept(code: "DOG") == nil)
        var loose = system.json
        loose["caseSensitive"] = false
        #expect(try CodeSystem(json: loose).concept(code: "DOG")?.code == "dog")
    }

    @Test("Another type of resource is refused with its name") func refused() {
        let error = #expect(throws: FHIRError.self) { try Patient(json: ["resourceType": "Group"]) }
        #expect(error?.reason == .otherResource(expected: "Patient", found: "Group"))
    }
}
