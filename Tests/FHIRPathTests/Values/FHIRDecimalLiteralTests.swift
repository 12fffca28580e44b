import FHIR
import Testing

@testable import FHIRPath

@Suite("A number as FHIRPath writes it") struct FHIRDecimalLiteralTests {
    @Test(
        "may have a sign and idle zeros, and keeps its places",
        arguments: [
            ("+1.50", "1.50"), ("007", "7"), ("-000.0", "-0.0"), ("0", "0"), ("00", "0"),
            ("12345678901234567890.1", "12345678901234567890.1"),
        ])
    func read(text: String, expected: String) {
        #expect(FHIRDecimal(literal: text)?.text == expected)
    }

    @Test(
        "has no exponent and digits on both sides of its point",
        arguments: ["1e2", "1E2", "1.", ".5", "-", "+-1", "1.2.3", "", "0x1", "1 "])
    func refused(text: String) {
        #expect(FHIRDecimal(literal: text) == nil)
    }

    @Test("is written without an exponent") func written() {
        #expect(FHIRDecimal("1e3")?.literal == "1000")
        #expect(FHIRDecimal("1.0E-3")?.literal == "0.0010")
        #expect(FHIRDecimal("1.50")?.literal == "1.50")
    }
}
