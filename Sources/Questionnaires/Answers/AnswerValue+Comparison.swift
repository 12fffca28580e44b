import FHIR
import FHIRPath

extension AnswerValue {
    /// Whether both mean the same, as conditions ask: codings by system and code (by code alone where one has no system),
    /// numbers by value, quantities after conversion between units of UCUM, dates to the precision both have. `nil` if they cannot be compared.
    public func matches(_ other: AnswerValue) -> Bool? {
        switch (self, other) {
        case (.coding(let left), .coding(let right)):
            guard let leftCode = left.code, let rightCode = right.code else {
                return left.code == nil && right.code == nil ? left.display == right.display : false
            }
            if let leftSystem = left.system, let rightSystem = right.system, leftSystem != rightSystem { return false }
            return leftCode == rightCode
        case (.boolean(let left), .boolean(let right)): return left == right
        case (.reference(let left), .reference(let right)): return left == right
        case (.attachment(let left), .attachment(let right)): return left == right
        case (.string(let left), .coding(let right)), (.coding(let right), .string(let left)):
            return left == right.display || left == right.code
        case (.uri(let left), .uri(let right)), (.string(let left), .string(let right)),
            (.uri(let left), .string(let right)), (.string(let left), .uri(let right)):
            return left == right
        default: return compared(to: other).map { $0 == 0 }
        }
    }

    /// Below 0 if it is less than the other, 0 if equal, above 0 if greater; `nil` if there is no order between them: other
    /// types, units of other things, or dates whose precision leaves it open.
    public func compared(to other: AnswerValue) -> Int? {
        switch (self, other) {
        case (.string(let left), .string(let right)):
            return left == right ? 0 : left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars) ? -1 : 1
        case (.date(let left), .date(let right)): return Self.order(left, right)
        case (.dateTime(let left), .dateTime(let right)): return Self.order(left, right)
        case (.date(let left), .dateTime(let right)): return Self.order(left, right.date)
        case (.dateTime(let left), .date(let right)): return Self.order(left.date, right)
        case (.time(let left), .time(let right)):
            return Self.sign(left.nanosecondsSinceMidnight, right.nanosecondsSinceMidnight)
        case (.quantity(let left), .quantity(let right)):
            guard Self.haveSameUnit(left, right) else { return Self.orderConverted(left, right) }
            guard let left = left.value, let right = right.value else { return nil }
            return Self.sign(left, right)
        default:
            guard let left = number, let right = other.number else { return nil }
            return Self.sign(left, right)
        }
    }

    private static func sign<T: Comparable>(_ left: T, _ right: T) -> Int {
        left == right ? 0 : left < right ? -1 : 1
    }

    private static func haveSameUnit(_ left: Quantity, _ right: Quantity) -> Bool {
        if let leftCode = left.code, let rightCode = right.code {
            return leftCode == rightCode && (left.system == nil || right.system == nil || left.system == right.system)
        }
        let leftUnit = left.unit ?? left.code
        let rightUnit = right.unit ?? right.code
        return leftUnit == nil || rightUnit == nil || leftUnit == rightUnit
    }

    private static let isLess = try? FHIRPathExpression("%left < %right")
    private static let isGreater = try? FHIRPathExpression("%left > %right")

    /// The order of quantities in different units of UCUM; `nil` if they measure different things.
    private static func orderConverted(_ left: Quantity, _ right: Quantity) -> Int? {
        guard left.value != nil, right.value != nil, left.code != nil, right.code != nil,
            let now = FHIRDateTime(secondsSince1970: 0, offsetMinutes: 0)
        else { return nil }
        let operands = ["left": left, "right": right].mapValues { quantity in
            [FHIRPathValue(json: .object(quantity.json), type: "Quantity")]
        }
        let environment = FHIRPathEnvironment(variables: operands, now: now)
        func holds(_ expression: FHIRPathExpression?) -> Bool? {
            guard case .boolean(let value)?? = try? expression?.evaluate(on: [], environment: environment).first else {
                return nil
            }
            return value
        }
        guard let less = holds(isLess), let greater = holds(isGreater) else { return nil }
        return less ? -1 : greater ? 1 : 0
    }

    private static func order(_ left: FHIRDate, _ right: FHIRDate) -> Int? {
        if left.year != right.year { return sign(left.year, right.year) }
        switch (left.month, right.month) {
        case (nil, nil): return 0
        case (let leftMonth?, let rightMonth?):
            if leftMonth != rightMonth { return sign(leftMonth, rightMonth) }
            switch (left.day, right.day) {
            case (nil, nil): return 0
            case (let leftDay?, let rightDay?): return sign(leftDay, rightDay)
            default: return nil
            }
        default: return nil
        }
    }

    private static func order(_ left: FHIRDateTime, _ right: FHIRDateTime) -> Int? {
        guard left.time != nil, right.time != nil else {
            guard let order = order(left.date, right.date) else { return nil }
            return order != 0 || (left.time == nil && right.time == nil) ? order : nil
        }
        guard (left.offsetMinutes == nil) == (right.offsetMinutes == nil) else { return nil }
        return sign(left.secondsSince1970, right.secondsSince1970)
    }
}
