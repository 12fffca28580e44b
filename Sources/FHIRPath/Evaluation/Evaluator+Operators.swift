import FHIR

extension Evaluator {
    /// The result of an operator on the value left of it.
    func apply(
        _ operation: Operation, _ left: [FHIRPathValue], _ scope: Scope
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        let offset = operation.offset
        let symbol = operation.symbol
        try count(1, offset)
        switch symbol {
        case .and, .or, .xor, .implies:
            let first = try boolean(left, symbol.rawValue, offset)
            // What the left side already decides leaves the right side alone.
            switch (symbol, first) {
            case (.and, false?): return [.boolean(false)]
            case (.or, true?), (.implies, false?): return [.boolean(true)]
            default: break
            }
            let second = try boolean(try evaluate(operation.operand, scope), symbol.rawValue, offset)
            return Self.logic(symbol, first, second).map { [.boolean($0)] } ?? []
        default: break
        }
        if symbol == .in, case .constant(let constant) = operation.operand, defined.isEmpty {
            return try isMember(left, of: constant, scope, operation)
        }
        let right = try evaluate(operation.operand, scope)
        switch symbol {
        case .union: return try distinct(left + right, offset)
        case .equal, .notEqual:
            guard let isEqual = try equal(left, right, offset) else { return [] }
            return [.boolean(isEqual == (symbol == .equal))]
        case .equivalent, .notEquivalent:
            return [.boolean(try equivalent(left, right, offset) == (symbol == .equivalent))]
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return try compare(symbol, left, right, offset)
        case .in: return try contains(right, left, operation)
        case .contains: return try contains(left, right, operation)
        case .concatenate:
            let first = try string(left, "&", offset) ?? ""
            let second = try string(right, "&", offset) ?? ""
            try countText(bytes: first.utf8.count + second.utf8.count, offset)
            return [.string(first + second)]
        default:
            guard let first = try single(left, symbol.rawValue, offset),
                let second = try single(right, symbol.rawValue, offset)
            else { return [] }
            return try calculate(symbol, first, second, offset).map { [$0] } ?? []
        }
    }

    /// Three-valued logic (FHIRPath 2.0, "Boolean logic").
    private static func logic(_ symbol: Operator, _ left: Bool?, _ right: Bool?) -> Bool? {
        switch symbol {
        case .and: left == false || right == false ? false : left == true && right == true ? true : nil
        case .or: left == true || right == true ? true : left == false && right == false ? false : nil
        case .xor: if let left, let right { left != right } else { nil }
        default: left == false || right == true ? true : left == true && right == false ? false : nil
        }
    }

    /// Whether one of the values is the one that is sought, by `in` or `contains`.
    func contains(
        _ values: [FHIRPathValue], _ sought: [FHIRPathValue], _ operation: Operation
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard sought.count <= 1 else {
            throw SyntaxFailure(.notSingle(operation.symbol.rawValue, count: sought.count), operation.offset)
        }
        guard let item = sought.first else { return [] }
        for value in values where try equal([value], [item], operation.offset) == true { return [.boolean(true)] }
        return [.boolean(false)]
    }

    func negated(_ values: [FHIRPathValue], _ offset: Int) throws(SyntaxFailure) -> [FHIRPathValue] {
        switch try single(values, "-", offset) {
        case nil: return []
        case .integer(let value)?: return FHIRPathValue.whole(value == .min ? nil : -value).map { [$0] } ?? []
        case .decimal(let value)?: return [.decimal(value.negated)]
        case .quantity(let quantity)?: return quantity.isExact ? [.quantity(quantity.with(quantity.value.negated))] : []
        case let other?:
            throw SyntaxFailure(.wrongType("the sign", expected: "a number", found: other.kindDescription), offset)
        }
    }

