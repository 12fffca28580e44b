import FHIRPath
import Testing

/// FHIRPath 2.0, "Date/Time Arithmetic".
@Suite("Date arithmetic") struct DateArithmeticTests {
    @Test(
        "Fractions count where seconds are added, and nowhere else",
        arguments: [
            ("@2024-01-01T00:00:00 + 42.53 seconds", "2024-01-01T00:00:42.530"),
            ("@2024-01-01T00:00:00.000Z + 0.1 's'", "2024-01-01T00:00:00.100Z"),
            ("@2024-01-01T00:00:00.000Z - 0.5 'ms'", "2024-01-01T00:00:00.000Z"),
            ("@2024-01-01T00:00:00Z + 1500.9 milliseconds", "2024-01-01T00:00:01.500Z"),
            ("@T10:00:00 + 0.25 seconds", "10:00:00.250"), ("@T00:00:00 - 0.5 seconds", "23:59:59.500"),
            ("@2024-01-01T10:00:00 + 1.9 hours", "2024-01-01T11:00:00"), ("@T10:00:00 - 1.9 minutes", "09:59:00"),
            ("@2024-01-01 + 7.9 days", "2024-01-08"), ("@2024 + 1.9 years", "2025"),
            ("@2024-01-01T10:00Z + 90.9 seconds", "2024-01-01T10:01Z"), ("@T10:00 + 119.9 seconds", "10:01"),
        ])
    func fractions(source: String, expected: String) throws {
        #expect(try FHIRPathExpressionTests.evaluate(source) == [expected], "\(source)")
    }

    @Test(
        "What is finer than a partial value is converted to its precision",
        arguments: [
            ("@2014 + 24 months", "2016"), ("@2014 + 23 months", "2015"), ("@2016 + 365 days", "2017"),
            ("@2014 + 11 months", "2014"),
            ("@2026-02 + 5 weeks", "2026-03"), ("@2026-02 + 4 weeks", "2026-02"), ("@2014 - 1 month", "2014"),
            ("@2026-02 - 1 day", "2026-02"), ("@2026-01-01T + 48 hours", "2026-01-03"), ("@T10 + 90 minutes", "11"),
            ("@2026-01-31 + 1 month", "2026-02-28"), ("@2024-02-29 - 1 year", "2023-02-28"),
            ("@T23:30:00 + 1 hour", "00:30:00"),
            ("@2024-01-01T00:00:00 + 3000000 hours", "2366-03-29T00:00:00"),
            ("@0001-01-01T00:00:00 + 10000000000 seconds", "0317-11-21T17:46:40"),
            ("@T10:00:00 + 3000001 hours", "11:00:00"),
            ("@T01:00:00 + 48 hours", "01:00:00"), ("@T00:30:00 - 1 hour", "23:30:00"),
        ])
    func partial(source: String, expected: String) throws {
        #expect(try FHIRPathExpressionTests.evaluate(source) == [expected], "\(source)")
    }

    @Test(
        "A unit that the type does not take, and a date that there is not, are errors",
        arguments: [
            ("@2024-01-01 + 24 hours", "+ does not take a Date and hours"),
            ("@2024-01-01 - 1 's'", "- does not take a Date and 's'"),
            ("@T10:00 + 1 day", "+ does not take a Time and days"),
            ("@T10:00 - 1 year", "- does not take a Time and years"),
            ("@T10:00 + 1 'wk'", "+ does not take a Time and 'wk'"),
            ("@2024-01-01 + 1 'mo'", "+ does not take a Date and 'mo'"),
            ("@2024-01-01 + 1 'kg'", "+ does not take a Date and 'kg'"),
            ("@9999 + 1 year", "+ leads out of the years 1 to 9999"),
            ("@0001-01-01 - 1 day", "- leads out of the years 1 to 9999"),
            ("@2024-01-01T00:00:00Z + 99999999999999999999 hours", "+ leads out of the years 1 to 9999"),
        ])
    func errors(source: String, text: String) {
        let error = #expect(throws: FHIRPathError.self) { try FHIRPathExpressionTests.evaluate(source) }
        #expect(error?.description.hasSuffix(": " + text) == true, "\(error?.description ?? "")")
    }
}
