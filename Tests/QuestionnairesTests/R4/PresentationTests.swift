import FHIR
import Questionnaires
import Testing

@Suite("How items look")
struct PresentationTests {
    private static func core(_ name: String, _ value: String) -> String {
        #"{"url": "http://hl7.org/fhir/StructureDefinition/\#(name)", \#(value)}"#
    }

    private func item(_ extensions: String..., type: String = "string", more: String = "") throws -> FormItem {
        let form = try Forms.form(
            #"{"linkId": "a", "type": "\#(type)", "extension": [\#(extensions.joined(separator: ","))]\#(more)}"#)
        #expect(form.notes.allSatisfy { !$0.description.contains("not supported") }, "\(form.notes)")
        return try #require(form.item(linkId: "a"))
    }

    @Test("orientation, columns, width, category, links and usage")
    func presentation() throws {
        #expect(
            try item(Self.core("questionnaire-choiceOrientation", #""valueCode": "horizontal""#)).presentation
                .isHorizontal == true)
        #expect(
            try item(Self.core("questionnaire-choiceOrientation", #""valueCode": "vertical""#)).presentation
                .isHorizontal == false)
        #expect(try item().presentation.isHorizontal == nil)
        #expect(try item(Extractions.sdc("columnCount", #""valueInteger": 3"#)).presentation.columnCount == 3)
        #expect(try item(Extractions.sdc("columnCount", #""valueInteger": 0"#)).presentation.columnCount == nil)
        let width = try item(Extractions.sdc("width", #""valueQuantity": {"value": 40, "code": "%"}"#))
        #expect(width.presentation.width?.value == FHIRDecimal(40))
        let category = Self.core(
            "questionnaire-displayCategory", #""valueCodeableConcept": {"coding": [{"code": "security"}]}"#)
        #expect(try item(category, type: "display").presentation.displayCategory == "security")
        let links = try item(
            Self.core("questionnaire-supportLink", #""valueUri": "http://a""#),
            Self.core("questionnaire-supportLink", #""valueUri": "http://b""#))
        #expect(links.presentation.supportLinks == ["http://a", "http://b"])
        let shown = try item(Self.core("questionnaire-usageMode", #""valueCode": "display""#))
        #expect(shown.isHidden && shown.presentation.usageMode == "display")
        #expect(try !item(Self.core("questionnaire-usageMode", #""valueCode": "capture-display""#)).isHidden)
        let group = try item(
            Extractions.sdc("collapsible", #""valueCode": "default-closed""#), type: "group",
            more: #", "item": [{"linkId": "b", "type": "string"}]"#)
        #expect(group.presentation.collapsible == .closed)
    }

    @Test("units to choose, limits of files, types of references and signatures")
    func limits() throws {
        let units = try item(
            Self.core("questionnaire-unitOption", #""valueCoding": {"code": "kg"}"#),
            Self.core("questionnaire-unitOption", #""valueCoding": {"code": "g"}"#),
            Extractions.sdc("unitOpen", #""valueCode": "optionsOrString""#), type: "quantity")
        #expect(units.unitOptions.compactMap(\.code) == ["kg", "g"] && units.acceptsOtherUnits)
        let signature = Self.core(
            "questionnaire-signatureRequired", #""valueCodeableConcept": {"coding": [{"code": "1.2.840"}]}"#)
        #expect(try item(signature).presentation.signatures.compactMap(\.code) == ["1.2.840"])
        let form = try Forms.form(#"{"linkId": "a", "type": "string"}"#, more: #", "extension": [\#(signature)]"#)
        #expect(form.signatures.compactMap(\.code) == ["1.2.840"])
    }

    @Test("how people may go through the form", arguments: EntryMode.allCases)
    func entryMode(_ mode: EntryMode) throws {
        let element = Extractions.sdc("entryMode", #""valueCode": "\#(mode.rawValue)""#)
        let form = try Forms.form(#"{"linkId": "a", "type": "string"}"#, more: #", "extension": [\#(element)]"#)
        #expect(form.entryMode == mode && form.notes == [])
        let wrong = Extractions.sdc("entryMode", #""valueCode": "backwards""#)
        let other = try Forms.form(#"{"linkId": "a", "type": "string"}"#, more: #", "extension": [\#(wrong)]"#)
        #expect(other.entryMode == nil)
        #expect(
            other.notes.map(\.description) == [
                "questionnaire: entryMode is none of those there are; random is used"
            ])
    }
}
