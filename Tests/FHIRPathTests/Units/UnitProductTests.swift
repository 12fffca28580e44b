import Testing

@testable import FHIRPath

@Suite("A product of units") struct UnitProductTests {
    @Test(
        "is what its code says, each unit once",
        arguments: [
            ("m", "m"), ("m.m", "m2"), ("kg.m/s2", "kg.m/s2"), ("m2/m", "m"), ("/s", "/s"), ("s-1", "/s"),
            ("m/s.s", "m"),
            ("10*3/uL", "10*3/uL"), ("m[H2O].m[H2O]", "m[H2O]2"), ("1", "1"), ("m/m", "1"),
            ("[in_i'H2O].B[10.nV]", "[in_i'H2O].B[10.nV]"),
        ])
    func codes(code: String, expected: String) {
        #expect(UnitProduct(code)?.code == expected)
    }

    @Test(
        "is not read where brackets, comments or numbers stand",
        arguments: ["(m.s)/kg", "m{x}", "100.m", "2", ".m", "m.", "m..s"])
    func others(code: String) {
        #expect(UnitProduct(code) == nil)
    }

    @Test("Every unit of UCUM is one, and so a part of others") func all() {
        for code in UCUM.shared.units.keys {
            #expect(UnitProduct(code)?.code == code, "\(code)")
        }
    }
}
