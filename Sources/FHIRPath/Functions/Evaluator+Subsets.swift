import FHIR

extension Evaluator {
    func subset(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        switch call.function {
        case .single:
            guard input.count <= 1 else { throw SyntaxFailure(.notSingle("single()", count: input.count), call.offset) }
            return input
        case .first: return Array(input.prefix(1))
        case .last: return Array(input.suffix(1))
        case .tail: return Array(input.dropFirst())
        case .skip:
            guard let number = try integer(try argument(0, of: call, scope), "skip()", call.offset) else { return [] }
            return Array(input.dropFirst(max(0, number)))
        case .take:
            guard let number = try integer(try argument(0, of: call, scope), "take()", call.offset) else { return [] }
            return Array(input.prefix(max(0, number)))
        case .union: return try distinct(input + (try argument(0, of: call, scope)), call.offset)
        case .combine:
            let other = try argument(0, of: call, scope)
            try count(input.count + other.count, call.offset)
            return input + other
        default:
            var known = KnownValues()
            for other in try argument(0, of: call, scope) {
                try count(known.insert(other).comparisons + 1, call.offset)
            }
            if call.function == .exclude { return input.filter { !known.contains($0) } }
            return try distinct(input.filter { known.contains($0) }, call.offset)
        }
    }
}
