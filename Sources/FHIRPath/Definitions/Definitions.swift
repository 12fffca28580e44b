import FHIR

/// Resources that expressions may refer to by canonical URL: value sets, code systems, profiles, questionnaires.
public struct Definitions: Sendable {
    private var resources: [String: JSONObject] = [:]

    /// The resources and those inside of them: contained ones, and the entries of bundles. Of several of one type with the
    /// same URL the first counts, unless a version is asked for.
    public init(_ resources: some Sequence<JSONObject>) {
        for resource in resources { add(resource) }
    }

    private mutating func add(_ resource: JSONObject) {
        if let type = resource["resourceType"]?.string, let url = resource["url"]?.string {
            let versions = [url, resource["version"]?.string.map { url + "|" + $0 }]
            for case let name? in versions where resources[type + " " + name] == nil {
                resources[type + " " + name] = resource
            }
        }
        for case .object(let inner) in resource["contained"]?.array ?? [] { add(inner) }
        for entry in resource["entry"]?.array ?? [] {
            if let inner = entry["resource"]?.object { add(inner) }
        }
    }

    /// The resource of that type with a canonical URL, `url` or `url|version`. One without a version stands for each.
    public func resource(_ type: String, _ canonical: String) -> JSONObject? {
        if let exact = resources[type + " " + canonical] { return exact }
        guard let bar = canonical.firstIndex(of: "|"), let found = resources[type + " " + canonical[..<bar]],
            found["version"] == nil
        else { return nil }
        return found
    }
}
