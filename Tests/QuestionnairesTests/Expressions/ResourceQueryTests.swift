import FHIR
import Testing

@testable import Questionnaires

@Suite("Queries of resources at hand")
struct ResourceQueryTests {
    private let resources: [JSONObject] = [
        ["resourceType": "Patient", "id": "p"],
        [
            "resourceType": "Observation", "id": "o1", "effectiveDateTime": "2026-01-01", "status": "final",
            "subject": ["reference": "Patient/p"], "code": ["coding": [["system": "http://loinc.org", "code": "1"]]],
        ],
        [
            "resourceType": "Observation", "id": "o2", "effectiveDateTime": "2026-02-01", "status": "final",
            "subject": ["reference": "Patient/q"], "code": ["coding": [["system": "http://loinc.org", "code": "2"]]],
        ],
    ]

    private func ids(_ query: String) -> [String]? {
        guard let answer = ResourceQuery(query)?.answer(from: resources) else { return nil }
        return answer["entry"]?.array?.compactMap { $0["resource"]?["id"]?.string } ?? [answer["id"]?.string ?? ""]
    }

    @Test("a resource is found by its id, and others by their parameters")
    func finding() {
        #expect(ids("Patient/p") == ["p"])
        #expect(ids("Patient/x") == nil)
        #expect(ids("Observation?subject=Patient/p") == ["o1"])
        #expect(ids("Observation?patient=q") == ["o2"])
        #expect(ids("Observation?code=http%3A%2F%2Floinc.org%7C2") == ["o2"])
        #expect(ids("Observation?code=1,2&_sort=-date&_count=1") == ["o2"])
        #expect(ids("Observation?_sort=date") == ["o1", "o2"])
        #expect(ids("Observation?status=final&code=9") == [])
        #expect(ids("Observation?near=here") == nil)
        #expect(ResourceQuery("http://example.org") == nil)
    }
}
