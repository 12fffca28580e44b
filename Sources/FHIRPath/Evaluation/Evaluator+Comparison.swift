import FHIR

extension Evaluator {
    /// `<`, `<=`, `>`, `>=`: empty for empty operands and where precision does not say; throws for types without an order.
    func compare(
        _ symbol: Operator, _ left: [FHIRPathValue], _ right: [FHIRPathValue], _ offset: Int
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard var first = try single(left, symbol.rawValue, offset),
            var second = try single(right, symbol.rawValue, offset)
        else { return [] }
        if let read = Self.temporal(left[0], beside: second) { first = read }
        if let read = Self.temporal(right[0], beside: first) { second = read }
        guard let order = try order(first, second, symbol.rawValue, offset) else { return [] }
        switch symbol {
        case .less: return [.boolean(order < 0)]
        case .lessOrEqual: return [.boolean(order <= 0)]
        case .greater: return [.boolean(order > 0)]
        default: return [.boolean(order >= 0)]
        }
    }

    /// -1, 0 or 1; `nil` where it cannot be said.
    func order(
        _ left: FHIRPathValue, _ right: FHIRPathValue, _ what: String, _ offset: Int
    ) throws(SyntaxFailure) -> Int? {
        switch (left, right) {
        case (.integer(let first), .integer(let second)): return first == second ? 0 : first < second ? -1 : 1
        case (.integer, .decimal), (.decimal, .integer), (.decimal, .decimal):
            guard let first = try decimal([left], what, offset), let second = try decimal([right], what, offset) else {
                return nil
            }
            return first == second ? 0 : first < second ? -1 : 1
        case (.string(let first), .string(let second)):
            if first.hasSameBytes(as: second) { return 0 }
            // UTF-8 keeps the order of code points.
            return first.utf8.lexicographicallyPrecedes(second.utf8) ? -1 : 1
        case (.quantity(let first), .quantity(let second)): return Units.compare(first, second)
        case (.quantity(let quantity), .integer), (.quantity(let quantity), .decimal):
            return right.decimal.flatMap { Units.compare(quantity, FHIRPathQuantity($0)) }
        case (.integer, .quantity(let quantity)), (.decimal, .quantity(let quantity)):
            return left.decimal.flatMap { Units.compare(FHIRPathQuantity($0), quantity) }
        default:
            guard TemporalOrder.isComparable(left, right) else {
                throw SyntaxFailure(
                    .operandTypes(operator: what, left: left.kindDescription, right: right.kindDescription), offset)
            }
            return TemporalOrder.compare(left, right)
        }
    }

    /// An element beside a date or time as one itself, if its type is not known and it is written as one. A string is none
    /// (FHIRPath 2.0, "Conversion": explicit).
    private static func temporal(_ value: FHIRPathValue, beside other: FHIRPathValue) -> FHIRPathValue? {
        guard case .element(let element) = value, element.type == nil, let text = element.json.string else {
            return nil
        }
        switch other {
        case .date, .dateTime: return FHIRDateTime(text).map(FHIRPathValue.dateTime)
        case .time: return FHIRTime(text).map(FHIRPathValue.time)
        default: return nil
        }
    }
}
