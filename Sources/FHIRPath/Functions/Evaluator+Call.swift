import FHIR

extension Evaluator {
    /// Calls a function on its input, and counts a part of what it gives: collections that are handed on take memory too.
    /// `hasInput` is whether it stands behind a point, so that the input becomes `$this`.
    func call(
        _ call: Call, on input: [FHIRPathValue], _ scope: Scope, hasInput: Bool
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        try count(1, call.offset)
        let result = try dispatch(call, on: input, scope, hasInput: hasInput)
        if result.count > 3 { try count(result.count / 4, call.offset) }
        return result
    }

    private func dispatch(
        _ call: Call, on input: [FHIRPathValue], _ scope: Scope, hasInput: Bool
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        switch call.function {
        case .empty, .exists, .all, .allTrue, .anyTrue, .allFalse, .anyFalse, .subsetOf, .supersetOf, .count, .distinct,
            .isDistinct, .not:
            return try existence(call, input, scope)
        case .where, .select, .repeat, .ofType, .sort, .aggregate:
            return try projection(call, input, scope)
        case .single, .first, .last, .tail, .skip, .take, .intersect, .exclude, .union, .combine:
            return try subset(call, input, scope)
        case .iif: return try iif(call, input, scope, hasInput: hasInput)
        case .toBoolean, .convertsToBoolean, .toInteger, .convertsToInteger, .toDecimal, .convertsToDecimal, .toDate,
            .convertsToDate, .toDateTime, .convertsToDateTime, .toTime, .convertsToTime, .toQuantity,
            .convertsToQuantity,
            .toString, .convertsToString:
            return try conversion(call, input, scope)
        case .indexOf, .lastIndexOf, .substring, .startsWith, .endsWith, .contains, .upper, .lower, .replace, .matches,
            .matchesFull, .replaceMatches, .length, .toChars, .encode, .decode, .escape, .unescape, .trim, .split,
            .join:
            return try text(call, input, scope)
        case .abs, .ceiling, .exp, .floor, .ln, .log, .power, .round, .sqrt, .truncate:
            return try mathematics(call, input, scope)
        case .sum, .min, .max, .avg: return try total(call, input)
        case .children, .descendants, .is, .as, .type: return try tree(call, input)
        case .trace, .now, .today, .timeOfDay, .defineVariable, .lowBoundary, .highBoundary, .precision, .comparable:
            return try utility(call, input, scope)
        case .extension, .hasValue, .getValue, .resolve, .elementDefinition, .slice, .checkModifiers, .conformsTo,
            .memberOf, .subsumes, .subsumedBy, .htmlChecks, .weight, .ordinal:
            return try fhir(call, input, scope)
        case .own: return try call.own.map { own throws(SyntaxFailure) in try self.own(own, call, input, scope) } ?? []
        }
    }

    /// The value of an argument, evaluated where the call stands.
    func argument(_ index: Int, of call: Call, _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard call.arguments.indices.contains(index) else { return [] }
        return try evaluate(call.arguments[index], scope)
    }

    /// Evaluates the first argument for each item as `$this`; stops when `visit` returns false.
    func forEach(
        _ call: Call, _ input: [FHIRPathValue], _ scope: Scope, argument: Int = 0,
        _ visit: (FHIRPathValue, [FHIRPathValue]) throws(SyntaxFailure) -> Bool
    ) throws(SyntaxFailure) {
        let outer = defined
        defer { defined = outer }
        try count(input.count, call.offset)
        for (index, item) in input.enumerated() {
            defined = outer
            var inner = Scope(this: [item], index: index)
            inner.total = scope.total
            guard try visit(item, try evaluate(call.arguments[argument], inner)) else { return }
        }
    }

    func truth(_ value: Bool?) -> [FHIRPathValue] {
        value.map { [.boolean($0)] } ?? []
    }
}
