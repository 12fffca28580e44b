import FHIR
import FHIRPath
import Testing

@Suite("Definitions") struct DefinitionsTests {
    static let codes: JSON = [
        "resourceType": "CodeSystem", "url": "http://x/animals", "content": "complete",
        "concept": [
            ["code": "mammal", "concept": [["code": "dog", "concept": [["code": "poodle"]]], ["code": "cat"]]],
            ["code": "fish", "property": [["code": "legs", "valueInteger": 0]]],
        ],
    ]

    /// A value set with one include.
    static func set(_ name: String, _ include: JSON, exclude: JSON? = nil) -> JSON {
        var compose: JSONObject = ["include": [include]]
        compose["exclude"] = exclude.map { [$0] }
        return ["resourceType": "ValueSet", "url": .string("http://x/" + name), "compose": .object(compose)]
    }

    /// A value set with one filter on the animals.
    static func filtered(_ name: String, _ property: JSON, _ op: JSON, _ value: JSON) -> JSON {
        set(
            name,
            ["system": "http://x/animals", "filter": [["property": property, "op": op, "value": value]]])
    }

    static let definitions: Definitions = {
        let resources: [JSON] = [
            codes,
            set("listed", ["system": "http://x/animals", "concept": [["code": "dog"], ["code": "unicorn"]]]),
            set("all", ["system": "http://x/animals"]),
            set(
                "but", ["system": "http://x/animals"],
                exclude: ["system": "http://x/animals", "concept": [["code": "cat"]]]),
            set("nested", ["valueSet": ["http://x/listed", "http://x/all|1"]]),
            set("circle", ["valueSet": ["http://x/circle"]]),
            set("circles", ["valueSet": .array(Array(repeating: "http://x/circles", count: 10))]),
            set("foreign", ["system": "http://loinc.org"]),
            filtered("dogs", "concept", "is-a", "dog"), filtered("below", "concept", "descendent-of", "dog"),
            filtered("legless", "legs", "=", "0"), filtered("short", "code", "regex", "[a-z]{3}"),
            [
                "resourceType": "ValueSet", "url": "http://x/expanded",
                "expansion": [
                    "contains": [
                        ["system": "a", "code": "1", "abstract": true, "contains": [["system": "a", "code": "2"]]],
                        ["system": "b", "code": "3"],
                    ]
                ],
            ],
            [
                "resourceType": "Bundle", "entry": [["resource": set("bundled", ["system": "http://x/animals"])]],
            ],
        ]
        return Definitions(resources.compactMap(\.object))
    }()

