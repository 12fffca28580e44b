import FHIR
import Testing

@testable import FHIRPath

@Suite("Decimal functions") struct DecimalFunctionsTests {
    /// Digits from tables: e, ln 2, ln 10, the root of 2.
    @Test(
        "Results are right to 28 digits",
        arguments: [
            ("1.exp()", "2.718281828459045235360287471"), ("2.ln()", "0.6931471805599453094172321215"),
            ("10.ln()", "2.302585092994045684017991455"), ("2.sqrt()", "1.414213562373095048801688724"),
            ("81.sqrt()", "9"), ("0.sqrt()", "0"), ("0.0001.sqrt()", "0.01"), ("16.log(2)", "4"), ("1000.log(10)", "3"),
            ("2.power(0.5)", "1.414213562373095048801688724"), ("2.power(-2)", "0.25"),
            ("9.power(-0.5)", "0.3333333333333333333333333333"),
            ("0.power(0.5)", "0"), ("1.ln()", "0"), ("(-1).exp()", "0.3678794411714423215955237702"),
            ("1.0000001.ln()", "0.00000009999999500000033333330833334"),
            ("1.000000000000001.ln()", "0.0000000000000009999999999999995"),
            ("0.9999999999999999.ln()", "-0.000000000000000100000000000000005"),
            ("0.991.ln()", "-0.009040744652149062205524115282"),
            ("1.0099.ln()", "0.009851316050374182727989001619"),
        ])
    func results(source: String, expected: String) throws {
        let values = try FHIRPathExpression(source).evaluate(
            on: [], environment: FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z"))))
        #expect(values.map(\.text) == [expected])
    }

    @Test(
        "What has no result is empty",
        arguments: [
            "(-1).sqrt()", "0.ln()", "(-2).ln()", "10.log(1)", "10.log(0)", "(-8).power(0.5)", "0.power(-1)",
            "10000.exp()",
        ])
    func none(source: String) throws {
        let values = try FHIRPathExpression(source).evaluate(
            on: [], environment: FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z"))))
        #expect(values.isEmpty)
    }

    @Test("The root of a square is the number, and the logarithm undoes the exponential") func inverse() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let number = try #require(FHIRDecimal("\(Int.random(in: 1...999_999, using: &generator))e-3"))
            let square = try #require(number.multiplying(by: number))
            #expect(DecimalFunctions.squareRoot(square) == number, "\(number)")
            let small = try #require(FHIRDecimal("\(Int.random(in: -20_000...20_000, using: &generator))e-3"))
            let back = try #require(DecimalFunctions.exponential(small).flatMap(DecimalFunctions.logarithm))
            let difference = try #require(back.subtracting(small)).magnitude
            #expect(difference < FHIRDecimal("1e-24") ?? .zero, "\(small)")
        }
    }
}
