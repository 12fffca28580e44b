import FHIR

/// Comparison and arithmetic of quantities with all of UCUM's units and the calendar's.
enum Units {
    /// What a quantity's unit measures. Calendar years and months are dimensions apart from UCUM's averages `a` and `mo`.
    private static func measure(_ quantity: FHIRPathQuantity, isEquivalence: Bool = false) -> Measure {
        guard quantity.isCalendarUnit, let unit = CalendarUnit(rawValue: quantity.unit) else {
            return Measure(quantity.unit)
        }
        switch unit {
        case .year where isEquivalence: return Measure("a")
        case .month where isEquivalence: return Measure("mo")
        case .year: return Measure(base: "calendar month").times(FHIRDecimal(12)) ?? Measure()
        case .month: return Measure(base: "calendar month")
        default: return Measure(unit.ucumCode ?? "1")
        }
    }

    /// -1, 0 or 1; `nil` if the units measure different things.
    static func compare(_ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> Int? {
        let order: (FHIRDecimal, FHIRDecimal) -> Int = { $0 == $1 ? 0 : $0 < $1 ? -1 : 1 }
        if left.unit == right.unit, left.isCalendarUnit == right.isCalendarUnit {
            return order(left.value, right.value)
        }
        let (first, second) = (measure(left), measure(right))
        guard first.dimensions == second.dimensions, let one = first.amount(left.value),
            let other = second.amount(right.value),
            let above = one.numerator.multiplying(by: other.denominator),
            let below = other.numerator.multiplying(by: one.denominator)
        else { return nil }
        return order(above, below)
    }

    /// Whether they are the same to the precision of the less precise one, both in the larger of the units.
    static func equivalent(_ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> Bool {
        if left.unit == right.unit { return Equality.rounded(left.value, right.value) }
        let (first, second) = (measure(left, isEquivalence: true), measure(right, isEquivalence: true))
        guard first.dimensions == second.dimensions, let one = first.amount(left.value),
            let other = second.amount(right.value),
            let unit = first.amount(FHIRDecimal(1)), let size = second.count(unit)
        else { return false }
        if size < FHIRDecimal(1) {
            return second.count(one).map { Equality.rounded($0, right.value) } ?? false
        }
        return first.count(other).map { Equality.rounded(left.value, $0) } ?? false
    }

    /// Whether amounts in the units can be compared.
    static func isComparable(_ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> Bool {
        measure(left).dimensions == measure(right).dimensions
    }

    /// The amount in another unit of the same kind; `nil` if it is of another.
    static func convert(_ quantity: FHIRPathQuantity, to unit: String) -> FHIRPathQuantity? {
        if quantity.unit == unit { return quantity }
        let target =
            CalendarUnit(word: unit).map { FHIRPathQuantity(value: quantity.value, calendarUnit: $0.rawValue) }
            ?? FHIRPathQuantity(value: quantity.value, unit: unit)
        let (first, second) = (measure(quantity), measure(target))
        guard first.dimensions == second.dimensions, let amount = first.amount(quantity.value) else { return nil }
        return second.count(amount).map { target.with($0.normalized) }
    }

    static func calculate(_ symbol: Operator, _ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> FHIRPathValue? {
        switch symbol {
        case .plus, .minus:
            guard let other = convert(right, to: left.unit) else { return nil }
            return left.value.adding(symbol == .plus ? other.value : other.value.negated).map {
                .quantity(left.with($0))
            }
        case .multiply:
            let unit = left.unit == "1" ? right.unit : right.unit == "1" ? left.unit : code(left) + "." + code(right)
            return left.value.multiplying(by: right.value).map { .quantity(FHIRPathQuantity(value: $0, unit: unit)) }
        case .divide:
            if right.unit == "1" { return left.value.dividing(by: right.value).map { .quantity(left.with($0)) } }
            let (first, second) = (measure(left), measure(right))
            if first.dimensions == second.dimensions {
                guard let amount = first.amount(left.value), let divisor = second.amount(right.value),
                    let above = amount.numerator.multiplying(by: divisor.denominator),
                    let below = amount.denominator.multiplying(by: divisor.numerator)
                else { return nil }
                return above.dividing(by: below).map { .quantity(FHIRPathQuantity(value: $0, unit: "1")) }
            }
            let unit = (left.unit == "1" ? "" : code(left)) + "/" + code(right)
            return left.value.dividing(by: right.value).map { .quantity(FHIRPathQuantity(value: $0, unit: unit)) }
        default: return nil
        }
    }

    /// The unit's code as part of a longer one.
    private static func code(_ quantity: FHIRPathQuantity) -> String {
        let code =
            quantity.isCalendarUnit ? CalendarUnit(rawValue: quantity.unit)?.ucumCode ?? quantity.unit : quantity.unit
        return code.contains("/") || code.contains(".") ? "(\(code))" : code
    }
}
