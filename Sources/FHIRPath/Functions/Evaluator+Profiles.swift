import FHIR

extension Evaluator {
    /// `conformsTo()`: of a core type's own profile, whether the item is of that type; of a profile at hand, whether it keeps
    /// what the profile says. Throws for a profile that is not at hand, or that says what is not checked here.
    func conformsTo(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard input.count == 1,
            let url = try string(try argument(0, of: call, scope), "conformsTo()", call.offset)
        else { return [] }
        guard case .element(let element) = input[0] else { return truth(false) }
        if let profile = definition("StructureDefinition", url) {
            var check = ProfileCheck(evaluator: self, profile: url, offset: call.offset)
            return truth(try check.conforms(element, profile))
        }
        guard let type = ProfileCheck.coreType(url) else {
            throw SyntaxFailure(.notSupported("conformsTo(): the profile \(url) is not at hand"), call.offset)
        }
        return truth(element.type?.isKind(of: type) ?? false)
    }
}

/// Checks an element against a profile: types, cardinalities, fixed values and patterns, lengths, required bindings and
/// constraints. Slices are not checked.
struct ProfileCheck {
    let evaluator: Evaluator
    let profile: String
    let offset: Int
    /// Profiles this one is made from, so that none is checked twice.
    private var seen: Set<String> = []

    init(evaluator: Evaluator, profile: String, offset: Int) {
        self.evaluator = evaluator
        self.profile = profile
        self.offset = offset
    }

    /// The type whose own profile has that URL.
    static func coreType(_ url: String) -> FHIRType? {
        let core = "http://hl7.org/fhir/StructureDefinition/"
        guard url.hasPrefix(core) else { return nil }
        return FHIRType(named: String(url.dropFirst(core.count).prefix { $0 != "|" }))
    }

    mutating func conforms(_ element: FHIRPathElement, _ definition: JSONObject) throws(SyntaxFailure) -> Bool {
        if let name = definition["type"]?.string, let type = FHIRType(named: name) {
            guard element.type?.isKind(of: type) == true else { return false }
        }
        if definition["snapshot"] == nil, let base = definition["baseDefinition"]?.string, seen.insert(base).inserted,
            let parent = evaluator.definition("StructureDefinition", base)
        {
            guard try conforms(element, parent) else { return false }
        }
        let rules = definition["snapshot"]?["element"]?.array ?? definition["differential"]?["element"]?.array ?? []
        for rule in rules {
            if rule["slicing"] != nil || rule["sliceName"] != nil || rule["id"]?.string?.contains(":") == true {
                throw SyntaxFailure(
                    .notSupported("conformsTo(): the profile \(profile) has slices, which are not checked here"), offset
                )
            }
            guard let path = rule["path"]?.string else { continue }
            guard try keeps(rule, path.split(separator: ".").dropFirst().map(String.init), element) else {
                return false
            }
        }
        return true
    }

    /// Whether what the path leads to keeps the rule, in each of its parents.
    private func keeps(_ rule: JSON, _ steps: [String], _ root: FHIRPathElement) throws(SyntaxFailure) -> Bool {
        guard let last = steps.last else { return try keeps(rule, root) }
        var parents = [root]
        for step in steps.dropLast() { parents = parents.flatMap { Self.children(step, of: $0) } }
        try evaluator.count(parents.count + 1, offset)
        for parent in parents {
            let children = Self.children(last, of: parent)
            if let least = rule["min"]?.number?.integer, children.count < least { return false }
            if let most = rule["max"]?.string.flatMap({ Int($0) }), children.count > most { return false }
            for child in children {
                guard try keeps(rule, child) else { return false }
            }
        }
        return true
    }

    private static func children(_ step: String, of element: FHIRPathElement) -> [FHIRPathElement] {
        var found: [FHIRPathValue] = []
        element.appendChildren(ElementName(step.hasSuffix("[x]") ? String(step.dropLast(3)) : step), to: &found)
        return found.compactMap { if case .element(let child) = $0 { child } else { nil } }
    }

    private func keeps(_ rule: JSON, _ element: FHIRPathElement) throws(SyntaxFailure) -> Bool {
        try evaluator.count(1, offset)
        if let types = rule["type"]?.array?.compactMap({ $0["code"]?.string }), let type = element.type,
            case let known = types.compactMap({ FHIRType(named: $0) }), !known.isEmpty, known.count == types.count,
            !known.contains(where: { type.isKind(of: $0) })
        {
            return false
        }
        if let fixed = rule.object?.choice("fixed")?.json, !Equality.deepEqual(element.json, fixed) { return false }
        if let pattern = rule.object?.choice("pattern")?.json, !Self.matches(element.json, pattern) { return false }
        if let limit = rule["maxLength"]?.number?.integer, let text = element.json.string,
            text.unicodeScalars.count > limit
        {
            return false
        }
        if rule["binding"]?["strength"] == "required", let url = rule["binding"]?["valueSet"]?.string,
            evaluator.isMember(.element(element), of: url) == false
        {
            return false
        }
        for constraint in rule["constraint"]?.array ?? [] where constraint["severity"] == "error" {
            guard let source = constraint["expression"]?.string else { continue }
            guard try holds(source, element) else { return false }
        }
        return true
    }

    private func holds(_ source: String, _ element: FHIRPathElement) throws(SyntaxFailure) -> Bool {
        let node: Node
        do throws(SyntaxFailure) {
            node = try Parser.parse(source)
        } catch {
            throw SyntaxFailure(
                .notSupported("conformsTo(): a constraint of \(profile) cannot be read: \(error.reason.text)"), offset)
        }
        let result = try evaluator.evaluate(node, Scope(this: [.element(element)]))
        return try evaluator.boolean(result, "a constraint of \(profile)", offset) == true
    }

    /// Whether all of the pattern is in the value.
    private static func matches(_ value: JSON, _ pattern: JSON) -> Bool {
        switch (value, pattern) {
        case (.object(let own), .object(let wanted)):
            wanted.allSatisfy { member in own[member.name].map { matches($0, member.value) } ?? false }
        case (.array(let own), .array(let wanted)):
            wanted.allSatisfy { part in own.contains { matches($0, part) } }
        default: Equality.deepEqual(value, pattern)
        }
    }
}
