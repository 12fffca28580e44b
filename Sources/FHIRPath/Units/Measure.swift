import FHIR

/// What a unit measures and how much of it: a ratio of decimals times powers of base units.
struct Measure {
    var numerator = FHIRDecimal(1)
    var denominator = FHIRDecimal(1)
    /// Exponents of base units, none of them 0.
    var dimensions: [String: Int] = [:]
    /// The scale if the unit is a special one, which then stands alone; the ratio is that of its proper unit.
    var scale: SpecialScale?
    /// The factor of a prefix on a scale, which multiplies the value on it: 10 dB are 1 B.
    var scaleFactor = FHIRDecimal(1)

    /// The unit with that code. A text that is no UCUM code is a dimension of its own.
    init(_ code: String) {
        if let measure = UnitParser.parse(code, depth: 0) {
            self = measure
        } else {
            dimensions = [code: 1]
        }
    }

    /// Nothing but a number.
    init() {}

    /// A base unit.
    init(base: String) {
        dimensions = [base: 1]
    }

    /// Times the other to a power; `nil` if out of range.
    func times(_ other: Measure, power: Int) -> Measure? {
        guard abs(power) <= 40, scale == nil, other.scale == nil || (power == 1 && dimensions.isEmpty) else {
            return nil
        }
        var result = self
        result.scale = other.scale
        result.scaleFactor = other.scaleFactor
        for _ in 0..<abs(power) {
            let (up, down) = power > 0 ? (other.numerator, other.denominator) : (other.denominator, other.numerator)
            guard let numerator = result.numerator.multiplying(by: up),
                let denominator = result.denominator.multiplying(by: down)
            else { return nil }
            result.numerator = numerator.normalized
            result.denominator = denominator.normalized
        }
        for (base, exponent) in other.dimensions {
            let sum = (result.dimensions[base] ?? 0) + exponent * power
            result.dimensions[base] = sum == 0 ? nil : sum
        }
        return result
    }

    /// Times a number.
    func times(_ factor: FHIRDecimal) -> Measure? {
        guard let product = numerator.multiplying(by: factor) else { return nil }
        var result = self
        result.numerator = product
        return result
    }

    /// That many of the unit in base units, as a fraction.
    func amount(_ value: FHIRDecimal) -> (numerator: FHIRDecimal, denominator: FHIRDecimal)? {
        let proper = scale.map { scale in value.multiplying(by: scaleFactor).flatMap { scale.proper($0) } } ?? value
        guard let proper, let product = proper.multiplying(by: numerator) else { return nil }
        return (product, denominator)
    }

    /// How many of the unit an amount in base units is.
    func count(_ amount: (numerator: FHIRDecimal, denominator: FHIRDecimal)) -> FHIRDecimal? {
        guard let above = amount.numerator.multiplying(by: denominator),
            let below = amount.denominator.multiplying(by: numerator), let proper = above.dividing(by: below)
        else { return nil }
        return scale.map { $0.value(of: proper)?.dividing(by: scaleFactor) } ?? proper
    }
}
