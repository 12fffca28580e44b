import FHIR
import Testing

@testable import FHIRPath

@Suite("What functions give") struct FunctionResultTests {
    private static let sources = [
        "'a'.empty()", "'a'.exists()", "'a'.all(true)", "true.allTrue()", "true.anyTrue()", "true.allFalse()",
        "true.anyFalse()",
        "1.subsetOf(1)", "1.supersetOf(1)", "1.isDistinct()", "true.not()", "'true'.toBoolean()",
        "'a'.convertsToBoolean()",
        "'a'.convertsToInteger()", "'a'.convertsToDecimal()", "'a'.convertsToDate()", "'a'.convertsToDateTime()",
        "'a'.convertsToTime()", "'a'.convertsToQuantity()", "'a'.convertsToString()", "'a'.startsWith('a')",
        "'a'.endsWith('a')",
        "'a'.contains('a')", "'a'.matches('a')", "'a'.matchesFull('a')", "'a'.is(String)", "(1 'm').comparable(1 'cm')",
        "1.hasValue()", "1.count()", "'1'.toInteger()", "'a'.indexOf('a')", "'a'.lastIndexOf('a')", "'a'.length()",
        "1.5.precision()", "'1.5'.toDecimal()", "1.exp()", "1.ln()", "4.log(2)", "4.sqrt()", "1.toString()",
        "'a'.substring(0)",
        "'a'.upper()", "'a'.lower()", "'a'.replace('a', 'b')", "'a'.replaceMatches('a', 'b')", "'a'.toChars()",
        "'a'.encode('hex')", "'61'.decode('hex')", "'a'.escape('html')", "'a'.unescape('html')", "'a'.trim()",
        "'a'.split('b')",
        "'a'.join()", "'2024-01-01'.toDate()", "today()", "'2024-01-01'.toDateTime()", "now()", "'10:00'.toTime()",
        "timeOfDay()",
        "1.toQuantity()",
    ]

    @Test("is of the type that the check takes it for", arguments: sources) func types(source: String) throws {
        let environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T10:00:00Z")))
        let expression = try FHIRPathExpression(source)
        var checker = TypeChecker(root: nil)
        let kind = checker.type(of: expression.node, this: .unknown)
        let result = try expression.evaluate(on: [], environment: environment)
        #expect(!result.isEmpty)
        #expect(result.allSatisfy { [$0.typeName] == kind.names }, "\(kind.names)")
    }

    @Test(
        "So is what operators give",
        arguments: ["1 < 2", "1 = 2", "1 ~ 2", "1 in 2", "true xor false", "'a' & 'b'", "7 div 2", "7.5 div 2"])
    func operators(source: String) throws {
        try types(source: source)
    }
}
