extension FHIRDecimal {
    /// How many significant digits a quotient has if no other number is asked for (FHIRPath asks for at least 28).
    public static let quotientDigits = 28

    /// The sum; `nil` if it is out of range.
    public func adding(_ other: FHIRDecimal) -> FHIRDecimal? {
        if let (left, right) = Self.aligned(self, other) {
            return Self.sum(left, right, scale: max(scale, other.scale))
        }
        // Beyond 38 digits: bring the larger to as many places as it can have, and round the other to those.
        let (large, small) = magnitude > other.magnitude ? (self, other) : (other, self)
        var places = large.scale
        var shifted = large.coefficient
        while places < small.scale, shifted.magnitude < Self.coefficientLimit.magnitude / 100 {
            shifted *= 10
            places += 1
        }
        let addend = small.scale > places ? small.rounded(toPlaces: places, rule: .toNearestOrEven) : small
        guard let (left, right) = Self.aligned(FHIRDecimal(coefficient: shifted, scale: places), addend) else {
            return self.magnitude > other.magnitude ? self : other
        }
        return Self.sum(left, right, scale: places)
    }

    /// The sum of coefficients of one scale. Two that just fit may make one digit more.
    private static func sum(_ left: Int128, _ right: Int128, scale: Int) -> FHIRDecimal? {
        let (sum, overflow) = left.addingReportingOverflow(right)
        guard overflow else { return fitting(sum, scale: scale) }
        return fitting(high: 0, low: left.magnitude + right.magnitude, isNegative: left < 0, scale: scale)
    }

    /// The difference; `nil` if it is out of range.
    public func subtracting(_ other: FHIRDecimal) -> FHIRDecimal? {
        adding(other.negated)
    }

    /// The product; `nil` if it is out of range.
    public func multiplying(by other: FHIRDecimal) -> FHIRDecimal? {
        let places = scale + other.scale
        let (product, overflow) = coefficient.multipliedReportingOverflow(by: other.coefficient)
        if !overflow { return Self.fitting(product, scale: places) }
        let full = coefficient.magnitude.multipliedFullWidth(by: other.coefficient.magnitude)
        return Self.fitting(
            high: full.high, low: full.low, isNegative: (coefficient < 0) != (other.coefficient < 0), scale: places)
    }

    /// The quotient to 28 significant digits or as many as asked for (37 at most), rounded half to even, without zeros at the end beyond the places of the
    /// operands; `nil` when dividing by zero or out of range.
    public func dividing(by other: FHIRDecimal, digits: Int = quotientDigits) -> FHIRDecimal? {
        guard other.coefficient != 0 else { return nil }
        guard coefficient != 0 else { return .zero }
        let divisor = other.coefficient.magnitude
        var quotient = coefficient.magnitude / divisor
        var remainder = coefficient.magnitude % divisor
        var places = scale - other.scale
        let digitLimit = Self.powersOfTen[min(max(digits, 1), 37) - 1].magnitude
        while remainder != 0, quotient < digitLimit, places < Self.maximumScale {
            // remainder < divisor < 10^38, so ten times it fits into 128 unsigned bits only when below 3.4 * 10^37.
            let wide = remainder.multipliedFullWidth(by: 10)
            let (digit, rest) = divisor.dividingFullWidth(wide)
            quotient = quotient * 10 + digit
            remainder = rest
            places += 1
        }
        let twice = remainder.multipliedFullWidth(by: 2)
        let isAboveHalf = twice.high > 0 || twice.low > divisor
        let isHalf = twice.high == 0 && twice.low == divisor
        if isAboveHalf || isHalf && quotient % 2 == 1 { quotient += 1 }
        let isNegative = (coefficient < 0) != (other.coefficient < 0)
        let result = Self.fitting(high: 0, low: quotient, isNegative: isNegative, scale: places)
        return result?.trimmed(toPlaces: max(0, scale - other.scale))
    }

    /// The whole part of the quotient, towards zero; `nil` when dividing by zero.
    public func quotient(dividingBy other: FHIRDecimal) -> FHIRDecimal? {
        guard other.coefficient != 0 else { return nil }
        guard let (left, right) = Self.aligned(self, other) else {
            return dividing(by: other)?.rounded(toPlaces: 0, rule: .towardZero)
        }
        return FHIRDecimal(coefficient: left / right, scale: 0)
    }

    /// What remains of division towards zero, with the sign of this number; `nil` when dividing by zero or when the two
    /// are too far apart to share 38 digits.
    public func remainder(dividingBy other: FHIRDecimal) -> FHIRDecimal? {
        guard other.coefficient != 0, let (left, right) = Self.aligned(self, other) else { return nil }
        return FHIRDecimal(coefficient: left % right, scale: max(scale, other.scale))
    }

