import FHIR
import FHIRPath
import Testing

@Suite("Slices of profiles") struct SliceTests {
    private static func profile(_ type: String, _ elements: [JSON]) -> JSONObject {
        [
            "resourceType": "StructureDefinition", "url": "http://p/sliced", "type": .string(type),
            "differential": ["element": .array(elements)],
        ]
    }

    private static func conforms(_ resource: JSON, _ profiles: JSONObject...) throws -> Bool {
        var environment = FHIRPathEnvironment(
            resource: resource.object, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        environment.definitions = Definitions(profiles)
        let result = try FHIRPathExpression("conformsTo('http://p/sliced')").evaluate(
            on: resource.object.map { [FHIRPathValue(resource: $0)] } ?? [], environment: environment)
        return result == [.boolean(true)]
    }

    private static func names(_ names: JSON...) -> JSON { ["resourceType": "Patient", "name": .array(names)] }

    /// Exactly one official name with a family name, told by `use`.
    private static func official(_ slicing: JSONObject) -> JSONObject {
        var slicing = slicing
        slicing["discriminator"] = [["type": "value", "path": "use"]]
        return profile(
            "Patient",
            [
                ["id": "Patient", "path": "Patient"],
                ["id": "Patient.name", "path": "Patient.name", "slicing": .object(slicing)],
                [
                    "id": "Patient.name:official", "path": "Patient.name", "sliceName": "official", "min": 1,
                    "max": "1",
                ],
                ["id": "Patient.name:official.use", "path": "Patient.name.use", "min": 1, "fixedCode": "official"],
                ["id": "Patient.name:official.family", "path": "Patient.name.family", "min": 1],
            ])
    }

    @Test("By value: count and rules of the slice are for its members alone", arguments: [true, false])
    func byValue(hasIDs: Bool) throws {
        var profile = Self.official(["rules": "open"])
        if !hasIDs {
            let rules = profile["differential"]?["element"]?.array ?? []
            profile["differential"] = [
                "element": .array(
                    rules.map { rule in
                        var rule = rule.object ?? [:]
                        rule["id"] = nil
                        return .object(rule)
                    })
            ]
        }
        let official: JSON = ["use": "official", "family": "A"]
        #expect(try Self.conforms(Self.names(["use": "nickname"], official), profile))
        #expect(try !Self.conforms(Self.names(["use": "nickname", "family": "A"]), profile))
        #expect(try !Self.conforms(Self.names(official, official), profile))
        #expect(try !Self.conforms(Self.names(["use": "official"]), profile))
    }

    @Test("What is in no slice may stand where the slicing lets it") func rules() throws {
        let official: JSON = ["use": "official", "family": "A"]
        let other: JSON = ["use": "nickname"]
        #expect(try !Self.conforms(Self.names(official, other), Self.official(["rules": "closed"])))
        #expect(try Self.conforms(Self.names(official, other), Self.official(["rules": "openAtEnd"])))
        #expect(try !Self.conforms(Self.names(other, official), Self.official(["rules": "openAtEnd"])))
    }

    @Test("By pattern, also where the discriminator looks inside of it") func byPattern() throws {
        func profile(_ path: String) -> JSONObject {
            Self.profile(
                "Observation",
                [
                    [
                        "path": "Observation.component",
                        "slicing": ["rules": "open", "discriminator": [["type": "pattern", "path": .string(path)]]],
                    ],
                    ["path": "Observation.component", "sliceName": "systolic", "min": 1],
                    [
                        "path": "Observation.component.code",
                        "patternCodeableConcept": ["coding": [["system": "s", "code": "8480-6"]]],
                    ],
                    ["path": "Observation.component.value[x]", "min": 1],
                ])
        }
        func observation(_ code: JSON, _ value: JSON?) -> JSON {
            var component: JSONObject = ["code": ["coding": [["system": "s", "code": code, "display": "d"]]]]
            component["valueInteger"] = value
            return ["resourceType": "Observation", "component": [.object(component)]]
        }
        for path in ["code", "code.coding.code", "code.coding"] {
            #expect(try Self.conforms(observation("8480-6", 120), profile(path)))
            #expect(try !Self.conforms(observation("8480-6", nil), profile(path)))
            #expect(try !Self.conforms(observation("other", 120), profile(path)))
        }
    }

    @Test("By type, and choices without a word about it") func byType() throws {
        func profile(_ slicing: JSON?) -> JSONObject {
            var value: JSONObject = ["id": "Observation.value[x]", "path": "Observation.value[x]"]
            value["slicing"] = slicing
            return Self.profile(
                "Observation",
                [
                    .object(value),
                    [
                        "id": "Observation.value[x]:valueQuantity", "path": "Observation.value[x]",
                        "sliceName": "valueQuantity", "type": [["code": "Quantity"]],
                    ],
                    [
                        "id": "Observation.value[x]:valueQuantity.code", "path": "Observation.value[x].code", "min": 1,
                    ],
                ])
        }
        for slicing: JSON? in [nil, ["rules": "open", "discriminator": [["type": "type", "path": "$this"]]]] {
            #expect(
                try Self.conforms(["resourceType": "Observation", "valueQuantity": ["code": "mg"]], profile(slicing)))
            #expect(
                try !Self.conforms(["resourceType": "Observation", "valueQuantity": ["value": 1]], profile(slicing)))
            #expect(try Self.conforms(["resourceType": "Observation", "valueString": "x"], profile(slicing)))
        }
    }

    @Test("By what is there and what is not") func byPresence() throws {
        let profile = Self.profile(
            "Patient",
            [
                [
                    "path": "Patient.name",
                    "slicing": ["rules": "closed", "discriminator": [["type": "exists", "path": "period.end"]]],
                ],
                ["path": "Patient.name", "sliceName": "former"],
                ["path": "Patient.name.period.end", "min": 1],
                ["path": "Patient.name", "sliceName": "present", "max": "1"],
                ["path": "Patient.name.period.end", "max": "0"],
            ])
        #expect(try Self.conforms(Self.names(["period": ["end": "2020"]], ["text": "x"]), profile))
        #expect(try !Self.conforms(Self.names(["text": "y"], ["text": "x"]), profile))
    }

    @Test("Extensions are told by their URL, and keep their own profiles where those are at hand") func extensions()
        throws
    {
        let race: JSONObject = [
            "resourceType": "StructureDefinition", "url": "http://x/race", "type": "Extension",
            "differential": [
                "element": [
                    ["path": "Extension.url", "fixedUri": "http://x/race"], ["path": "Extension.value[x]", "min": 1],
                ]
            ],
        ]
        let profile = Self.profile(
            "Patient",
            [
                [
                    "id": "Patient.extension:race", "path": "Patient.extension", "sliceName": "race", "min": 1,
                    "type": [["code": "Extension", "profile": ["http://x/race"]]],
                ]
            ])
        func patient(_ extension: JSON) -> JSON { ["resourceType": "Patient", "extension": [`extension`]] }
        #expect(try Self.conforms(patient(["url": "http://x/race", "valueString": "a"]), profile, race))
        #expect(try !Self.conforms(patient(["url": "http://x/race"]), profile, race))
        #expect(try !Self.conforms(patient(["url": "http://x/other", "valueString": "a"]), profile, race))
    }

    @Test("An extension that a slice is told by") func extensionAsDiscriminator() throws {
        let profile = Self.profile(
            "Patient",
            [
                [
                    "id": "Patient.name", "path": "Patient.name",
                    "slicing": [
                        "rules": "open",
                        "discriminator": [["type": "value", "path": "extension('http://x.y/a').value"]],
                    ],
                ],
                ["id": "Patient.name:a", "path": "Patient.name", "sliceName": "a", "min": 1],
                [
                    "id": "Patient.name:a.extension:e", "path": "Patient.name.extension", "sliceName": "e",
                    "type": [["code": "Extension", "profile": ["http://x.y/a"]]],
                ],
                [
                    "id": "Patient.name:a.extension:e.value[x]", "path": "Patient.name.extension.value[x]",
                    "fixedString": "yes",
                ],
            ])
        func name(_ value: JSON) -> JSON { ["extension": [["url": "http://x.y/a", "valueString": value]]] }
        #expect(try Self.conforms(Self.names(name("yes")), profile))
        #expect(try !Self.conforms(Self.names(name("no")), profile))
    }

    @Test(
        "Slices that cannot be told are an error that says why",
        arguments: [
            (nil, nil, "without a discriminator"), ("profile", "$this", "by profile of $this"),
            ("value", "given", "by value of given what is in its slice a"),
        ] as [(String?, String?, String)])
    func unclear(type: String?, path: String?, words: String) throws {
        var slicing: JSONObject = ["rules": "open"]
        if let type, let path {
            slicing["discriminator"] = [["type": .string(type), "path": .string(path)]]
        }
        let profile = Self.profile(
            "Patient",
            [
                ["path": "Patient.name", "slicing": .object(slicing)], ["path": "Patient.name", "sliceName": "a"],
            ])
        let error = #expect(throws: FHIRPathError.self) { try Self.conforms(Self.names(["text": "x"]), profile) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
}
