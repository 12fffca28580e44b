import FHIR

/// Comparison and arithmetic of quantities with all of UCUM's units and the calendar's.
enum Units {
    /// What a quantity's unit measures. Calendar years and months are dimensions apart from UCUM's averages `a` and `mo`.
    private static func measure(_ quantity: FHIRPathQuantity, isEquivalence: Bool = false) -> Measure {
        guard quantity.isCalendarUnit, let unit = quantity.calendarUnit else {
            // A space, which UCUM has not, keeps it apart from every code.
            if let system = quantity.difference?.system { return Measure(base: "\(system) \(quantity.unit)") }
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

    /// Whether they are the same; `nil` if the units measure different things or an amount is not known.
    static func equal(_ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> Bool? {
        guard left.isExact, right.isExact else { return left == right ? true : nil }
        return compare(left, right).map { $0 == 0 }
    }

    /// -1, 0 or 1; `nil` if the units measure different things or an amount is not known.
    static func compare(_ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> Int? {
        guard left.isExact, right.isExact else { return nil }
        let order: (FHIRDecimal, FHIRDecimal) -> Int = { $0 == $1 ? 0 : $0 < $1 ? -1 : 1 }
        if hasSameUnit(left, right) { return order(left.value, right.value) }
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
        guard left.difference?.comparator == right.difference?.comparator else { return false }
        if hasSameUnit(left, right) { return Equality.rounded(left.value, right.value) }
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

    /// Whether the text is a code of UCUM.
    static func isUCUM(_ unit: String) -> Bool { UnitParser.parse(unit, depth: 0) != nil }

    private static func hasSameUnit(_ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> Bool {
        left.unit == right.unit && left.isCalendarUnit == right.isCalendarUnit
            && left.difference?.system == right.difference?.system
    }

    /// The amount in another unit of the same kind; `nil` if it is of another. Calendar years and months are as many days as
    /// `toQuantity()` takes them for, and nowhere else.
    static func convert(_ quantity: FHIRPathQuantity, to unit: String) -> FHIRPathQuantity? {
        if quantity.unit == unit, quantity.difference == nil { return quantity }
        let calendar = CalendarUnit(word: unit)
        let target =
            calendar.map { FHIRPathQuantity(value: quantity.value, calendarUnit: $0.rawValue) }
            ?? FHIRPathQuantity(value: quantity.value, unit: unit)
        if let result = convert(quantity, like: target) { return result }
        guard quantity.isExact else { return nil }
        // UCUM's own years and months are as many of the calendar's, by equivalence.
        if isAverage(quantity) || isAverage(target) {
            let (first, second) = (measure(quantity, isEquivalence: true), measure(target, isEquivalence: true))
            guard first.dimensions == second.dimensions, let amount = first.amount(quantity.value) else { return nil }
            return second.count(amount).map { target.with($0.normalized) }
        }
        if let days = quantity.calendarUnit?.days {
            return quantity.value.multiplying(by: days)
                .flatMap { convert(FHIRPathQuantity(value: $0, calendarUnit: "day"), like: target) }
        }
        guard let days = calendar?.days, let count = convert(quantity, to: "day")?.value.dividing(by: days) else {
            return nil
        }
        return target.with(count.normalized)
    }

    private static func isAverage(_ quantity: FHIRPathQuantity) -> Bool {
        !quantity.isCalendarUnit && ["a", "a_t", "a_j", "a_g", "mo", "mo_s", "mo_j", "mo_g"].contains(quantity.unit)
    }

    private static func convert(_ quantity: FHIRPathQuantity, like target: FHIRPathQuantity) -> FHIRPathQuantity? {
        guard quantity.isExact else { return nil }
        if hasSameUnit(quantity, target) { return quantity }
        let (first, second) = (measure(quantity), measure(target))
        guard first.dimensions == second.dimensions, let amount = first.amount(quantity.value) else { return nil }
        return second.count(amount).map { target.with($0.normalized) }
    }

    /// The amount as a number, if that is what the unit comes to (`50 '%'`).
    static func number(_ quantity: FHIRPathQuantity) -> FHIRDecimal? {
        if quantity.isNumber { return quantity.value }
        let measure = measure(quantity)
        guard measure.dimensions.isEmpty, let amount = measure.amount(quantity.value) else { return nil }
        return Measure().count(amount)
    }

    /// Both in the smaller of the two units; `nil` if they measure different things.
    private static func inFinerUnit(
        _ left: FHIRPathQuantity, _ right: FHIRPathQuantity
    ) -> (FHIRPathQuantity, FHIRPathQuantity)? {
        if hasSameUnit(left, right) { return (left, right) }
        let (first, second) = (measure(left), measure(right))
        // A special unit takes part in no calculation with other units (UCUM, "Special Units on non-ratio scales").
        guard first.scale == nil, second.scale == nil else { return nil }
        if let unit = first.amount(FHIRDecimal(1)), let size = second.count(unit), size > FHIRDecimal(1) {
            return convert(left, like: right).map { ($0, right) }
        }
        return convert(right, like: left).map { (left, $0) }
    }

    /// The result of an operator; `nil` where units do not go together, or an amount is not known.
    static func calculate(_ symbol: Operator, _ left: FHIRPathQuantity, _ right: FHIRPathQuantity) -> FHIRPathValue? {
        guard left.isExact, right.isExact else { return nil }
        switch symbol {
        case .plus, .minus:
            guard let (first, second) = inFinerUnit(left, right) else { return nil }
            return first.value.adding(symbol == .plus ? second.value : second.value.negated).map {
                .quantity(first.with($0))
            }
        case .multiply:
            let product = left.value.multiplying(by: right.value)
            if left.isNumber { return product.map { .quantity(right.with($0)) } }
            if right.isNumber { return product.map { .quantity(left.with($0)) } }
            guard let unit = unit(of: left, right, isDivision: false) else { return nil }
            return product.map { .quantity(FHIRPathQuantity(value: $0, unit: unit)) }
        case .divide:
            if right.isNumber { return left.value.dividing(by: right.value).map { .quantity(left.with($0)) } }
            let (first, second) = (measure(left), measure(right))
            guard first.scale == nil, second.scale == nil else { return nil }
            if first.dimensions == second.dimensions {
                guard let amount = first.amount(left.value), let divisor = second.amount(right.value),
                    let above = amount.numerator.multiplying(by: divisor.denominator),
                    let below = amount.denominator.multiplying(by: divisor.numerator)
                else { return nil }
                return above.dividing(by: below).map { .quantity(FHIRPathQuantity(value: $0, unit: "1")) }
            }
            guard let unit = unit(of: left, right, isDivision: true) else { return nil }
            return left.value.dividing(by: right.value).map { .quantity(FHIRPathQuantity(value: $0, unit: unit)) }
        default: return nil
        }
    }

    /// The unit of a product or quotient. `nil` if one of them can be no part of another: a special unit, one of another
    /// system, and calendar years and months.
    private static func unit(
        of left: FHIRPathQuantity, _ right: FHIRPathQuantity, isDivision: Bool
    ) -> String? {
        guard let first = code(left), let second = code(right) else { return nil }
        if isUCUM(first), isUCUM(second), let one = UnitProduct(first), let other = UnitProduct(second) {
            return one.times(other, isDivision: isDivision).code
        }
        let parts = [first, second].map { $0.contains("/") || $0.contains(".") ? "(\($0))" : $0 }
        return (left.isNumber ? "" : parts[0]) + (isDivision ? "/" : ".") + parts[1]
    }

    /// The unit's code as part of another; `nil` if it cannot be.
    private static func code(_ quantity: FHIRPathQuantity) -> String? {
        guard quantity.difference == nil, measure(quantity).scale == nil else { return nil }
        return quantity.isCalendarUnit ? quantity.calendarUnit?.ucumCode : quantity.unit
    }
}