    /// The number with the opposite sign.
    public var negated: FHIRDecimal { FHIRDecimal(coefficient: -coefficient, scale: scale) }

    /// The number without its sign.
    public var magnitude: FHIRDecimal { coefficient < 0 ? negated : self }

    /// With at most that many significant digits, rounded half to even.
    public func rounded(toSignificantDigits digits: Int) -> FHIRDecimal {
        let count = String(coefficient.magnitude).utf8.count
        return count <= digits ? self : rounded(toPlaces: scale - (count - digits), rule: .toNearestOrEven)
    }

    /// With at most that many digits behind the point (negative: whole tens, hundreds, …).
    public func rounded(toPlaces places: Int, rule: FloatingPointRoundingRule) -> FHIRDecimal {
        let excess = scale - places
        guard excess > 0 else { return self }
        guard excess <= 38 else {
            // Nothing but the sign is left of it.
            let isUp = rule == .up && coefficient > 0 || rule == .awayFromZero && coefficient != 0
            let isDown = rule == .down && coefficient < 0
            return FHIRDecimal(coefficient: isUp ? coefficient.signum() : isDown ? -1 : 0, scale: places)
        }
        let power = Self.powersOfTen[excess]
        let (whole, rest) = coefficient.quotientAndRemainder(dividingBy: power)
        let half = power.magnitude / 2
        let sign = coefficient.signum()
        let step: Int128 =
            switch rule {
            case .towardZero: 0
            case .awayFromZero: rest == 0 ? 0 : sign
            case .up: rest > 0 ? 1 : 0
            case .down: rest < 0 ? -1 : 0
            case .toNearestOrAwayFromZero: rest != 0 && rest.magnitude >= half ? sign : 0
            case .toNearestOrEven:
                rest.magnitude > half || rest != 0 && rest.magnitude == half && whole % 2 != 0 ? sign : 0
            @unknown default: 0
            }
        return FHIRDecimal(coefficient: whole + step, scale: places)
    }

    /// With exactly that many digits behind the point: zeros are added or digits rounded half to even.
    /// `nil` if they do not fit.
    public func withPlaces(_ places: Int) -> FHIRDecimal? {
        guard places > scale else { return rounded(toPlaces: places, rule: .toNearestOrEven) }
        guard places <= Self.maximumScale, places - scale <= 38 else { return nil }
        let (value, overflow) = coefficient.multipliedReportingOverflow(by: Self.powersOfTen[places - scale])
        guard !overflow, value.magnitude < Self.coefficientLimit.magnitude else { return nil }
        return FHIRDecimal(coefficient: value, scale: places)
    }

    /// The sum of all; zero of none; `nil` if out of range.
    public static func sum(_ numbers: some Sequence<FHIRDecimal>) -> FHIRDecimal? {
        var total = FHIRDecimal.zero
        for number in numbers {
            guard let next = total.adding(number) else { return nil }
            total = next
        }
        return total
    }

    private func trimmed(toPlaces places: Int) -> FHIRDecimal {
        var coefficient = coefficient
        var scale = scale
        while scale > places, coefficient % 10 == 0 {
            coefficient /= 10
            scale -= 1
        }
        return FHIRDecimal(coefficient: coefficient, scale: scale)
    }

    private static func fitting(_ coefficient: Int128, scale: Int) -> FHIRDecimal? {
        fitting(high: 0, low: coefficient.magnitude, isNegative: coefficient < 0, scale: scale)
    }

    /// A magnitude of up to 256 bits, rounded half to even to 38 digits; `nil` beyond the range of scales.
    private static func fitting(high: UInt128, low: UInt128, isNegative: Bool, scale: Int) -> FHIRDecimal? {
        var (high, low, scale) = (high, low, scale)
        var lastDropped: UInt128 = 0
        var earlierDropped = false
        while high > 0 || low >= coefficientLimit.magnitude || scale > maximumScale {
            earlierDropped = earlierDropped || lastDropped != 0
            let upper = high.quotientAndRemainder(dividingBy: 10)
            let lower = UInt128(10).dividingFullWidth((upper.remainder, low))
            high = upper.quotient
            low = lower.quotient
            lastDropped = lower.remainder
            scale -= 1
        }
        if lastDropped > 5 || lastDropped == 5 && (earlierDropped || low % 2 == 1) { low += 1 }
        guard scale >= -maximumScale else { return nil }
        let coefficient = Int128(low)
        return FHIRDecimal(coefficient: isNegative ? -coefficient : coefficient, scale: scale)
    }
}
