import FHIR

/// The functions that FHIR adds (FHIR R4, "FHIRPath") and those of SDC.
extension Evaluator {
    func fhir(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        let name = call.function.rawValue + "()"
        switch call.function {
        case .extension:
            guard let url = try string(try argument(0, of: call, scope), name, call.offset) else { return [] }
            var output: [FHIRPathValue] = []
            for case .element(let element) in input {
                for found in element.extensions where found.json["url"]?.string == url {
                    output.append(.element(found))
                }
            }
            return output
        case .hasValue: return truth(input.count == 1 && Self.hasValue(input[0]))
        case .getValue:
            guard input.count == 1, Self.hasValue(input[0]) else { return [] }
            return input[0].systemValue.map { [$0] } ?? []
        case .resolve: return input.compactMap(resolve)
        case .weight, .ordinal: return input.compactMap(score)
        case .checkModifiers: return try checkModifiers(call, input, scope)
        case .htmlChecks:
            return truth(input.allSatisfy { if case .string? = $0.systemValue { true } else { false } })
        case .conformsTo: return try conformsTo(call, input, scope)
        case .memberOf: return try memberOf(call, input, scope)
        default:
            throw SyntaxFailure(
                .notSupported("\(name) needs profiles or terminologies, which are not at hand here"), call.offset)
        }
    }

    private static func hasValue(_ value: FHIRPathValue) -> Bool {
        guard case .element(let element) = value else { return true }
        switch element.json {
        case .string, .number, .bool: return true
        default: return false
        }
    }

    /// The resource that a Reference, uri or canonical names, if it is contained, or in the bundle around.
    private func resolve(_ value: FHIRPathValue) -> FHIRPathValue? {
        let url: String?
        switch value {
        case .element(let element): url = element.json["reference"]?.string ?? element.json.string
        case .string(let text): url = text
        default: url = nil
        }
        guard let url else { return nil }
        let holders = [environment.resource, environment.rootResource].compactMap { $0 } + focus
        for case .element(let holder) in holders {
            if url.hasPrefix("#") {
                if url == "#" { return .element(holder) }
                for resource in holder.json["contained"]?.array ?? []
                where resource["id"]?.string == String(url.dropFirst()) {
                    return FHIRPathValue(json: resource)
                }
            }
            for entry in holder.json["entry"]?.array ?? [] {
                guard let resource = entry["resource"], let type = resource["resourceType"]?.string else { continue }
                let local = resource["id"]?.string.map { type + "/" + $0 }
                if entry["fullUrl"]?.string == url || local == url { return FHIRPathValue(json: resource) }
            }
        }
        return nil
    }

    /// The score on the value itself, on the answer's coding, or that the questionnaire gives it.
    private func score(of value: FHIRPathValue) -> FHIRPathValue? {
        guard case .element(let element) = value else {
            return environment.scores?.score(of: value.json, linkId: nil).map(FHIRPathValue.decimal)
        }
        let holder = element.json.object ?? element.sibling
        if let holder, let score = Coding(json: holder).score { return .decimal(score) }
        // On an answer or an option, the score of what is inside.
        if let object = element.json.object, object["code"] == nil,
            let inner = object.members.first(where: { $0.name.hasPrefix("value") })
        {
            if let own = inner.value.object.flatMap({ Coding(json: $0).score }) { return .decimal(own) }
            return environment.scores?.score(of: inner.value, linkId: element.innerLinkId).map(FHIRPathValue.decimal)
        }
        return environment.scores?.score(of: element.json, linkId: element.linkId).map(FHIRPathValue.decimal)
    }

    private func checkModifiers(
        _ call: Call, _ input: [FHIRPathValue], _ scope: Scope
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        var known: Set<String> = []
        for index in call.arguments.indices {
            if let url = try string(try argument(index, of: call, scope), "checkModifiers()", call.offset) {
                known.insert(url)
            }
        }
        for case .element(let element) in input {
            for modifier in element.json["modifierExtension"]?.array ?? [] {
                guard let url = modifier["url"]?.string, !known.contains(url) else { continue }
                throw SyntaxFailure(
                    .invalidArgument("checkModifiers", reason: "the modifier extension \(url) is not known"),
                    call.offset)
            }
        }
        return input
    }

    /// Whether a resource is of the type of a core profile; other profiles are not at hand.
    private func conformsTo(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure)
        -> [FHIRPathValue]
    {
        guard let value = try single(input, "conformsTo()", call.offset),
            let url = try string(try argument(0, of: call, scope), "conformsTo()", call.offset)
        else { return [] }
        let core = "http://hl7.org/fhir/StructureDefinition/"
        guard url.hasPrefix(core), let type = FHIRType(named: String(url.dropFirst(core.count))) else {
            throw SyntaxFailure(.notSupported("conformsTo(): the profile \(url) is not at hand"), call.offset)
        }
        guard case .element(let element) = value else { return truth(false) }
        return truth(element.type?.isKind(of: type) ?? false)
    }

    /// Whether a code is in a value set contained in the resource or questionnaire.
    private func memberOf(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure)
        -> [FHIRPathValue]
    {
        guard let value = try single(input, "memberOf()", call.offset),
            let url = try string(try argument(0, of: call, scope), "memberOf()", call.offset)
        else { return [] }
        guard let set = containedValueSet(url), set.isListedInFull else {
            throw SyntaxFailure(.notSupported("memberOf(): the value set \(url) is not at hand"), call.offset)
        }
        let codings: [Coding]
        switch value {
        case .string(let code): return truth(set.concepts.contains { $0.coding.code == code })
        case .element(let element):
            guard let object = element.json.object else { return truth(false) }
            codings = object["coding"] == nil ? [Coding(json: object)] : CodeableConcept(json: object).codings
        default: return truth(false)
        }
        return truth(set.concepts.contains { concept in codings.contains { $0.isSameConcept(as: concept.coding) } })
    }

    private func containedValueSet(_ canonical: String) -> ValueSet? {
        let url = canonical.split(separator: "|", maxSplits: 1).first.map(String.init) ?? canonical
        let holders =
            [environment.resource, environment.rootResource].compactMap { $0 }
            + (environment.variables["questionnaire"] ?? []) + focus
        for case .element(let holder) in holders {
            for case .object(let object) in holder.json["contained"]?.array ?? [] {
                guard let set = try? ValueSet(json: object) else { continue }
                if set.url == url || set.id.map({ "#" + $0 }) == url { return set }
            }
        }
        return nil
    }
}
