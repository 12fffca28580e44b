import FHIR

/// Quantities of the same or of related units.
enum Units {
    /// Seconds in the units of time that are of fixed length; the calendar's words as their UCUM codes.
    private static let seconds: [String: FHIRDecimal] = [
        "wk": FHIRDecimal(604_800), "d": FHIRDecimal(86_400), "h": FHIRDecimal(3600), "min": FHIRDecimal(60),
        "s": FHIRDecimal(1),
    ]

    /// The amount in a base unit of the same kind.
    private static func base(_ quantity: FHIRPathQuantity) -> (value: FHIRDecimal, unit: String) {
        let calendar = quantity.isCalendarUnit ? CalendarUnit(rawValue: quantity.unit) : nil
        switch calendar {
        case .year?: return (quantity.value.multiplying(by: FHIRDecimal(12)) ?? quantity.value, "month")
        case .month?: return (quantity.value, "month")
        default: break
        }
        let code = calendar?.ucumCode ?? quantity.unit
        if code == "ms" { return (quantity.value.dividing(by: FHIRDecimal(1000)) ?? quantity.value, "s") }
        guard let factor = seconds[code] else { return (quantity.value, code) }
        return (quantity.value.multiplying(by: factor) ?? quantity.value, "s")
    }

    /// -1, 0 or 1; `nil` if the units measure different things.
    static func compare(_ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> Int? {
        let (first, second) = (base(left), base(right))
        guard first.unit == second.unit else { return nil }
        return first.value == second.value ? 0 : first.value < second.value ? -1 : 1
    }

    /// Whether they are the same to the precision of the less precise one.
    static func equivalent(_ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> Bool {
        if left.unit == right.unit { return Equality.rounded(left.value, right.value) }
        let (first, second) = (base(left), base(right))
        return first.unit == second.unit && Equality.rounded(first.value, second.value)
    }

    /// Whether amounts in the units can be compared.
    static func isComparable(_ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> Bool {
        base(left).unit == base(right).unit
    }

    /// The amount in another unit of the same kind; `nil` if it is of another.
    static func convert(_ quantity: FHIRPathQuantity, to unit: String) -> FHIRPathQuantity? {
        if quantity.unit == unit { return quantity }
        let target = FHIRPathQuantity(value: FHIRDecimal(1), unit: unit)
        let (first, second) = (base(quantity), base(target))
        guard first.unit == second.unit else { return nil }
        return first.value.dividing(by: second.value).map { target.with($0) }
    }

    static func calculate(_ symbol: Operator, _ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> FHIRPathValue? {
        switch symbol {
        case .plus, .minus:
            let operand = symbol == .plus ? right.value : right.value.negated
            if left.unit == right.unit { return left.value.adding(operand).map { .quantity(left.with($0)) } }
            let (first, second) = (base(left), base(right))
            guard first.unit == second.unit else { return nil }
            let sum = first.value.adding(symbol == .plus ? second.value : second.value.negated)
            return sum.map { .quantity(FHIRPathQuantity(value: $0, unit: first.unit)) }
        case .multiply:
            guard left.unit == "1" || right.unit == "1" else { return nil }
            let unit = left.unit == "1" ? right : left
            return left.value.multiplying(by: right.value).map { .quantity(unit.with($0)) }
        case .divide:
            if right.unit == "1" { return left.value.dividing(by: right.value).map { .quantity(left.with($0)) } }
            let (first, second) = (base(left), base(right))
            guard first.unit == second.unit else { return nil }
            return first.value.dividing(by: second.value).map { .quantity(FHIRPathQuantity(value: $0, unit: "1")) }
        default: return nil
        }
    }
}
