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

/// The order of dates, date-times and times of any precision.
enum TemporalOrder {
    /// Offsets on Earth reach from 12 hours behind UTC to 14 ahead: that far apart, an unknown one does not matter.
    private static let secondsOfDoubt = 26 * 3600

    static func isComparable(_ left: FHIRPathValue, _ right: FHIRPathValue) -> Bool {
        switch (left, right) {
        case (.time, .time): true
        case (.date, .date), (.date, .dateTime), (.dateTime, .date), (.dateTime, .dateTime): true
        default: false
        }
    }

    /// -1, 0 or 1; `nil` if the values agree as far as the less precise one goes, or an unknown offset decides.
    static func compare(_ left: FHIRPathValue, _ right: FHIRPathValue) -> Int? {
        switch (left, right) {
        case (.time(let first), .time(let second)): return compare(fields(first), fields(second))
        default:
            guard let first = dateTime(left), let second = dateTime(right) else { return nil }
            if first.time != nil, second.time != nil, (first.offsetMinutes == nil) != (second.offsetMinutes == nil) {
                let difference = first.secondsSince1970 - second.secondsSince1970
                return abs(difference) > Double(secondsOfDoubt) ? (difference < 0 ? -1 : 1) : nil
            }
            let isShifted = first.offsetMinutes != nil && second.offsetMinutes != nil
            return compare(fields(first, inUTC: isShifted), fields(second, inUTC: isShifted))
        }
    }

    private static func dateTime(_ value: FHIRPathValue) -> FHIRDateTime? {
        switch value {
        case .date(let date): FHIRDateTime(date: date)
        case .dateTime(let value): value
        default: nil
        }
    }

    /// Year, month, day, hour, minute, and seconds with their fraction; -1 for what is not known.
    private typealias Fields = InlineArray<6, Int>

    private static func fields(_ time: FHIRTime?, _ date: FHIRDate? = nil) -> Fields {
        [
            date?.year ?? -1, date?.month ?? -1, date?.day ?? -1, time?.hour ?? -1, time?.minute ?? -1,
            time?.second.map { $0 * 1_000_000_000 + (time?.nanosecond ?? 0) } ?? -1,
        ]
    }

    private static func fields(_ value: FHIRDateTime, inUTC: Bool) -> Fields {
        if inUTC, let offset = value.offsetMinutes, offset != 0,
            case .dateTime(let shifted)? = DateArithmetic.add(FHIRDecimal(-offset), .minute, to: .dateTime(value))
        {
            return fields(shifted.time, shifted.date)
        }
        return fields(value.time, value.date)
    }

    /// The first fields that differ decide, and leave it open if one of them is not known.
    private static func compare(_ left: Fields, _ right: Fields) -> Int? {
        for index in left.indices where left[index] != right[index] {
            guard left[index] >= 0, right[index] >= 0 else { return nil }
            return left[index] < right[index] ? -1 : 1
        }
        return 0
    }
}
