import FHIR

extension FHIRDecimal {
    /// A number as FHIRPath writes them: digits and a fraction, with a sign, and with zeros before the first digit that counts,
    /// which are left out; no exponent (FHIRPath 2.0, "toDecimal()"; grammar, `NUMBER`).
    init?(literal: some StringProtocol) {
        var bytes = Substring(literal).utf8
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        guard bytes.allSatisfy({ $0 &- 48 < 10 || $0 == UInt8(ascii: ".") }) else { return nil }
        while bytes.first == UInt8(ascii: "0"), let next = bytes.dropFirst().first, next &- 48 < 10 {
            bytes.removeFirst()
        }
        self.init((isNegative ? "-" : "") + String(Substring(bytes)))
    }

    /// The number as FHIRPath writes them: as it was written, but without an exponent.
    var literal: String {
        let text = text
        return text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") } ? plainText : text
    }
}
