/// A decimal number that keeps its precision as written and calculates exactly.
///
/// The value is a coefficient of at most 38 digits and a number of decimal places. Sums, differences and products are
/// exact as long as they fit into 38 digits, and rounded half to even beyond. There is no NaN and no infinity:
/// what has no result is `nil`. Equality, order and hash are those of the value (1.5 equals 1.50); compare `text` where
/// the precision counts too.
public struct FHIRDecimal: Sendable {
    /// The most decimal places kept; also bounds exponents, so that no input makes the text long.
    static let maximumScale = 400
    /// 10 to the 38th: coefficients are smaller than this.
    static let coefficientLimit: Int128 = powersOfTen[38]

    /// The digits, with the sign.
    let coefficient: Int128
    /// How many of the digits stand behind the point; negative for trailing zeros that do not fit.
    let scale: Int
    /// The text it was made from, where that is not what `text` would make of the value.
    private let written: String?

    /// Zero.
    public static let zero = FHIRDecimal(0)

    /// A whole number.
    public init(_ value: Int) {
        self.init(coefficient: Int128(value), scale: 0)
    }

    /// The number written in digits with an optional minus, fraction and exponent, as JSON and FHIR R4 do.
    ///
    /// `nil` if the text is anything else (a plus, a zero before other digits), longer than `JSONNumber.maximumLength`, or has its last place beyond
    /// 400 before or behind the point. Digits beyond the 38th are rounded in the value and kept in `text`.
    public init?(_ text: String) {
        guard let parts = DecimalScanner.scan(text) else { return nil }
        let plain = FHIRDecimal(coefficient: parts.coefficient, scale: parts.scale)
        guard plain.scale <= Self.maximumScale, plain.scale >= -Self.maximumScale else { return nil }
        coefficient = plain.coefficient
        scale = plain.scale
        written = parts.isPlain ? nil : text
    }

    /// The number in `JSON`, if it is in range.
    public init?(_ number: JSONNumber) {
        self.init(number.text)
    }

    /// A coefficient below the limit and a scale. A negative scale is resolved where the digits have room.
    init(coefficient: Int128, scale: Int) {
        var coefficient = coefficient
        var scale = scale
        while scale < 0, coefficient.magnitude < Self.coefficientLimit.magnitude / 10 {
            coefficient *= 10
            scale += 1
        }
        if coefficient == 0, scale < 0 { scale = 0 }
        self.coefficient = coefficient
        self.scale = scale
        written = nil
    }

    /// Powers of ten from 0 to 38.
    static let powersOfTen: [Int128] = {
        var powers: [Int128] = [1]
        for _ in 0..<38 { powers.append((powers.last ?? 1) * 10) }
        return powers
    }()
}

extension FHIRDecimal: CustomStringConvertible {
    /// The number as it was written; of a calculated one, plain digits with a point.
    public var text: String { written ?? plainText }

    /// As `text`.
    public var description: String { text }

    /// Digits and a point, never an exponent; keeps the decimal places.
    public var plainText: String {
        var digits = String(coefficient.magnitude)
        if scale > 0 {
            if digits.utf8.count <= scale {
                digits = String(repeating: "0", count: scale + 1 - digits.utf8.count) + digits
            }
            digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -scale))
        } else if scale < 0 {
            digits += String(repeating: "0", count: -scale)
        }
        return coefficient < 0 ? "-" + digits : digits
    }

    /// How many digits stand behind the point: 2 for 1.50.
    public var decimalPlaces: Int { max(0, scale) }

    /// Whether the value has no fraction: true for 2.0.
    public var isWhole: Bool { normalized.scale <= 0 }

    /// The value as an `Int`; `nil` if it has a fraction or does not fit.
    public var integer: Int? {
        let whole = normalized
        guard whole.scale <= 0, -whole.scale <= 20 else { return nil }
        let (value, overflow) = whole.coefficient.multipliedReportingOverflow(by: Self.powersOfTen[-whole.scale])
        return overflow ? nil : Int(exactly: value)
    }

    /// The nearest binary number. Not exact; for functions that have no decimal result.
    public var double: Double { Double(plainText) ?? 0 }

    /// The decimal of a binary number's shortest text; `nil` if it is not finite or out of range.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self.init(String(value))
    }
}

extension FHIRDecimal: Comparable, Hashable {
    /// Same value, whatever the number of decimal places.
    public static func == (left: FHIRDecimal, right: FHIRDecimal) -> Bool {
        left.coefficient == right.coefficient && left.scale == right.scale || compare(left, right) == 0
    }

    /// Order of the values.
    public static func < (left: FHIRDecimal, right: FHIRDecimal) -> Bool {
        compare(left, right) < 0
    }

    /// Equal values have equal hashes.
    public func hash(into hasher: inout Hasher) {
        let normal = normalized
        hasher.combine(normal.coefficient)
        hasher.combine(normal.scale)
    }

    /// Without trailing zeros behind the digits.
    public var normalized: FHIRDecimal {
        guard coefficient != 0 else { return .zero }
        var coefficient = coefficient
        var scale = scale
        while scale > 0, coefficient % 10 == 0 {
            coefficient /= 10
            scale -= 1
        }
        return FHIRDecimal(coefficient: coefficient, scale: scale)
    }

    private static func compare(_ left: FHIRDecimal, _ right: FHIRDecimal) -> Int {
        if left.scale == right.scale { return order(left.coefficient, right.coefficient) }
        if left.coefficient.signum() != right.coefficient.signum() {
            return order(left.coefficient.signum(), right.coefficient.signum())
        }
        if let (first, second) = aligned(left, right) { return order(first, second) }
        // Too far apart to share a scale: the one with more digits before its point is the larger in magnitude.
        let (leftDigits, rightDigits) = (digitCount(left), digitCount(right))
        if leftDigits != rightDigits {
            return (leftDigits < rightDigits) == (left.coefficient > 0) ? -1 : 1
        }
        return left.plainText == right.plainText ? 0 : orderByDigits(left, right)
    }

    /// The order of numbers of one sign and as many digits before the point: their digits decide.
    private static func orderByDigits(_ left: FHIRDecimal, _ right: FHIRDecimal) -> Int {
        var first = Array(String(left.coefficient.magnitude).utf8)
        var second = Array(String(right.coefficient.magnitude).utf8)
        let count = max(first.count, second.count)
        first += repeatElement(48, count: count - first.count)
        second += repeatElement(48, count: count - second.count)
        if first == second { return 0 }
        return first.lexicographicallyPrecedes(second) == (left.coefficient > 0) ? -1 : 1
    }

    private static func digitCount(_ number: FHIRDecimal) -> Int {
        String(number.coefficient.magnitude).utf8.count - number.scale
    }

    private static func order<T: Comparable>(_ left: T, _ right: T) -> Int {
        left == right ? 0 : left < right ? -1 : 1
    }

    /// Both coefficients at the larger of both scales, if they fit.
    static func aligned(_ left: FHIRDecimal, _ right: FHIRDecimal) -> (Int128, Int128)? {
        if left.scale == right.scale { return (left.coefficient, right.coefficient) }
        if left.scale < right.scale {
            return raised(left.coefficient, by: right.scale - left.scale).map { ($0, right.coefficient) }
        }
        return raised(right.coefficient, by: left.scale - right.scale).map { (left.coefficient, $0) }
    }

    private static func raised(_ coefficient: Int128, by power: Int) -> Int128? {
        guard coefficient != 0 else { return 0 }
        guard power <= 38 else { return nil }
        let (value, overflow) = coefficient.multipliedReportingOverflow(by: powersOfTen[power])
        return overflow ? nil : value
    }
}
