import FHIR
import Testing

@Suite("Dates and times")
struct FHIRDateTests {
    @Test("Dates keep their precision", arguments: ["2024", "2024-02", "2024-02-29", "0001-01-01", "9999-12-31"])
    func dates(text: String) throws {
        #expect(try #require(FHIRDate(text)).text == text)
    }

    @Test(
        "Days that do not exist are refused",
        arguments: [
            "2023-02-29", "2024-13", "2024-00-01", "2024-1-1", "24", "2024-04-31", "2024-01-01T", "0000", "", "2024-",
        ])
    func noDates(text: String) {
        #expect(FHIRDate(text) == nil)
    }

    @Test("Times keep their precision", arguments: ["14", "14:30", "14:30:00", "14:30:00.1", "23:59:59.123456789"])
    func times(text: String) throws {
        #expect(try #require(FHIRTime(text)).text == text)
    }

    @Test(
        "Times that do not exist are refused",
        arguments: ["24:00:00", "12:60", "12:00:61", "1:00", "12:00:00.", "12:00Z"])
    func noTimes(text: String) {
        #expect(FHIRTime(text) == nil)
    }

    @Test(
        "Date-times keep zone and precision",
        arguments: [
            "2024", "2024-02-29", "2024-02-29T10:00:00Z", "2024-02-29T10:00:00+00:00", "2024-02-29T10:00:00.50-05:30",
            "2024-02-29T10:00",
        ])
    func dateTimes(text: String) throws {
        #expect(try #require(FHIRDateTime(text)).text == text)
    }

    @Test(
        "Date-times that do not exist are refused",
        arguments: [
            "2024-02T10:00:00Z", "2024-02-29T10:00:00+15:00", "2024-02-29 10:00:00", "2024-02-29T10:00:00+1:00",
        ])
    func noDateTimes(text: String) {
        #expect(FHIRDateTime(text) == nil)
    }

    @Test("Days are counted from 1970 and back")
    func days() throws {
        #expect(FHIRDate("1970-01-01")?.daysSince1970 == 0)
        #expect(FHIRDate("2000-03-01")?.daysSince1970 == 11_017)
        #expect(FHIRDate("1969-12-31")?.daysSince1970 == -1)
        var previous: FHIRDate?
        for day in stride(from: -719_162, through: 2_932_896, by: 13) {
            let date = try #require(FHIRDate(daysSince1970: day))
            #expect(date.daysSince1970 == day)
            #expect(date != previous)
            previous = date
        }
    }

    @Test("Moments are seen at an offset")
    func moments() throws {
        let moment = try #require(FHIRDateTime(secondsSince1970: 1_709_200_800.25, offsetMinutes: 60))
        #expect(moment.text == "2024-02-29T11:00:00.250+01:00")
        #expect(moment.secondsSince1970 == 1_709_200_800.25)
        #expect(FHIRDateTime(secondsSince1970: -1, offsetMinutes: 0)?.text == "1969-12-31T23:59:59.000Z")
    }
}
