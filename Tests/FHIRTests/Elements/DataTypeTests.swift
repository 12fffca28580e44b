import FHIR
import Testing

@Suite("Data types") struct DataTypeTests {
    @Test("A choice says its type; a name that only begins alike is no choice") func choices() {
        let object: JSONObject = ["values": 1, "value": 2, "valueset": 3, "valueDateTime": "2024"]
        #expect(object.choice("value")?.type == "DateTime")
        #expect(object.choice("values") == nil)
    }

    @Test("The parts of data types are read with their types") func parts() throws {
        let timing = Timing(json: [
            "event": ["2024-01-01", "odd"],
            "repeat": ["boundsPeriod": ["start": "2024"], "frequency": 2, "period": 1, "periodUnit": "d"],
        ])
        #expect(timing.events.map(\.text) == ["2024-01-01"])
        #expect(timing.rule?.bounds?.type == "Period")
        #expect(timing.rule?.period == FHIRDecimal(1))
        let attachment = Attachment(json: ["contentType": "text/plain", "size": 12, "creation": "2024-02-29"])
        #expect(attachment.size == 12)
        #expect(attachment.creation?.date.day == 29)
        let identifier = Identifier(json: ["system": "s", "value": "v", "period": ["end": "2025"]])
        #expect(identifier.period?.end?.text == "2025")
        #expect(QuantityRange(json: ["low": ["value": 1]]).low?.value == FHIRDecimal(1))
        #expect(Ratio(json: ["numerator": ["value": 1], "denominator": ["unit": "d"]]).denominator?.unit == "d")
        #expect(Meta(json: ["profile": ["a", "b"], "tag": [["code": "t"]]]).tags.first?.code == "t")
        #expect(Money(json: ["value": 5, "currency": "CHF"]).currency == "CHF")
        #expect(Annotation(json: ["authorString": "me", "text": "x"]).author?.json == "me")
        #expect(UsageContext(json: ["code": ["code": "age"], "valueRange": [:]]).value?.type == "Range")
    }
}
