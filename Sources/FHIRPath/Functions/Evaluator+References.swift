import FHIR

extension Evaluator {
    /// The resource that a Reference, uri or canonical names: a contained one, an entry of the bundle around, or one of the
    /// environment's definitions. What is not at hand is left out.
    func resolve(_ value: FHIRPathValue) -> FHIRPathValue? {
        let url: String?
        switch value {
        case .element(let element): url = element.json["reference"]?.string ?? element.json.string
        case .string(let text): url = text
        default: url = nil
        }
        guard let url, !url.isEmpty else { return nil }
        for case .element(let holder) in holders {
            if let found = Self.resolve(url, in: holder) { return found }
        }
        guard let definitions = environment.definitions else { return nil }
        for type in ["Questionnaire", "ValueSet", "CodeSystem", "StructureDefinition"] {
            if let found = definitions.resource(type, url) { return FHIRPathValue(resource: found) }
        }
        return nil
    }

    /// How many resources a reference may mean.
    var countOfResolvable: Int {
        var count = 0
        for case .element(let holder) in holders {
            count += (holder.json["contained"]?.array?.count ?? 0) + (holder.json["entry"]?.array?.count ?? 0)
        }
        return count
    }

    private static func resolve(_ url: String, in holder: FHIRPathElement) -> FHIRPathValue? {
        if url == "#" { return .element(holder) }
        for case .object(let resource) in holder.json["contained"]?.array ?? [] {
            let id = resource["id"]?.string
            if id.map({ "#" + $0 }) == url || isCanonical(url, of: resource) {
                return FHIRPathValue(resource: resource)
            }
        }
        guard let entries = holder.json["entry"]?.array else { return nil }
        for case .object(let entry) in entries {
            guard let resource = entry["resource"]?.object else { continue }
            if FHIRBundle.Entry(json: entry).isNamed(unversioned(url)) || isCanonical(url, of: resource) {
                return FHIRPathValue(resource: resource)
            }
        }
        return nil
    }

    private static func isCanonical(_ url: String, of resource: JSONObject) -> Bool {
        guard let own = resource["url"]?.string, url.hasPrefix(own) else { return false }
        return url == own || resource["version"]?.string.map { own + "|" + $0 } == url
    }

    /// A reference without the version of the resource: `Patient/1` of `Patient/1/_history/2`.
    private static func unversioned(_ url: String) -> String {
        var parts = url.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 2, parts[parts.count - 2] == "_history" else { return url }
        parts.removeLast(2)
        return parts.joined(separator: "/")
    }
}
