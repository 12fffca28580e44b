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
        case .resolve:
            // Each may look through all that is contained, and all of a bundle's entries.
            try count(input.count * (countOfResolvable / 8 + 1), call.offset)
            return input.compactMap(resolve)
        case .weight, .ordinal: return input.compactMap(score)
        case .checkModifiers: return try checkModifiers(call, input, scope)
        case .htmlChecks: return input.isEmpty ? [] : truth(input.allSatisfy(Self.isNarrative))
        case .conformsTo: return try conformsTo(call, input, scope)
        case .memberOf: return try memberOf(call, input, scope)
        case .subsumes, .subsumedBy: return try subsumes(call, input, scope)
        default:
            throw SyntaxFailure(
                .notSupported("\(name) is for the generation of snapshots; there is nothing to look up here"),
                call.offset)
        }
    }

    /// Whether it is XHTML that keeps the rules for narratives.
    private static func isNarrative(_ value: FHIRPathValue) -> Bool {
        guard case .element(let element) = value, element.type == .xhtml else { return false }
        return element.json.string.map(HTMLCheck.passes) ?? false
    }

    private static func hasValue(_ value: FHIRPathValue) -> Bool {
        guard case .element(let element) = value else { return true }
        switch element.json {
        case .string, .number, .bool: return true
        default: return false
        }
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
}
