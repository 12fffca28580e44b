/// Reads the digits, point and exponent of a decimal (FHIR R4, "decimal": JSON's grammar of numbers).
struct DecimalScanner {
    /// What a text says.
    struct Parts {
        /// The digits, rounded half to even to 38.
        let coefficient: Int128
        /// How many of them stand behind the point.
        let scale: Int
        /// Whether the text is what `FHIRDecimal.plainText` makes of the two.
        let isPlain: Bool
    }

    private var coefficient: Int128 = 0
    /// Digits from the first that is not 0 on, up to 38.
    private var count = 0
    private var scale = 0
    private var firstDropped: UInt8?
    private var laterDropped = false

    /// `nil` if this is not a decimal.
    static func scan(_ text: String) -> Parts? {
        var text = text
        return text.withUTF8 { bytes in scan(bytes) }
    }

    private static func scan(_ text: UnsafeBufferPointer<UInt8>) -> Parts? {
        guard text.count <= JSONNumber.maximumLength else { return nil }
        var next = 0
        let isNegative = text.first == UInt8(ascii: "-")
        if isNegative { next = 1 }
        var scanner = DecimalScanner()
        let first = next
        guard scanner.take(text, &next, behindPoint: false), text[first] != UInt8(ascii: "0") || next - first == 1
        else {
            return nil
        }
        if next < text.count, text[next] == UInt8(ascii: ".") {
            next += 1
            guard scanner.take(text, &next, behindPoint: true) else { return nil }
        }
        guard let exponent = exponent(text, from: next) else { return nil }
        let isPlain =
            next == text.count && scanner.firstDropped == nil && !(isNegative && scanner.coefficient == 0)
        let coefficient = scanner.rounded
        return Parts(
            coefficient: isNegative ? -coefficient : coefficient, scale: scanner.scale - exponent,
            isPlain: isPlain)
    }

    private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from next: Int) -> Int? {
        guard next < text.count else { return 0 }
        guard text[next] | 0x20 == UInt8(ascii: "e") else { return nil }
        return Int(String(decoding: text[(next + 1)...], as: UTF8.self))
    }

    /// Takes all digits from there on; `false` if there is none.
    private mutating func take(_ text: UnsafeBufferPointer<UInt8>, _ next: inout Int, behindPoint: Bool) -> Bool {
        let first = next
        if count == 0 {
            // What fits into a machine word goes quicker there.
            var word: UInt64 = 0
            while next < text.count, text[next] &- 48 < 10, count < 18 {
                word = word * 10 + UInt64(text[next] &- 48)
                if word != 0 { count += 1 }
                next += 1
            }
            coefficient = Int128(word)
            if behindPoint { scale += next - first }
        }
        while next < text.count, text[next] &- 48 < 10 {
            take(text[next] &- 48, behindPoint: behindPoint)
            next += 1
        }
        return next > first
    }

    private mutating func take(_ digit: UInt8, behindPoint: Bool) {
        if count < 38 {
            coefficient = coefficient * 10 + Int128(digit)
            if coefficient != 0 { count += 1 }
            if behindPoint { scale += 1 }
        } else {
            if firstDropped == nil { firstDropped = digit } else if digit != 0 { laterDropped = true }
            if !behindPoint { scale -= 1 }
        }
    }

    /// The digits kept, rounded by those dropped. Rounding up to 39 digits drops the last zero.
    private var rounded: Int128 {
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
