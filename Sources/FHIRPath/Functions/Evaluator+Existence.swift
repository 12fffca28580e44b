import FHIR

extension Evaluator {
    func existence(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        let name = call.function.rawValue
        switch call.function {
        case .empty: return truth(input.isEmpty)
        case .exists:
            guard !call.arguments.isEmpty else { return truth(!input.isEmpty) }
            var found = false
            try forEach(call, input, scope) { _, result throws(SyntaxFailure) in
                found = try boolean(result, name, call.offset) == true
                return !found
            }
            return truth(found)
        case .all:
            var holds = true
            try forEach(call, input, scope) { _, result throws(SyntaxFailure) in
                holds = try boolean(result, name, call.offset) == true
                return holds
            }
            return truth(holds)
        case .allTrue: return truth(try booleans(input, call).allSatisfy { $0 })
        case .anyTrue: return truth(try booleans(input, call).contains(true))
        case .allFalse: return truth(try booleans(input, call).allSatisfy { !$0 })
        case .anyFalse: return truth(try booleans(input, call).contains(false))
        case .subsetOf: return truth(try isSubset(input, of: try argument(0, of: call, scope), call.offset))
        case .supersetOf: return truth(try isSubset(try argument(0, of: call, scope), of: input, call.offset))
        case .count: return [.integer(input.count)]
        case .distinct: return try distinct(input, call.offset)
        case .isDistinct: return truth(try distinct(input, call.offset).count == input.count)
        default: return truth(try boolean(input, name, call.offset).map { !$0 })
        }
    }

    private func booleans(_ input: [FHIRPathValue], _ call: Call) throws(SyntaxFailure) -> [Bool] {
        var result: [Bool] = []
        for value in input {
            guard case .boolean(let truth)? = value.systemValue else {
                throw SyntaxFailure(
                    .wrongType(call.function.rawValue + "()", expected: "Booleans", found: value.kindDescription),
                    call.offset)
            }
            result.append(truth)
        }
        return result
    }

    private func isSubset(
        _ values: [FHIRPathValue], of others: [FHIRPathValue], _ offset: Int
    ) throws(SyntaxFailure) -> Bool {
        var known = KnownValues()
        for other in others { try count(known.insert(other).comparisons + 1, offset) }
        return values.allSatisfy { known.contains($0) }
    }
}
