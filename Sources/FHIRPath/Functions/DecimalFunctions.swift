import FHIR
import Glibc

/// Roots, powers and logarithms in decimal, of 28 significant digits: the last may be one off, the others are right.
///
/// They calculate with 36 digits and more, from a binary first guess; what is behind the 28th is what rounding may cost.
enum DecimalFunctions {
    /// The digits of a result, as many as quotients have.
    static let digits = 28
    private static let workingDigits = 36
    /// e to the power of more than this is beyond what decimals hold.
    private static let largestExponent = FHIRDecimal(920)
    private static let smallest = FHIRDecimal("1e-38") ?? .zero
    private static let two = FHIRDecimal(2)
    private static let nearOne = FHIRDecimal("0.01") ?? .zero

    /// The root; `nil` for negative numbers.
    static func squareRoot(_ number: FHIRDecimal) -> FHIRDecimal? {
        guard number > .zero else { return number == .zero ? .zero : nil }
        guard var root = FHIRDecimal(Glibc.sqrt(number.double)), root > .zero else { return nil }
        // Newton's method doubles the digits that are right: 15, 30, 60.
        for _ in 0..<2 {
            guard let sum = number.dividing(by: root, digits: workingDigits).flatMap({ root.adding($0) }),
                let mean = sum.dividing(by: two, digits: workingDigits)
            else { return nil }
            root = mean
        }
        return shown(root)
    }

    /// e to that power; `nil` if it is out of range.
    static func exponential(_ number: FHIRDecimal) -> FHIRDecimal? { exactExponential(number).map(shown) }

    /// The natural logarithm; `nil` of what is not above zero.
    static func logarithm(_ number: FHIRDecimal) -> FHIRDecimal? { exactLogarithm(number).map(shown) }

    /// The logarithm to a base; `nil` where there is none.
    static func logarithm(_ number: FHIRDecimal, base: FHIRDecimal) -> FHIRDecimal? {
        guard let above = exactLogarithm(number), let below = exactLogarithm(base), below != .zero else { return nil }
        return above.dividing(by: below, digits: workingDigits).map(shown)
    }

    /// The number to that power; `nil` where there is none: of negative numbers to broken powers, of zero to negative ones.
    static func power(_ number: FHIRDecimal, _ exponent: FHIRDecimal) -> FHIRDecimal? {
        if number == .zero { return exponent > .zero ? .zero : exponent == .zero ? FHIRDecimal(1) : nil }
        return exactLogarithm(number).flatMap { $0.multiplying(by: exponent) }.flatMap(exponential)
    }

    private static func shown(_ number: FHIRDecimal) -> FHIRDecimal {
        number.rounded(toSignificantDigits: digits).normalized
    }

    private static func exactExponential(_ number: FHIRDecimal) -> FHIRDecimal? {
        guard number.magnitude < largestExponent else { return nil }
        // Halved until the series is short, squared again as often.
        var halvings = 0
        var small = number
        while small.magnitude > FHIRDecimal(1) {
            guard let half = small.dividing(by: two, digits: workingDigits) else { return nil }
            small = half
            halvings += 1
        }
        var sum = FHIRDecimal(1)
        var term = FHIRDecimal(1)
        var count = 1
        while term.magnitude > smallest {
            guard
                let next = term.multiplying(by: small)?
                    .dividing(by: FHIRDecimal(count), digits: workingDigits)?
                    .rounded(toPlaces: workingDigits + 4, rule: .toNearestOrEven),
                let total = sum.adding(next)
            else { return nil }
            term = next
            sum = total
            count += 1
        }
        for _ in 0..<halvings {
            guard let square = sum.multiplying(by: sum) else { return nil }
            sum = square
        }
        return sum
    }

    private static func exactLogarithm(_ number: FHIRDecimal) -> FHIRDecimal? {
        let one = FHIRDecimal(1)
        if let above = number.subtracting(one), above.magnitude < nearOne { return logarithmNearOne(above) }
        guard number > .zero, let guess = FHIRDecimal(Glibc.log(number.double)),
            let power = exactExponential(guess), let difference = number.subtracting(power),
            let sum = number.adding(power),
            // Halley's method triples the digits that are right.
            let step = difference.multiplying(by: two)?.dividing(by: sum, digits: workingDigits)
        else { return nil }
        return guess.adding(step)
    }

    /// The logarithm of 1 and a small number. It is as small, so that digits would be lost in a sum with anything larger:
    /// twice the series of the inverse hyperbolic tangent of x / (2 + x).
    private static func logarithmNearOne(_ above: FHIRDecimal) -> FHIRDecimal? {
        guard above != .zero else { return .zero }
        guard let ratio = two.adding(above).flatMap({ above.dividing(by: $0, digits: workingDigits) }),
            let square = ratio.multiplying(by: ratio)?.rounded(toSignificantDigits: workingDigits)
        else { return nil }
        var sum = ratio
        var power = ratio
        // A term is a ten thousandth of the one before, or less.
        for divisor in stride(from: 3, through: 19, by: 2) {
            guard let next = power.multiplying(by: square)?.rounded(toSignificantDigits: workingDigits),
                let term = next.dividing(by: FHIRDecimal(divisor), digits: workingDigits), let total = sum.adding(term)
            else { return nil }
            power = next
            sum = total.rounded(toSignificantDigits: workingDigits + 2)
        }
        return sum.multiplying(by: two)
    }
}
