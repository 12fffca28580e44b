import FHIR
import FHIRPath

/// Lists the concepts of value sets, from the value sets and code systems at hand.
struct ValueSetExpansion: Sendable {
    /// What a questionnaire contains.
    let contained: [JSONObject]
    /// What comes beside it.
    let packaged: Definitions?
    /// How deep value sets may include one another, and how many concepts are listed at most.
    private static let limits = (depth: 16, concepts: 10_000)

    /// The outcome: the concepts, and whether they are all.
    struct Outcome {
        var concepts: [Coding] = []
        var isWhole = true
    }

    /// The concepts of a set, in its order; `nil` if it is not at hand.
    func concepts(of canonical: String) -> Outcome? { expand(canonical, depth: 0) }

    private func expand(_ canonical: String, depth: Int) -> Outcome? {
        find("ValueSet", canonical).map { expand($0, depth: depth) }
    }

    private func expand(_ set: JSONObject, depth: Int) -> Outcome {
        guard depth < Self.limits.depth else { return Outcome(isWhole: false) }
        if set["expansion"]?["contains"]?.array != nil, let set = try? ValueSet(json: set) {
            let total = set.json["expansion"]?["total"]?.number?.integer ?? 0
            let concepts = set.concepts.map(\.coding)
            return Outcome(concepts: concepts, isWhole: total <= concepts.count)
        }
        var outcome = Outcome(isWhole: set["compose"] != nil)
        var known: Set<Key> = []
        for include in set["compose"]?["include"]?.array ?? [] {
            let part = select(include, depth: depth)
            outcome.isWhole = outcome.isWhole && part.isWhole
            for concept in part.concepts where known.insert(Key(concept)).inserted {
                outcome.concepts.append(concept)
            }
        }
        for exclude in set["compose"]?["exclude"]?.array ?? [] {
            let part = select(exclude, depth: depth)
            outcome.isWhole = outcome.isWhole && part.isWhole
            let gone = Set(part.concepts.map(Key.init))
            outcome.concepts.removeAll { gone.contains(Key($0)) }
        }
        if outcome.concepts.count > Self.limits.concepts {
            outcome.concepts.removeLast(outcome.concepts.count - Self.limits.concepts)
            outcome.isWhole = false
        }
        return outcome
    }

    private struct Key: Hashable {
        let system, code: String?
        init(_ coding: Coding) { (system, code) = (coding.system, coding.code) }
    }

    /// What one `include` or `exclude` names: what its system lists, in all of its value sets.
    private func select(_ include: JSON, depth: Int) -> Outcome {
        var outcome: Outcome?
        if let system = include["system"]?.string {
            outcome = listed(include, system) ?? filtered(include, system)
        }
        for case .string(let canonical) in include["valueSet"]?.array ?? [] {
            let other = expand(canonical, depth: depth + 1) ?? Outcome(isWhole: false)
            guard let before = outcome else {
                outcome = other
                continue
            }
            let shared = Set(other.concepts.map(Key.init))
            outcome = Outcome(
                concepts: before.concepts.filter { shared.contains(Key($0)) }, isWhole: before.isWhole && other.isWhole)
        }
        return outcome ?? Outcome(isWhole: false)
    }

    private func listed(_ include: JSON, _ system: String) -> Outcome? {
        guard let list = include["concept"]?.array else { return nil }
        let codes = find("CodeSystem", system).flatMap { try? CodeSystem(json: $0) }
        let concepts = list.compactMap(\.object).map { concept in
            var concept = concept
            concept["system"] = .string(system)
            if concept["display"] == nil, let code = concept["code"]?.string {
                concept["display"] = codes?.concept(code: code)?.display.map(JSON.string)
            }
            return Coding(json: concept)
        }
        return Outcome(concepts: concepts)
    }

    private func filtered(_ include: JSON, _ system: String) -> Outcome {
        guard let resource = find("CodeSystem", system), let codes = try? CodeSystem(json: resource) else {
            return Outcome(isWhole: false)
        }
        var outcome = Outcome(isWhole: codes.content.map { $0 == "complete" } ?? true)
        let filters = (include["filter"]?.array ?? []).map { ConceptFilter($0) }
        for concept in codes.allConcepts where concept.json["abstract"]?.bool != true {
            let results = filters.map { $0?.lets(concept, of: codes) }
            if results.contains(false) { continue }
            if results.contains(where: { $0 == nil }) {
                outcome.isWhole = false
                continue
            }
            var coding: JSONObject = ["system": .string(system)]
            for name in ["code", "display", "_display", "extension"] { coding[name] = concept.json[name] }
            outcome.concepts.append(Coding(json: coding))
        }
        return outcome
    }

    /// A resource by its address, or by its id among those contained.
    func find(_ type: String, _ canonical: String) -> JSONObject? {
        let bare = canonical.split(separator: "|", maxSplits: 1).first.map(String.init) ?? canonical
        let own = contained.first { resource in
            guard resource["resourceType"]?.string == type else { return false }
            if resource["url"]?.string == bare { return true }
            return resource["id"]?.string.map { "#" + $0 == bare || $0 == bare } == true
        }
        return own ?? packaged?.resource(type, canonical) ?? packaged?.resource(type, bare)
    }
}
