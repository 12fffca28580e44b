/// A FHIR R4 CodeSystem: codes and what they mean.
public struct CodeSystem: FHIRResource {
    /// "CodeSystem".
    public static let resourceType = "CodeSystem"

    /// The code system as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) throws(FHIRError) {
        try Self.checkType(of: json)
        self.json = json
    }

    /// The name for people.
    public var title: String? { json["title"]?.string }
    /// The name for computers.
    public var name: String? { json["name"]?.string }
    /// `draft`, `active`, `retired` or `unknown`.
    public var status: String? { json["status"]?.string }
    /// Whether codes that differ in case differ.
    public var isCaseSensitive: Bool? { json["caseSensitive"]?.bool }
    /// The value set of all its codes.
    public var valueSet: String? { json["valueSet"]?.string }
    /// What nesting means: `grouped-by`, `is-a`, `part-of` or `classified-with`.
    public var hierarchyMeaning: String? { json["hierarchyMeaning"]?.string }
    /// How much of it is here: `not-present`, `example`, `fragment`, `complete` or `supplement`.
    public var content: String? { json["content"]?.string }
    /// How many codes it has in all.
    public var count: Int? { json["count"]?.number?.integer }
    /// The concepts at the top, in order.
    public var concepts: [Concept] { Concept.list("concept", of: json) }

    /// Every concept, parents before children.
    public var allConcepts: [Concept] {
        var found: [Concept] = []
        Concept.collect(concepts, into: &found)
        return found
    }

    /// The concept with that code, wherever it stands; without regard to case only if the system says so.
    /// O(number of concepts).
    public func concept(code: String) -> Concept? { path(to: code)?.last }

    /// Whether one code is the other or stands below it, by nesting or by a `parent` property; `nil` if either is no code
    /// of what is here of the system.
    public func subsumes(_ ancestor: String, _ descendant: String) -> Bool? {
        guard let ancestor = concept(code: ancestor)?.code, let path = path(to: descendant) else { return nil }
        var pending = path.compactMap(\.code) + (path.last?.parents ?? [])
        var seen: Set<String> = []
        while let code = pending.popLast() {
            if code == ancestor { return true }
            guard seen.insert(code).inserted, let above = self.path(to: code) else { continue }
            pending += above.dropLast().compactMap(\.code) + (above.last?.parents ?? [])
        }
        return false
    }

    /// The concepts from the top to the one with that code.
    private func path(to code: String) -> [Concept]? {
        Concept.path(to: code, in: concepts, isCaseSensitive: isCaseSensitive ?? true)
    }
}

extension CodeSystem {
    /// A code and what it means.
    public struct Concept: FHIRDataType {
        /// The concept as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// The code.
        public var code: String? { json["code"]?.string }
        /// What it says, for people.
        public var display: String? { json["display"]?.string }
        /// What it means.
        public var definition: String? { json["definition"]?.string }
        /// The concepts below it, in order.
        public var concepts: [Concept] { Concept.list("concept", of: json) }
        /// Its score, if the system gives one.
        public var score: FHIRDecimal? { Coding.score(of: self) }
        /// The codes above it that its `parent` properties name.
        public var parents: [String] {
            (json["property"]?.array ?? []).compactMap { property in
                property["code"]?.string == "parent" ? property["valueCode"]?.string : nil
            }
        }

        static func collect(_ concepts: [Concept], into found: inout [Concept]) {
            for concept in concepts {
                found.append(concept)
                collect(concept.concepts, into: &found)
            }
        }

        static func path(to code: String, in concepts: [Concept], isCaseSensitive: Bool) -> [Concept]? {
            for concept in concepts {
                let own = concept.code ?? ""
                if own == code || !isCaseSensitive && own.lowercased() == code.lowercased() { return [concept] }
                if let rest = path(to: code, in: concept.concepts, isCaseSensitive: isCaseSensitive) {
                    return [concept] + rest
                }
            }
            return nil
        }
    }
}
