import FHIR
import Testing

@Suite("Elements")
struct FHIRElementTests {
    @Test("Extensions are found by URL, on the element and on its primitive members")
    func extensions() throws {
        let json = try JSON(
            parsing: """
                {"code": "a", "extension": [{"url": "u", "valueDecimal": 1.50}, {"url": "v", "valueCode": "c"}],
                 "_display": {"extension": [{"url": "t", "extension": [{"url": "lang", "valueCode": "de"}]}]}}
                """)
        let coding = Coding(json: try #require(json.object))
        #expect(coding.extension("u")?.decimal?.text == "1.50")
        #expect(coding.extension("v")?.text == "c")
        #expect(coding.extension("v")?.value?.type == "Code")
        #expect(coding.extension("w") == nil)
        #expect(coding.extensions("t", of: "display").first?.extension("lang")?.text == "de")
    }

    @Test("Codings are the same concept by system and code")
    func codings() {
        let coding = Coding(system: "s", code: "1", display: "one")
        #expect(coding.isSameConcept(as: Coding(system: "s", code: "1")))
        #expect(!coding.isSameConcept(as: Coding(system: "t", code: "1")))
        #expect(!coding.isSameConcept(as: Coding(code: "1")))
        #expect(JSON.object(coding.json).text == #"{"system":"s","code":"1","display":"one"}"#)
    }

    @Test(
        "Scores are read from any of the extensions in use",
        arguments: [
            ExtensionURL.ordinalValue, ExtensionURL.itemWeight, ExtensionURL.questionnaireOrdinalValue,
        ])
    func scores(url: String) throws {
        let object: JSONObject = ["code": "a", "extension": [["url": .string(url), "valueDecimal": 3]]]
        #expect(Coding(json: object).score == FHIRDecimal(3))
    }
}
