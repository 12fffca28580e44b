import FHIR

extension Evaluator {
    /// `=` of collections: `nil` if either is empty or it cannot be said; else same count and equal items in order.
    func equal(_ left: [FHIRPathValue], _ right: [FHIRPathValue], _ offset: Int) throws(SyntaxFailure) -> Bool? {
        guard !left.isEmpty, !right.isEmpty else { return nil }
        guard left.count == right.count else { return false }
        try count(left.count, offset)
        var isKnown = true
        for (first, second) in zip(left, right) {
            switch Equality.equal(first, second) {
            case false?: return false
            case nil: isKnown = false
            case true?: break
            }
        }
        return isKnown ? true : nil
    }

    /// `~` of collections: same count and equivalent items in any order; two empty ones are equivalent.
    func equivalent(_ left: [FHIRPathValue], _ right: [FHIRPathValue], _ offset: Int) throws(SyntaxFailure) -> Bool {
        guard left.count == right.count else { return false }
        var rest = right
        for value in left {
            try count(rest.count, offset)
            guard let match = rest.firstIndex(where: { Equality.equivalent(value, $0) }) else { return false }
            rest.remove(at: match)
        }
        return true
    }

    /// The items without those equal to an earlier one.
    func distinct(_ values: [FHIRPathValue], _ offset: Int) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard values.count > 1 else { return values }
        var known = KnownValues()
        var result: [FHIRPathValue] = []
        for value in values {
            let compared = known.insert(value)
            try count(compared.comparisons + 1, offset)
            if compared.isNew { result.append(value) }
        }
        return result
    }
}