    /// Arithmetic of two values. `nil` where there is no result: division by zero, overflow, units that do not go together.
    func calculate(
        _ symbol: Operator, _ left: FHIRPathValue, _ right: FHIRPathValue, _ offset: Int
    ) throws(SyntaxFailure) -> FHIRPathValue? {
        switch (left, right) {
        case (.integer(let first), .integer(let second)): return Self.whole(symbol, first, second)
        case (.integer(let first), .decimal(let second)): return Self.number(symbol, FHIRDecimal(first), second)
        case (.decimal(let first), .integer(let second)): return Self.number(symbol, first, FHIRDecimal(second))
        case (.decimal(let first), .decimal(let second)): return Self.number(symbol, first, second)
        case (.string(let first), .string(let second)) where symbol == .plus:
            try countText(bytes: first.utf8.count + second.utf8.count, offset)
            return .string(first + second)
        case (.quantity(let first), .quantity(let second)) where symbol != .div && symbol != .mod:
            return Units.calculate(symbol, first, second)
        case (.quantity(let quantity), .integer), (.quantity(let quantity), .decimal):
            guard symbol != .div, symbol != .mod, let number = right.decimal else { break }
            return Units.calculate(symbol, quantity, FHIRPathQuantity(number))
        case (.integer, .quantity(let quantity)), (.decimal, .quantity(let quantity)):
            guard symbol != .div, symbol != .mod, let number = left.decimal else { break }
            return Units.calculate(symbol, FHIRPathQuantity(number), quantity)
        case (.date, .quantity(let quantity)), (.dateTime, .quantity(let quantity)), (.time, .quantity(let quantity)):
            guard symbol == .plus || symbol == .minus else { break }
            guard quantity.isExact else { return nil }
            guard let unit = CalendarUnit(quantity), DateArithmetic.takes(unit, left) else {
                let unit = quantity.calendarUnit.map { $0.rawValue + "s" } ?? "'\(quantity.unit)'"
                throw SyntaxFailure(
                    .operandTypes(operator: symbol.rawValue, left: left.kindDescription, right: unit), offset)
            }
            let amount = symbol == .plus ? quantity.value : quantity.value.negated
            guard let result = DateArithmetic.add(amount, unit, to: left) else {
                throw SyntaxFailure(.outsideOfCalendar(operator: symbol.rawValue), offset)
            }
            return result
        default: break
        }
        throw SyntaxFailure(
            .operandTypes(operator: symbol.rawValue, left: left.kindDescription, right: right.kindDescription), offset)
    }

    private static func whole(_ symbol: Operator, _ left: Int, _ right: Int) -> FHIRPathValue? {
        let result: (partialValue: Int, overflow: Bool)
        switch symbol {
        case .plus: result = left.addingReportingOverflow(right)
        case .minus: result = left.subtractingReportingOverflow(right)
        case .multiply: result = left.multipliedReportingOverflow(by: right)
        case .div: result = left.dividedReportingOverflow(by: right)
        // The quotient may be out of range where the remainder is not.
        case .mod where right == -1: result = (0, false)
        case .mod: result = left.remainderReportingOverflow(dividingBy: right)
        default: return FHIRDecimal(left).dividing(by: FHIRDecimal(right)).map(FHIRPathValue.decimal)
        }
        return result.overflow ? nil : .whole(result.partialValue)
    }

    private static func number(_ symbol: Operator, _ left: FHIRDecimal, _ right: FHIRDecimal) -> FHIRPathValue? {
        switch symbol {
        case .plus: left.adding(right).map(FHIRPathValue.decimal)
        case .minus: left.subtracting(right).map(FHIRPathValue.decimal)
        case .multiply: left.multiplying(by: right).map(FHIRPathValue.decimal)
        case .divide: left.dividing(by: right).map(FHIRPathValue.decimal)
        case .mod: left.remainder(dividingBy: right).map(FHIRPathValue.decimal)
        default: left.quotient(dividingBy: right).flatMap { FHIRPathValue.whole($0.integer) }
        }
    }
}
