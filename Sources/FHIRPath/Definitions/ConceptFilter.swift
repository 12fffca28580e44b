import FHIR

/// One `filter` of a value set's `include`.
package struct ConceptFilter {
    private let property: String
    private let op: String
    private let value: String
    /// The values of an `in` or `not-in`.
    private let alternatives: [String]
    /// The pattern of a `regex`; `nil` if it is none that can be read.
    private let pattern: Pattern?

    /// Reads a filter; `nil` if a part is missing.
    package init?(_ json: JSON) {
        guard let property = json["property"]?.string, let op = json["op"]?.string, let value = json["value"]?.string
        else { return nil }
        (self.property, self.op, self.value) = (property, op, value)
        alternatives = op.hasSuffix("in") ? value.split(separator: ",").map { Self.trimmed($0) } : []
        pattern = op == "regex" ? try? Pattern(value) : nil
    }

    /// Whether the filter lets a concept through; `nil` if it is of a kind that is not known.
    package func lets(_ concept: CodeSystem.Concept, of system: CodeSystem) -> Bool? {
        guard let code = concept.code else { return nil }
        switch op {
        case "is-a": return system.subsumes(value, code)
        case "descendent-of": return code != value && system.subsumes(value, code) == true
        case "is-not-a": return system.subsumes(value, code).map { !$0 }
        case "generalizes": return system.subsumes(code, value)
        case "=": return values(of: concept).contains(value)
        case "in": return values(of: concept).contains { alternatives.contains($0) }
        case "not-in": return !values(of: concept).contains { alternatives.contains($0) }
        case "exists": return values(of: concept).isEmpty == (value == "false")
        case "regex":
            guard let pattern else { return nil }
            return values(of: concept).contains { (try? pattern.matchesAll(of: $0)) == true }
        default: return nil
        }
    }

    private func values(of concept: CodeSystem.Concept) -> [String] {
        switch property {
        case "code", "concept": return [concept.code ?? ""]
        case "display": return [concept.display ?? ""]
        case "parent": return concept.parents
        default:
            return (concept.json["property"]?.array ?? []).compactMap { entry in
                guard entry["code"]?.string == property, let value = entry.object?.choice("value")?.json else {
                    return nil
                }
                return value.string ?? value["code"]?.string ?? value.text
            }
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        let rest = text.drop { $0 == " " }
        return String(rest[..<(rest.lastIndex { $0 != " " }.map { rest.index(after: $0) } ?? rest.startIndex)])
    }
}
