import FHIR

/// Checks an element against a profile: types and the profiles of types that are at hand, cardinalities, fixed values and
/// patterns, lengths, required bindings, constraints and slices.
struct ProfileCheck {
    /// How deep profiles may refer to other profiles.
    private static let maximumDepth = 16

    let evaluator: Evaluator
    let profile: String
    let offset: Int
    private let depth: Int
    /// Profiles this one is made from, so that none is checked twice.
    private var seen: Set<String> = []

    init(evaluator: Evaluator, profile: String, offset: Int, depth: Int = 0) {
        self.evaluator = evaluator
        self.profile = profile
        self.offset = offset
        self.depth = depth
    }

    /// The type whose own profile has that URL.
    static func coreType(_ url: String) -> FHIRType? {
        let core = "http://hl7.org/fhir/StructureDefinition/"
        guard url.hasPrefix(core) else { return nil }
        return FHIRType(named: String(url.dropFirst(core.count).prefix { $0 != "|" }))
    }

    func notChecked(_ reason: String) -> SyntaxFailure {
        SyntaxFailure(.notSupported("conformsTo(): the profile \(profile) \(reason)"), offset)
    }

    mutating func conforms(_ element: FHIRPathElement, _ definition: JSONObject) throws(SyntaxFailure) -> Bool {
        guard depth < Self.maximumDepth else { throw SyntaxFailure(.tooDeep(limit: Self.maximumDepth), offset) }
        if let name = definition["type"]?.string, let type = FHIRType(named: name) {
            guard element.type?.isKind(of: type) == true else { return false }
        }
        if definition["snapshot"] == nil, let base = definition["baseDefinition"]?.string, seen.insert(base).inserted,
            let parent = evaluator.definition("StructureDefinition", base)
        {
            guard try conforms(element, parent) else { return false }
        }
        let rules = definition["snapshot"]?["element"]?.array ?? definition["differential"]?["element"]?.array ?? []
        try evaluator.count(rules.count, offset)
        return try keeps(evaluator.profileElement(of: definition, rules), element)
    }

    /// Whether the element keeps the rule, and its children theirs.
    func keeps(_ wanted: ProfileElement, _ element: FHIRPathElement) throws(SyntaxFailure) -> Bool {
        guard try keepsRule(wanted, element) else { return false }
        for child in wanted.children {
            let found = Self.children(child.elementName, of: element)
            guard Self.allows(child.rule, count: found.count) else { return false }
            for value in found {
                guard try keeps(child, value) else { return false }
            }
            guard try keepsSlices(child, found) else { return false }
        }
        return true
    }

    /// Whether there may be so many of the element.
    static func allows(_ rule: JSON, count: Int) -> Bool {
        if let least = rule["min"]?.number?.integer, count < least { return false }
        if let most = rule["max"]?.string.flatMap({ Int($0) }), count > most { return false }
        return true
    }

    private static func children(_ name: ElementName, of element: FHIRPathElement) -> [FHIRPathElement] {
        var found: [FHIRPathValue] = []
        element.appendChildren(name, to: &found)
        return found.compactMap { if case .element(let child) = $0 { child } else { nil } }
    }

    private func keepsRule(_ wanted: ProfileElement, _ element: FHIRPathElement) throws(SyntaxFailure) -> Bool {
        try evaluator.count(1, offset)
        guard Self.isOfType(wanted.types, element), try keepsProfileOfType(wanted.rule, element) else { return false }
        if let fixed = wanted.fixed, !Equality.deepEqual(element.json, fixed) { return false }
        if let pattern = wanted.pattern, !Self.matches(element.json, pattern) { return false }
        if let limit = wanted.rule["maxLength"]?.number?.integer, let text = element.json.string,
            text.unicodeScalars.count > limit
        {
            return false
        }
        if try isInRequiredBinding(wanted.rule, element) == false { return false }
        for constraint in wanted.rule["constraint"]?.array ?? [] where constraint["severity"] == "error" {
            guard let source = constraint["expression"]?.string else { continue }
            guard try holds(source, element) else { return false }
        }
        return true
    }

    /// Whether the element is of one of the types; also where its type, or one of them, is not known.
    static func isOfType(_ types: [String], _ element: FHIRPathElement) -> Bool {
        let known = types.compactMap { FHIRType(named: $0) }
        guard let type = element.type, !known.isEmpty, known.count == types.count else { return true }
        return known.contains { type.isKind(of: $0) }
    }

    /// Whether the element keeps one of the profiles that the rule gives for its type, where all of them are at hand.
    private func keepsProfileOfType(_ rule: JSON, _ element: FHIRPathElement) throws(SyntaxFailure) -> Bool {
        var wanted: [(url: String, definition: JSONObject)] = []
        for type in rule["type"]?.array ?? [] where type["code"]?.string.map({ Self.isOfType([$0], element) }) == true {
            for case .string(let url) in type["profile"]?.array ?? [] {
                guard let definition = evaluator.definition("StructureDefinition", url) else { return true }
                wanted.append((url, definition))
            }
        }
        guard !wanted.isEmpty else { return true }
        for (url, definition) in wanted {
            var check = ProfileCheck(evaluator: evaluator, profile: url, offset: offset, depth: depth + 1)
            if try check.conforms(element, definition) { return true }
        }
        return false
    }

    /// Whether the element is in the value set that its rule requires; `nil` where none is, or nothing at hand says.
    func isInRequiredBinding(_ rule: JSON, _ element: FHIRPathElement) throws(SyntaxFailure) -> Bool? {
        guard rule["binding"]?["strength"] == "required", let url = rule["binding"]?["valueSet"]?.string,
            let set = evaluator.definition("ValueSet", url)
        else { return nil }
        return try evaluator.isMember(.element(element), of: set, offset)
    }

    private func holds(_ source: String, _ element: FHIRPathElement) throws(SyntaxFailure) -> Bool {
        let node: Node
        do throws(SyntaxFailure) {
            node = try evaluator.rule(source)
        } catch {
            throw notChecked("has a constraint that cannot be read: \(error.reason.text)")
        }
        let result = try evaluator.evaluateRule(node, on: element)
        return try evaluator.boolean(result, "a constraint of \(profile)", offset) == true
    }

    /// Whether all of the pattern is in the value.
    static func matches(_ value: JSON, _ pattern: JSON) -> Bool {
        switch (value, pattern) {
        case (.object(let own), .object(let wanted)):
            wanted.allSatisfy { member in own[member.name].map { matches($0, member.value) } ?? false }
        case (.array(let own), .array(let wanted)):
            wanted.allSatisfy { part in own.contains { matches($0, part) } }
        default: Equality.deepEqual(value, pattern)
        }
    }
}
