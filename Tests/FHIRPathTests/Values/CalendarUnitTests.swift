import FHIR
import Testing

@testable import FHIRPath

@Suite("Calendar units") struct CalendarUnitTests {
    @Test(
        "are words in singular or plural",
        arguments: ["year", "month", "week", "day", "hour", "minute", "second", "millisecond"])
    func words(word: String) {
        #expect(CalendarUnit(word: word)?.rawValue == word)
        #expect(CalendarUnit(word: word + "s")?.rawValue == word)
        #expect(CalendarUnit(word: word + "ss") == nil)
        #expect(CalendarUnit(word: word.uppercased()) == nil)
    }

    @Test(
        "become days where toQuantity() asks for them",
        arguments: [
            ("(1 year).toQuantity('days')", ["365 days"]), ("(2 months).toQuantity('days')", ["60 days"]),
            ("(1 year).toQuantity('months')", ["12 months"]), ("(6 months).toQuantity('year')", ["0.5 years"]),
            ("(1 month).toQuantity('hours')", ["720 hours"]), ("(1 year).toQuantity('d')", ["365 'd'"]),
            ("(1 month).toQuantity('s')", ["2592000 's'"]), ("(60 days).toQuantity('months')", ["2 months"]),
            ("(730 days).toQuantity('years')", ["2 years"]), ("(15 'd').toQuantity('month')", ["0.5 months"]),
            ("'1 year'.toQuantity('days')", ["365 days"]), ("(1 year).convertsToQuantity('days')", ["true"]),
            // UCUM's averages are as many calendar units.
            ("(1 year).toQuantity('a')", ["1 'a'"]), ("(6 months).toQuantity('a')", ["0.5 'a'"]),
            ("(1 'mo').toQuantity('months')", ["1 month"]),
            ("(1 'a').toQuantity('days')", ["365.25 days"]),
            ("(1 year).toQuantity('kg')", []), ("(1 'kg').toQuantity('month')", []),
        ])
    func conversions(source: String, expected: [String]) throws {
        #expect(try FHIRPathExpressionTests.evaluate(source) == expected, "\(source)")
    }

    @Test(
        "are no days in comparisons and sums",
        arguments: ["1 year = 365 days", "1 month < 31 days", "1 month + 1 day", "1 year = 1 'a'"])
    func apart(source: String) throws {
        #expect(try FHIRPathExpressionTests.evaluate(source) == [], "\(source)")
    }
}
