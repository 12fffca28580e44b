import FHIR

/// The functions that need value sets and code systems: those contained in the resource or the questionnaire, and those
/// among the environment's definitions. What cannot be decided with them is empty.
extension Evaluator {
    func memberOf(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard input.count == 1, let value = input[0].systemValue,
            let url = try string(try argument(0, of: call, scope), "memberOf()", call.offset),
            let set = definition("ValueSet", url)
        else { return [] }
        if case .string = value, ValueSetMembership(find: definition).systems(of: set).count > 1 { return [] }
        return truth(try isMember(input[0], of: set, call.offset))
    }

    /// Whether the code, or any coding of the concept, is in the set; `nil` if what is at hand does not say. Counts a part of the
    /// codes that are looked at for that.
    func isMember(_ value: FHIRPathValue, of set: JSONObject, _ offset: Int) throws(SyntaxFailure) -> Bool? {
        let membership = ValueSetMembership(find: definition)
        let answers = Self.codings(value).map { membership.contains($0, in: set) }
        try count(membership.codesSeen / 8, offset)
        let isUnknown = answers.contains { $0 == nil }
        return answers.contains(true) ? true : isUnknown ? nil : false
    }

    /// `subsumes()` and `subsumedBy()`.
    func subsumes(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        let other = try argument(0, of: call, scope)
        guard input.count == 1, other.count == 1 else { return [] }
        var isKnown = true
        for own in Self.codings(input[0]) {
            for other in Self.codings(other[0]) {
                if own.isSameConcept(as: other) { return truth(true) }
                let (above, below) = call.function == .subsumes ? (own, other) : (other, own)
                switch subsumes(above, below) {
                case true?: return truth(true)
                case nil: isKnown = false
                case false?: break
                }
            }
        }
        return isKnown ? truth(false) : []
    }

    private func subsumes(_ above: Coding, _ below: Coding) -> Bool? {
        guard let system = above.system, system == below.system, let first = above.code, let second = below.code,
            let resource = definition("CodeSystem", system), let codes = try? CodeSystem(json: resource)
        else { return nil }
        return codes.subsumes(first, second)
    }

    /// The codings of a Coding, a CodeableConcept, a coded Quantity or a code.
    private static func codings(_ value: FHIRPathValue) -> [Coding] {
        guard case .element(let element) = value else { return [Coding(code: value.text)] }
        guard let object = element.json.object else { return element.json.string.map { [Coding(code: $0)] } ?? [] }
        return object["coding"] == nil ? [Coding(json: object)] : CodeableConcept(json: object).codings
    }

    /// The resource of that type with a canonical URL (or `#id` of a contained one), from the resource, the questionnaire
    /// or the definitions.
    func definition(_ type: String, _ canonical: String) -> JSONObject? {
        let url = canonical.split(separator: "|", maxSplits: 1).first.map(String.init) ?? canonical
        for case .element(let holder) in holders + (environment.variables["questionnaire"] ?? []) {
            for case .object(let object) in holder.json["contained"]?.array ?? []
            where object["resourceType"]?.string == type {
                if object["url"]?.string == url || object["id"]?.string.map({ "#" + $0 }) == url { return object }
            }
        }
        return environment.definitions?.resource(type, canonical)
    }

    /// The resources around the focus, innermost first.
    var holders: [FHIRPathValue] {
        [environment.resource, environment.rootResource].compactMap { $0 } + focus
    }
}
