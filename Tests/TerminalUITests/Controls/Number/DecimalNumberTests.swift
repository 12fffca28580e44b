import TerminalUI
import Testing

@Suite("Decimal number") struct DecimalNumberTests {
    @Test("Order and equality are those of the values, for any number of digits")
    func order() throws {
        let texts = [
            "-100000000000000000000000000", "-12.5", "-12.4", "-0.001", "0", "0.0009", "0.001", "1", "1.5", "10",
            "72.5",
            "100000000000000000000000000.1",
        ]
        let numbers = try texts.map { try #require(DecimalNumber($0)) }
        for (left, first) in numbers.enumerated() {
            for (right, second) in numbers.enumerated() {
                #expect((first < second) == (left < right))
                #expect((first == second) == (left == right))
            }
        }
        #expect(DecimalNumber("72.50") == DecimalNumber("72.5"))
        #expect(DecimalNumber("72.50")?.hashValue == DecimalNumber("72.5")?.hashValue)
        #expect(DecimalNumber("-0.0") == DecimalNumber(0))
    }

    @Test("Keeps what was written, and says what it is as an integer")
    func text() {
        #expect(DecimalNumber("072.50")?.text == "72.50")
        #expect(DecimalNumber("5.0")?.integer == 5)
        #expect(DecimalNumber("5.5")?.integer == nil)
        #expect(DecimalNumber("99999999999999999999")?.integer == nil)
        #expect(DecimalNumber(Int.min).integer == Int.min)
        #expect(DecimalNumber("-72.5")?.double == -72.5)
        for text in ["", "-", ".", "1.2.3", "1,5", "٣", "+1"] { #expect(DecimalNumber(text) == nil) }
    }
}
