/// A FHIR R4 ValueSet: a choice of concepts.
public struct ValueSet: FHIRResource {
    /// "ValueSet".
    public static let resourceType = "ValueSet"

    /// The value set as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) throws(FHIRError) {
        try Self.checkType(of: json)
        self.json = json
    }

    /// A concept of the set.
    public struct Concept: Hashable, Sendable {
        /// The concept with its system; keeps the extensions of the place where the set lists it.
        public let coding: Coding
        /// Its score, if the set gives one.
        public var score: FHIRDecimal? { coding.score }
    }

    /// Every concept the set lists itself: those of its expansion if it has one, else those of `compose.include.concept`.
    /// In order; parents before children; abstract ones left out.
    public var concepts: [Concept] {
        var found: [Concept] = []
        if let contains = json["expansion"]?["contains"]?.array {
            Self.collect(contains, system: nil, nested: "contains", into: &found)
            return found
        }
        for include in json["compose"]?["include"]?.array ?? [] {
            Self.collect(
                include["concept"]?.array ?? [], system: include["system"]?.string, nested: nil, into: &found)
        }
        return found
    }

    private static func collect(_ list: [JSON], system: String?, nested: String?, into found: inout [Concept]) {
        for case .object(var object) in list {
            let children = nested.flatMap { object[$0]?.array }
            if object["abstract"]?.bool != true, object["code"] != nil {
                if let system { object["system"] = .string(system) }
                if let nested { object[nested] = nil }
                found.append(Concept(coding: Coding(json: object)))
            }
            if let children { collect(children, system: system, nested: nested, into: &found) }
        }
    }
}
