import FHIR
import FHIRPath
import Testing

@Suite("Functions of one's own") struct FHIRPathFunctionTests {
    private static let functions = [
        FHIRPathFunction("double") { input, _ in
            input.compactMap(\.decimal).compactMap { $0.adding($0) }.map { .decimal($0) }
        },
        FHIRPathFunction("plus", arguments: 1) { input, arguments in
            guard let first = input.first?.decimal, let second = arguments[0].first?.decimal else {
                throw FHIRPathFunction.Failure("needs two numbers")
            }
            return first.adding(second).map { [.decimal($0)] } ?? []
        },
        FHIRPathFunction("count") { _, _ in [.string("not this one")] },
    ]

    private static func evaluate(_ source: String) throws -> [String] {
        try FHIRPathExpression(source, functions: functions).evaluate(
            on: [.integer(5)], environment: FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        ).map(\.text)
    }

    @Test(
        "get their input and the values of their arguments",
        arguments: [
            ("(1 | 2.5).double()", ["2", "5.0"]), ("double()", ["10"]), ("3.plus($this)", ["8"]),
            ("(1 | 2).select(plus(%context))", ["6", "7"]), ("double().plus(1 + 1) = 12", ["true"]),
            ("(1 | 2).count()", ["2"]),
        ])
    func results(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source) == expected)
    }

    @Test(
        "are checked as others are",
        arguments: [
            ("dubble()", "column 1: there is no function dubble(); did you mean double()?"),
            ("plus()", "column 1: plus() takes one argument, not 0"),
            ("1 + plus('a')", "column 5: plus(): needs two numbers"),
        ])
    func errors(source: String, text: String) {
        let error = #expect(throws: FHIRPathError.self) { try Self.evaluate(source) }
        #expect(error?.description == text)
    }

    @Test("are known to no other expression") func unknown() {
        #expect(throws: FHIRPathError.self) { try FHIRPathExpression("double()") }
        #expect(throws: FHIRPathError.self) { try FHIRPathExpression("``()") }
    }
}
