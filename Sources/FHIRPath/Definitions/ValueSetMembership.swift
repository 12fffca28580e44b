import FHIR

/// Decides whether codes belong to value sets, with the value sets and code systems at hand.
struct ValueSetMembership {
    /// Finds a resource by type and canonical URL.
    let find: (_ type: String, _ canonical: String) -> JSONObject?
    /// How deep value sets may include one another.
    private static let maximumDepth = 16
    /// How many sets are looked at for one answer: they may include one another many times over.
    private let budget = Budget(sets: 1_000)

    private final class Budget {
        private var sets: Int
        /// How many codes were looked at.
        var codes = 0
        init(sets: Int) { self.sets = sets }

        func takeOne() -> Bool {
            sets -= 1
            return sets >= 0
        }
    }

    /// How many codes were looked at so far.
    var codesSeen: Int { budget.codes }

    init(find: @escaping (_ type: String, _ canonical: String) -> JSONObject?) { self.find = find }

    /// Whether the set has the code, of any system if none is given; `nil` if what is at hand does not say, or would take too
    /// long to say.
    func contains(_ coding: Coding, in set: JSONObject, depth: Int = 0) -> Bool? {
        guard depth < Self.maximumDepth, budget.takeOne() else { return nil }
        if let list = set["expansion"]?["contains"]?.array {
            budget.codes += list.count
            if Self.lists(coding, in: list) { return true }
            let isWhole = set["expansion"]?["total"]?.number?.integer.map { $0 <= Self.count(list) } ?? true
            return isWhole ? false : nil
        }
        guard let compose = set["compose"] else { return nil }
        let isIncluded = Self.any(compose["include"]?.array ?? []) { includes(coding, $0, depth: depth) }
        guard isIncluded != false else { return false }
        let isExcluded = Self.any(compose["exclude"]?.array ?? []) { includes(coding, $0, depth: depth) }
        return isExcluded == false ? isIncluded : isExcluded == true ? false : nil
    }

    /// The systems that the set takes codes from, as far as what is at hand says.
    func systems(of set: JSONObject, depth: Int = 0) -> Set<String> {
        guard depth < Self.maximumDepth, budget.takeOne() else { return [] }
        var found: Set<String> = []
        var pending = set["expansion"]?["contains"]?.array ?? []
        while let concept = pending.popLast() {
            if let system = concept["system"]?.string { found.insert(system) }
            pending += concept["contains"]?.array ?? []
        }
        for include in set["compose"]?["include"]?.array ?? [] {
            if let system = include["system"]?.string { found.insert(system) }
            for case .string(let other) in include["valueSet"]?.array ?? [] {
                if let set = find("ValueSet", other) { found.formUnion(systems(of: set, depth: depth + 1)) }
            }
        }
        return found
    }

    /// Whether one of `include` or `exclude` takes the code in: all that it says must hold.
    private func includes(_ coding: Coding, _ include: JSON, depth: Int) -> Bool? {
        var conditions: [Bool?] = []
        if let system = include["system"]?.string {
            if let own = coding.system, own != system { return false }
            conditions.append(selects(coding.code ?? "", include, system))
        }
        for case .string(let canonical) in include["valueSet"]?.array ?? [] {
            conditions.append(find("ValueSet", canonical).flatMap { contains(coding, in: $0, depth: depth + 1) })
        }
        if conditions.isEmpty || conditions.contains(false) { return false }
        return conditions.contains { $0 == nil } ? nil : true
    }

    /// Whether the list or the filters of a system let the code in; without both, whether the system has it.
    private func selects(_ code: String, _ include: JSON, _ system: String) -> Bool? {
        budget.codes += include["concept"]?.array?.count ?? 0
        if let list = include["concept"]?.array { return list.contains { $0["code"]?.string == code } }
        guard let resource = find("CodeSystem", system), let codes = try? CodeSystem(json: resource) else { return nil }
        budget.codes += resource["concept"]?.array?.count ?? 0
        let isWhole = codes.content.map { $0 == "complete" } ?? true
        guard let concept = codes.concept(code: code) else { return isWhole ? false : nil }
        var isKnown = true
        for filter in include["filter"]?.array ?? [] {
            switch ConceptFilter(filter).flatMap({ $0.lets(concept, of: codes) }) {
            case false?: return false
            case nil: isKnown = false
            case true?: break
            }
        }
        return isKnown ? true : nil
    }

    private static func lists(_ coding: Coding, in list: [JSON]) -> Bool {
        list.contains { concept in
            if concept["abstract"]?.bool != true, concept["code"]?.string == coding.code,
                coding.system == nil || concept["system"]?.string == coding.system
            {
                return true
            }
            return concept["contains"]?.array.map { lists(coding, in: $0) } ?? false
        }
    }

    private static func count(_ list: [JSON]) -> Int {
        list.reduce(0) { $0 + 1 + count($1["contains"]?.array ?? []) }
    }

    /// Three-valued "or".
    private static func any(_ list: [JSON], _ holds: (JSON) -> Bool?) -> Bool? {
        var isKnown = true
        for element in list {
            switch holds(element) {
            case true?: return true
            case nil: isKnown = false
            case false?: break
            }
        }
        return isKnown ? false : nil
    }
}
