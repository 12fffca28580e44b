import FHIR

extension Evaluator {
    /// `conformsTo()`: of a core type's own profile, whether the item is of that type; of a profile at hand, whether it keeps
    /// what the profile says. Throws for several items, and for a profile that is not at hand or says what is not checked here.
    func conformsTo(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard input.count <= 1 else { throw SyntaxFailure(.notSingle("conformsTo()", count: input.count), call.offset) }
        guard let item = input.first,
            let url = try string(try argument(0, of: call, scope), "conformsTo()", call.offset)
        else { return [] }
        if let profile = definition("StructureDefinition", url) {
            // Profiles are of FHIR's types alone.
            guard case .element(let element) = item else { return truth(false) }
            var check = ProfileCheck(evaluator: self, profile: url, offset: call.offset)
            return truth(try check.conforms(element, profile))
        }
        guard let type = ProfileCheck.coreType(url) else {
            throw SyntaxFailure(.notSupported("conformsTo(): the profile \(url) is not at hand"), call.offset)
        }
        guard case .element(let element) = item else { return truth(false) }
        return truth(element.type?.isKind(of: type) ?? false)
    }

    /// The result of an expression that stands in a profile, on an element of its own: it sees none of the variables that
    /// `defineVariable()` made outside, and leaves none.
    func evaluateRule(_ node: Node, on element: FHIRPathElement) throws(SyntaxFailure) -> [FHIRPathValue] {
        try inContext([.element(element)]) { () throws(SyntaxFailure) in
            try evaluate(node, Scope(this: [.element(element)]))
        }
    }

    /// A profile's rules as a tree, read once an evaluation.
    func profileElement(of definition: JSONObject, _ rules: [JSON]) -> ProfileElement {
        guard let url = definition["url"]?.string else { return ProfileElement(rules: rules) }
        let name = definition["version"]?.string.map { url + "|" + $0 } ?? url
        if let known = profiles[name] { return known }
        let element = ProfileElement(rules: rules)
        profiles[name] = element
        return element
    }

    /// An expression that stands in a profile, read once an evaluation.
    func rule(_ source: String) throws(SyntaxFailure) -> Node {
        if let known = rules[source] { return known }
        let node = try Parser.parse(source).node
        rules[source] = node
        return node
    }
}
