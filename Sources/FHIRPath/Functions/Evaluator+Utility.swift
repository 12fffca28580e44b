import FHIR

extension Evaluator {
    func utility(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        let name = call.function.rawValue + "()"
        switch call.function {
        case .now: return [.dateTime(environment.now)]
        case .today: return [.date(environment.now.date)]
        case .timeOfDay: return environment.now.time.map { [.time($0)] } ?? []
        case .trace:
            let label = try string(try argument(0, of: call, scope), name, call.offset) ?? ""
            var shown = input
            if call.arguments.count == 2 {
                shown = []
                try forEach(call, input, scope, argument: 1) { _, result throws(SyntaxFailure) in
                    shown += result
                    return true
                }
            }
            environment.trace?(label, shown)
            return input
        case .defineVariable: return try defineVariable(call, input, scope)
        case .comparable:
            guard let left = try single(input, name, call.offset).flatMap(Self.quantity),
                let right = try single(try argument(0, of: call, scope), name, call.offset).flatMap(Self.quantity)
            else { return [] }
            return truth(Units.isComparable(left, right))
        case .precision:
            return try single(input, name, call.offset).flatMap(Boundaries.precision).map { [.integer($0)] } ?? []
        default:
            guard let value = try single(input, name, call.offset) else { return [] }
            let precision = try integer(try argument(0, of: call, scope), name, call.offset)
            let boundary = Boundaries.boundary(of: value, isHigh: call.function == .highBoundary, precision: precision)
            return boundary.map { [$0] } ?? []
        }
    }

    /// A quantity, or the one that a number is without a conversion being asked for.
    private static func quantity(_ value: FHIRPathValue) -> FHIRPathQuantity? {
        if case .quantity(let quantity) = value { return quantity }
        return value.decimal.map { FHIRPathQuantity($0) }
    }

    /// Makes a variable that the rest of the path and functions called on it see.
    private func defineVariable(
        _ call: Call, _ input: [FHIRPathValue], _ scope: Scope
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard let name = try string(try argument(0, of: call, scope), "defineVariable()", call.offset) else {
            return []
        }
        guard defined[name] == nil, !["context", "resource", "rootResource", "ucum", "sct", "loinc"].contains(name)
        else {
            throw SyntaxFailure(
                .invalidArgument("defineVariable", reason: "there is a variable %\(name) already"), call.offset)
        }
        guard call.arguments.count == 2 else {
            defined[name] = input
            return input
        }
        var inner = scope
        inner.this = input
        let value = try evaluate(call.arguments[1], inner)
        defined[name] = value
        return input
    }
}
