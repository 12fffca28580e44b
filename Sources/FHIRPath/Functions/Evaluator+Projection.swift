import FHIR

extension Evaluator {
    func projection(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        var output: [FHIRPathValue] = []
        switch call.function {
        case .where:
            try forEach(call, input, scope) { item, result throws(SyntaxFailure) in
                if try boolean(result, "where()", call.offset) == true { output.append(item) }
                return true
            }
        case .select:
            try forEach(call, input, scope) { _, result throws(SyntaxFailure) in
                output += result
                return true
            }
        case .repeat:
            var known = KnownValues()
            var pending = input
            while !pending.isEmpty {
                var new: [FHIRPathValue] = []
                try forEach(call, pending, scope) { _, result throws(SyntaxFailure) in
                    for value in result {
                        let compared = known.insert(value)
                        try count(compared.comparisons + 1, call.offset)
                        if compared.isNew { new.append(value) }
                    }
                    return true
                }
                output += new
                pending = new
            }
        case .ofType:
            guard case .typeTest(_, _, let specifier)? = call.arguments.first else { return [] }
            return try ofType(input, specifier)
        case .sort: return try sorted(call, input, scope)
        default:
            var inner = scope
            inner.total = try argument(1, of: call, scope)
            for (index, item) in input.enumerated() {
                try count(1, call.offset)
                inner.this = [item]
                inner.index = index
                inner.total = try evaluate(call.arguments[0], inner)
            }
            return inner.total
        }
        return output
    }

    /// An item with what it is sorted by.
    private typealias SortedRow = (item: FHIRPathValue, keys: [FHIRPathValue?])

    /// Sorts by the arguments in turn, by the items themselves if there are none. A minus before an argument turns its
    /// order round, for strings too. Items without a key come last, or first in a reversed order.
    private func sorted(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue]
    {
        var keys: [(node: Node, isReversed: Bool)] = []
        for argument in call.arguments {
            if case .negation(let inner, _) = argument {
                keys.append((inner, true))
            } else {
                keys.append((argument, false))
            }
        }
        if keys.isEmpty { keys = [(.this, false)] }
        var rows: [SortedRow] = []
        for (index, item) in input.enumerated() {
            var values: [FHIRPathValue?] = []
            for key in keys {
                values.append(
                    try single(try evaluate(key.node, Scope(this: [item], index: index)), "sort()", call.offset))
            }
            rows.append((item, values))
        }
        return try merged(rows[...], keys.map(\.isReversed), call.offset).map(\.item)
    }

    /// Sorts by halves: stable, and lets a comparison throw.
    private func merged(
        _ rows: ArraySlice<SortedRow>, _ isReversed: [Bool], _ offset: Int
    ) throws(SyntaxFailure) -> [SortedRow] {
        guard rows.count > 1 else { return Array(rows) }
        let middle = rows.startIndex + rows.count / 2
        let left = try merged(rows[..<middle], isReversed, offset)
        let right = try merged(rows[middle...], isReversed, offset)
        try count(rows.count, offset)
        var result: [SortedRow] = []
        result.reserveCapacity(rows.count)
        var next = 0
        for row in left {
            while next < right.count, try precedes(right[next].keys, row.keys, isReversed, offset) {
                result.append(right[next])
                next += 1
            }
            result.append(row)
        }
        return result + right[next...]
    }

    private func precedes(
        _ left: [FHIRPathValue?], _ right: [FHIRPathValue?], _ isReversed: [Bool], _ offset: Int
    ) throws(SyntaxFailure) -> Bool {
        for (index, isReversed) in isReversed.enumerated() {
            let order: Int
            switch (left[index], right[index]) {
            case (nil, nil): order = 0
            case (nil, _?): order = 1
            case (_?, nil): order = -1
            case (let first?, let second?): order = try self.order(first, second, "sort()", offset) ?? 0
            }
            if order != 0 { return isReversed ? order > 0 : order < 0 }
        }
        return false
    }

    func iif(
        _ call: Call, _ input: [FHIRPathValue], _ scope: Scope, hasInput: Bool
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard !hasInput || input.count <= 1 else {
            throw SyntaxFailure(.notSingle("iif()", count: input.count), call.offset)
        }
        var inner = scope
        if hasInput, !input.isEmpty { inner.this = input }
        let condition = try boolean(try evaluate(call.arguments[0], inner), "iif()", call.offset)
        return try argument(condition == true ? 1 : 2, of: call, inner)
    }
}
