import FHIR
import Testing

@testable import FHIRPath

@Suite("Equality of items") struct EqualityTests {
    private static let values: [FHIRPathValue] = [
        .integer(1), .decimal(FHIRDecimal(1)), .quantity(FHIRPathQuantity(value: FHIRDecimal(100), unit: "%")),
        .string("1"),
        .boolean(true), .string("true"), FHIRPathValue(json: 1), FHIRPathValue(json: ["a": 1]),
        FHIRPathValue(json: ["a": .number(JSONNumber(FHIRDecimal("1.0") ?? .zero))]), FHIRPathValue(json: ["a": 2]),
        .quantity(FHIRPathQuantity(value: FHIRDecimal(1), unit: "m")),
        .quantity(FHIRPathQuantity(value: FHIRDecimal(100), unit: "cm")),
    ]

    @Test("is the same both ways, and equal items are found by their rough hash") func symmetric() {
        for first in Self.values {
            #expect(Equality.equal(first, first) == true, "\(first)")
            for second in Self.values {
                let isEqual = Equality.equal(first, second)
                #expect(isEqual == Equality.equal(second, first), "\(first) \(second)")
                if isEqual == true {
                    #expect(Equality.roughHash(first) == Equality.roughHash(second), "\(first) \(second)")
                }
            }
        }
    }

    @Test(
        "Decimals are equivalent to the places of the less precise one",
        arguments: [
            ("1.50", "1.5", true), ("1.54", "1.5", true), ("1.55", "1.5", false), ("2", "1.5", true),
            ("1", "1.5", false),
        ])
    func rounded(first: String, second: String, expected: Bool) throws {
        let (first, second) = (try #require(FHIRDecimal(first)), try #require(FHIRDecimal(second)))
        #expect(Equality.rounded(first, second) == expected)
        #expect(Equality.rounded(second, first) == expected)
    }

    @Test(
        "Strings are equivalent without regard to case and to the kind of spaces, not to their number",
        arguments: [
            ("a b", "A\tB", true), ("a b", "a\u{A0}b", false), ("é", "e\u{301}", true), ("a\r\nb", "a  b", true),
            ("a b", "a  b", false), (" a", "a", false),
            ("straße", "STRASSE", false),
        ])
    func strings(first: String, second: String, expected: Bool) {
        #expect(Equality.equivalent(.string(first), .string(second)) == expected)
        #expect(Equality.equivalent(.string(second), .string(first)) == expected)
    }
}