    static func evaluate(_ source: String, on json: JSON? = nil, _ definitions: Definitions = definitions) throws
        -> [String]
    {
        var environment = FHIRPathEnvironment(
            resource: json?.object, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.definitions = definitions
        environment.variables["dog"] = [
            FHIRPathValue(json: ["system": "http://x/animals", "code": "dog"], type: "Coding")
        ]
        environment.variables["cat"] = [
            FHIRPathValue(json: ["system": "http://x/animals", "code": "cat"], type: "Coding")
        ]
        environment.variables["poodle"] = [
            FHIRPathValue(
                json: ["coding": [["system": "y", "code": "p"], ["system": "http://x/animals", "code": "poodle"]]],
                type: "CodeableConcept")
        ]
        environment.variables["mammal"] = [
            FHIRPathValue(json: ["system": "http://x/animals", "code": "mammal"], type: "Coding")
        ]
        environment.variables["other"] = [FHIRPathValue(json: ["system": "http://y", "code": "dog"], type: "Coding")]
        return try FHIRPathExpression(source).evaluate(
            on: json?.object.map { [FHIRPathValue(resource: $0)] } ?? [], environment: environment
        ).map(\.text)
    }

    @Test(
        "memberOf() decides by lists, filters, exclusions, other sets and expansions",
        arguments: [
            ("%dog.memberOf('http://x/listed')", ["true"]), ("%cat.memberOf('http://x/listed')", ["false"]),
            ("%other.memberOf('http://x/listed')", ["false"]), ("'dog'.memberOf('http://x/listed')", ["true"]),
            ("%cat.memberOf('http://x/all')", ["true"]), ("'unicorn'.memberOf('http://x/all')", ["false"]),
            ("%cat.memberOf('http://x/but')", ["false"]), ("%dog.memberOf('http://x/but')", ["true"]),
            ("%dog.memberOf('http://x/nested')", ["true"]), ("'unicorn'.memberOf('http://x/nested')", ["false"]),
            ("%dog.memberOf('http://x/bundled')", ["true"]), ("%dog.memberOf('http://x/circles')", []),
            ("'dog'.memberOf('http://x/circles')", []),
            ("%poodle.memberOf('http://x/dogs')", ["true"]), ("%dog.memberOf('http://x/dogs')", ["true"]),
            ("%dog.memberOf('http://x/below')", ["false"]), ("%poodle.memberOf('http://x/below')", ["true"]),
            ("'fish'.memberOf('http://x/legless')", ["true"]), ("%dog.memberOf('http://x/legless')", ["false"]),
            ("%dog.memberOf('http://x/short')", ["true"]), ("'fish'.memberOf('http://x/short')", ["false"]),
            ("'3'.memberOf('http://x/expanded')", []),
            // What is not at hand or cannot be decided is empty.
            ("%dog.memberOf('http://x/circle')", []), ("'1-2'.memberOf('http://x/foreign')", []),
            ("%dog.memberOf('http://x/nothing')", []), ("(%dog | %cat).memberOf('http://x/all')", []),
            ("{}.memberOf('http://x/all')", []),
        ])
    func members(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source) == expected)
    }

    @Test(
        "subsumes() follows the system's hierarchy",
        arguments: [
            ("%mammal.subsumes(%dog)", ["true"]), ("%dog.subsumes(%mammal)", ["false"]),
            ("%dog.subsumes(%dog)", ["true"]), ("%dog.subsumes(%poodle)", ["true"]),
            ("%poodle.subsumedBy(%mammal)", ["true"]), ("%cat.subsumedBy(%dog)", ["false"]),
            ("%other.subsumes(%dog)", []), ("%dog.subsumes({})", []),
        ])
    func subsumption(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source) == expected)
    }

    @Test("Value sets and code systems contained in the resource come first") func contained() throws {
        let resource: JSON = [
            "resourceType": "Patient",
            "contained": [
                [
                    "resourceType": "ValueSet", "id": "v",
                    "compose": ["include": [["system": "s", "concept": [["code": "male"]]]]],
                ]
            ],
            "gender": "male",
        ]
        #expect(try Self.evaluate("gender.memberOf('#v')", on: resource) == ["true"])
        #expect(try Self.evaluate("'female'.memberOf('#v')", on: resource) == ["false"])
    }

    @Test("resolve() finds contained resources, entries of the bundle and definitions") func references() throws {
        let bundle: JSON = [
            "resourceType": "Bundle",
            "entry": [
                [
                    "fullUrl": "http://s/Observation/o",
                    "resource": [
                        "resourceType": "Observation", "id": "o", "subject": ["reference": "Patient/p"],
                        "performer": [
                            ["reference": "urn:uuid:1"], ["reference": "Patient/p/_history/2"],
                            ["reference": "Patient/q"],
                        ],
                    ],
                ],
                ["fullUrl": "urn:uuid:1", "resource": ["resourceType": "Practitioner", "id": "d"]],
                ["resource": ["resourceType": "Patient", "id": "p", "active": true]],
            ],
        ]
        #expect(try Self.evaluate("entry.resource.subject.resolve().active", on: bundle) == ["true"])
        #expect(try Self.evaluate("entry.resource.performer.resolve().id", on: bundle) == ["d", "p"])
        #expect(try Self.evaluate("'http://x/listed'.resolve().url") == ["http://x/listed"])
        #expect(try Self.evaluate("'http://x/none'.resolve()") == [])
        let holder: JSON = [
            "resourceType": "Observation", "contained": [["resourceType": "Patient", "id": "c", "gender": "other"]],
            "subject": ["reference": "#c"],
        ]
        #expect(try Self.evaluate("subject.resolve().gender", on: holder) == ["other"])
    }
}
