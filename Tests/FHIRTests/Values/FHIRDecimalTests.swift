import FHIR
import Testing

@Suite("Decimal")
struct FHIRDecimalTests {
    private func decimal(_ text: String) throws -> FHIRDecimal { try #require(FHIRDecimal(text)) }

    @Test(
        "Text stays as written",
        arguments: [
            "1.50", "0", "-0.0", "100", "1e3", "1.5E-3", "0.00000000000000000000000001", "-12.340",
            "123456789012345678901234567890123456789012345678901234567890",
        ])
    func text(text: String) throws {
        #expect(try decimal(text).text == text)
    }

    @Test(
        "What is no decimal to FHIR R4 is refused, a plus and idle zeros too",
        arguments: [
            "+1.0", "+0", "007", "-01", "00", "00.5", "01e2", "-+1", "1e+-2", "1.5.2", "1_000", "", "-", ".", "1.",
            ".5", "1e", "1e999999999999", "1,5", " 1", "0x1", "NaN",
        ])
    func refused(text: String) {
        #expect(FHIRDecimal(text) == nil)
    }

    @Test("Equality and order are those of the value")
    func comparison() throws {
        #expect(try decimal("1.5") == decimal("1.50"))
        #expect(try decimal("1e3") == decimal("1000.0"))
        #expect(try decimal("-0") == decimal("0"))
        #expect(try Set([decimal("1.5"), decimal("1.50"), decimal("15e-1")]).count == 1)
        let ordered = [
            "-1e50", "-2", "-1.5", "-1e-50", "0", "1e-50", "0.1", "0.10001", "2", "10", "1e49", "1.1e49", "1e50",
        ]
        for (index, left) in ordered.enumerated() {
            for (other, right) in ordered.enumerated() {
                #expect(try (decimal(left) < decimal(right)) == (index < other), "\(left) < \(right)")
            }
        }
    }

    @Test(
        "Arithmetic is exact",
        arguments: [
            ("0.1", "+", "0.2", "0.3"), ("1.50", "+", "1", "2.50"), ("1", "-", "0.9", "0.1"),
            ("1.5", "*", "1.5", "2.25"),
            ("1.20", "*", "3", "3.60"), ("1", "/", "4", "0.25"), ("1", "/", "3", "0.3333333333333333333333333333"),
            ("2", "/", "3", "0.6666666666666666666666666667"), ("-10", "/", "4", "-2.5"), ("10", "/", "5", "2"),
            ("99999999999999999999999999999999999999", "+", "1", "100000000000000000000000000000000000000"),
            ("1e30", "*", "1e30", "1000000000000000000000000000000000000000000000000000000000000"),
            ("5", "div", "2", "2"), ("-5", "div", "2", "-2"), ("5.5", "mod", "0.7", "0.6"), ("-5", "mod", "2", "-1"),
            ("1e40", "+", "1e-40", "10000000000000000000000000000000000000000"),
        ])
    func arithmetic(left: String, operation: String, right: String, expected: String) throws {
        let (left, right) = (try decimal(left), try decimal(right))
        let result =
            switch operation {
            case "+": left.adding(right)
            case "-": left.subtracting(right)
            case "*": left.multiplying(by: right)
            case "/": left.dividing(by: right)
            case "div": left.quotient(dividingBy: right)
            default: left.remainder(dividingBy: right)
            }
        #expect(try result == decimal(expected))
        #expect(result?.text == expected || expected.count > 38)
    }

    @Test("A sum of numbers that fill their digits has a result")
    func fullSums() throws {
        let full = try decimal("9.0000000000000000000000000000000000001")
        #expect(full.adding(try decimal("9"))?.text == "18.000000000000000000000000000000000000")
        #expect(full.negated.adding(try decimal("-9"))?.text == "-18.000000000000000000000000000000000000")
        #expect(full.adding(full.negated) == .zero)
        let most = try decimal(String(repeating: "9", count: 38))
        #expect(try most.adding(most) == decimal("2e38"))
        #expect(most.adding(FHIRDecimal(1)).map { $0 > most } == true)
    }

    @Test("Digits are cut to so many that count")
    func significant() throws {
        #expect(try decimal("123456").rounded(toSignificantDigits: 3) == decimal("123000"))
        #expect(try decimal("0.00012355").rounded(toSignificantDigits: 4).text == "0.0001236")
        #expect(try decimal("1.5").rounded(toSignificantDigits: 4).text == "1.5")
        #expect(try decimal("2").dividing(by: decimal("3"), digits: 5)?.text == "0.66667")
    }

    @Test("Division by zero has no result")
    func divisionByZero() {
        #expect(FHIRDecimal(1).dividing(by: .zero) == nil)
        #expect(FHIRDecimal(1).quotient(dividingBy: .zero) == nil)
        #expect(FHIRDecimal(1).remainder(dividingBy: .zero) == nil)
    }

    @Test(
        "Rounding",
        arguments: [
            ("2.5", 0, FloatingPointRoundingRule.toNearestOrAwayFromZero, "3"), ("2.5", 0, .toNearestOrEven, "2"),
            ("-2.5", 0, .toNearestOrAwayFromZero, "-3"), ("1.25", 1, .toNearestOrEven, "1.2"), ("1.1", 0, .up, "2"),
            ("-1.1", 0, .up, "-1"), ("-1.1", 0, .down, "-2"), ("1.9", 0, .towardZero, "1"),
            ("3.14159", 3, .toNearestOrEven, "3.142"),
            ("1234", -2, .toNearestOrEven, "1200"), ("0.001", 0, .up, "1"),
        ])
    func rounding(text: String, places: Int, rule: FloatingPointRoundingRule, expected: String) throws {
        #expect(try decimal(text).rounded(toPlaces: places, rule: rule).text == expected)
    }

    @Test("Whole values convert to integers")
    func integers() throws {
        #expect(try decimal("42.0").integer == 42)
        #expect(try decimal("42.5").integer == nil)
        #expect(try decimal("9223372036854775807").integer == Int.max)
        #expect(try decimal("9223372036854775808").integer == nil)
        #expect(try decimal("4.20").decimalPlaces == 2)
        #expect(try decimal("4").withPlaces(2)?.text == "4.00")
    }

    @Test("Sum and difference undo each other; products divide back")
    func properties() throws {
        var generator = SplitMix(state: 7)
        for _ in 0..<2000 {
            let left = try decimal(
                "\(Int.random(in: -1_000_000...1_000_000, using: &generator))e-\(Int.random(in: 0...6, using: &generator))"
            )
            let right = try decimal(
                "\(Int.random(in: 1...1_000_000, using: &generator))e-\(Int.random(in: 0...6, using: &generator))")
            #expect(left.adding(right)?.subtracting(right) == left)
            #expect(left.multiplying(by: right)?.dividing(by: right) == left)
            let whole = try #require(left.quotient(dividingBy: right))
            let rest = try #require(left.remainder(dividingBy: right))
            #expect(whole.multiplying(by: right)?.adding(rest) == left)
        }
    }
}
