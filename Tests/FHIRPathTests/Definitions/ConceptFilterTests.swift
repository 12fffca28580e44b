import FHIR
import FHIRPath
import Testing

@Suite("Filters of value sets") struct ConceptFilterTests {
    private static let system: JSONObject = [
        "resourceType": "CodeSystem", "url": "http://x/codes", "status": "active", "content": "complete",
        "concept": [
            [
                "code": "a", "display": "Alpha",
                "concept": [
                    ["code": "a1", "display": "Alpha one", "property": [["code": "kind", "valueCode": "x"]]],
                    [
                        "code": "a2",
                        "property": [["code": "kind", "valueString": "y"], ["code": "size", "valueInteger": 3]],
                    ],
                ],
            ],
            ["code": "b", "property": [["code": "parent", "valueCode": "a"], ["code": "size", "valueInteger": 12]]],
        ],
    ]

    @Test(
        "let through the concepts that they name",
        arguments: [
            ("concept", "is-a", "a", ["a", "a1", "a2", "b"]), ("concept", "descendent-of", "a", ["a1", "a2", "b"]),
            ("concept", "is-not-a", "a", []), ("concept", "generalizes", "a2", ["a", "a2"]),
            ("kind", "=", "x", ["a1"]), ("kind", "in", "x , y", ["a1", "a2"]),
            ("kind", "not-in", "x,z", ["a", "a2", "b"]),
            ("kind", "exists", "true", ["a1", "a2"]), ("kind", "exists", "false", ["a", "b"]),
            ("size", "=", "12", ["b"]), ("code", "regex", "a[0-9]", ["a1", "a2"]), ("display", "regex", "Alpha", ["a"]),
            ("parent", "=", "a", ["b"]),
        ] as [(String, String, String, [String])])
    func codes(property: String, op: String, value: String, expected: [String]) throws {
        let system = try CodeSystem(json: Self.system)
        let filter = try #require(
            ConceptFilter(["property": .string(property), "op": .string(op), "value": .string(value)]))
        #expect(system.allConcepts.filter { filter.lets($0, of: system) == true }.compactMap(\.code) == expected)
    }

    @Test("say so where they are not known, or a part is missing") func unknown() throws {
        let system = try CodeSystem(json: Self.system)
        let concept = try #require(system.concept(code: "a"))
        for (op, value) in [("child-of", "a"), ("regex", "(")] {
            let filter = try #require(ConceptFilter(["property": "code", "op": .string(op), "value": .string(value)]))
            #expect(filter.lets(concept, of: system) == nil)
        }
        #expect(ConceptFilter(["property": "code", "op": "="]) == nil)
    }
}
