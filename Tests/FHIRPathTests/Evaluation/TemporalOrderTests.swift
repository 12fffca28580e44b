import FHIR
import Testing

@testable import FHIRPath

@Suite("The order of dates and times") struct TemporalOrderTests {
    @Test(
        "is that of the first part that differs, and not known where one ends before",
        arguments: [
            ("2024", "2025", -1), ("2024-02", "2024", nil), ("2024-02-29", "2024-03", -1),
            ("2024-02-29", "2024-02-29", 0),
            ("2024-02-29T10:00:00Z", "2024-02-29T11:00:00+01:00", 0),
            ("2024-02-29T10:00Z", "2024-02-29T10:00:30Z", nil),
            ("2024-02-29T10:00:00.0Z", "2024-02-29T10:00:00Z", 0),
            // Without an offset a moment may be anywhere on Earth.
            ("2024-02-29T10:00:00", "2024-02-29T10:00:00Z", nil), ("2024-02-29T10:00:00", "2024-03-03T10:00:00Z", -1),
        ] as [(String, String, Int?)])
    func order(first: String, second: String, expected: Int?) throws {
        let values = try [first, second].map { FHIRPathValue.dateTime(try #require(FHIRDateTime($0))) }
        #expect(TemporalOrder.compare(values[0], values[1]) == expected)
        #expect(TemporalOrder.compare(values[1], values[0]) == expected.map { -$0 })
    }

    @Test("Times are compared with times alone") func kinds() throws {
        let time = FHIRPathValue.time(try #require(FHIRTime("10:00")))
        let date = FHIRPathValue.date(try #require(FHIRDate("2024-01-01")))
        #expect(TemporalOrder.isComparable(time, time))
        #expect(!TemporalOrder.isComparable(time, date))
        #expect(!TemporalOrder.isComparable(date, .string("2024-01-01")))
    }
}
