/// Reads the digits, point and exponent of a decimal.
enum DecimalScanner {
    /// The digits (rounded half to even to 38) and how many stand behind the point. `nil` if this is not a decimal.
    static func scan(_ text: String.UTF8View) -> (coefficient: Int128, scale: Int)? {
        guard text.count <= JSONNumber.maximumLength else { return nil }
        var rest = text[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        var digits = Digits()
        guard digits.take(&rest, behindPoint: false) else { return nil }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard digits.take(&rest, behindPoint: true) else { return nil }
        }
        guard let exponent = exponent(&rest), rest.isEmpty else { return nil }
        let coefficient = digits.rounded
        return (isNegative ? -coefficient : coefficient, digits.scale - exponent)
    }

    private static func exponent(_ rest: inout Substring.UTF8View) -> Int? {
        guard let letter = rest.first else { return 0 }
        guard letter | 0x20 == UInt8(ascii: "e") else { return nil }
        rest.removeFirst()
        defer { rest = rest[rest.endIndex...] }
        return Int(Substring(rest))
    }

    private struct Digits {
        private var coefficient: Int128 = 0
        private var count = 0
        private(set) var scale = 0
        private var firstDropped: UInt8?
        private var laterDropped = false

        /// Takes all digits at the front; `false` if there is none.
        mutating func take(_ rest: inout Substring.UTF8View, behindPoint: Bool) -> Bool {
            var taken = 0
            while let byte = rest.first, byte >= 48, byte <= 57 {
                rest.removeFirst()
                taken += 1
                let digit = byte - 48
                if count < 38 {
                    coefficient = coefficient * 10 + Int128(digit)
                    if coefficient != 0 { count += 1 }
                    if behindPoint { scale += 1 }
                } else {
                    if firstDropped == nil { firstDropped = digit } else if digit != 0 { laterDropped = true }
                    if !behindPoint { scale -= 1 }
                }
            }
            return taken > 0
        }

        /// The digits kept, rounded by those dropped. Rounding up to 39 digits drops the last zero.
        var rounded: Int128 {
            mutating get {
                guard let firstDropped else { return coefficient }
                if firstDropped > 5 || firstDropped == 5 && (laterDropped || coefficient % 2 != 0) { coefficient += 1 }
                if coefficient == FHIRDecimal.coefficientLimit {
                    coefficient /= 10
                    scale -= 1
                }
                return coefficient
            }
        }
    }
}
