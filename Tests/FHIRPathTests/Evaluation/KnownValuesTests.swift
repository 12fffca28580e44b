import FHIR
import Testing

@testable import FHIRPath

@Suite("Values that were met before") struct KnownValuesTests {
    @Test("are found by equality, whatever their type") func find() {
        var known = KnownValues()
        #expect(known.insert(.integer(1)).isNew)
        #expect(!known.insert(.decimal(FHIRDecimal("1.0") ?? .zero)).isNew)
        #expect(known.insert(.string("1")).isNew)
        #expect(known.contains(.quantity(FHIRPathQuantity(value: FHIRDecimal(1), unit: "1"))))
        #expect(!known.contains(.integer(2)))
    }

    @Test("Of many, few are compared") func comparisons() {
        let known = KnownValues((0..<1_000).map { .string("q\($0)") })
        #expect(known.find(.string("q777")).isThere)
        #expect(known.find(.string("q777")).comparisons < 10)
        #expect(known.find(.string("q1000")).comparisons < 10)
    }
}
