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
        #expect(
            form.notes.allSatisfy { !$0.description.contains("sdc-") && !$0.description.contains("questionnaire-") })
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
        let file = try item(
            Self.core("mimeType", #""valueCode": "image/png""#), Self.core("maxSize", #""valueDecimal": 2000"#),
            type: "attachment")
        #expect(file.limits.mimeTypes == ["image/png"] && file.limits.maxSize == FHIRDecimal(2000))
        let reference = try item(
            Self.core("questionnaire-referenceResource", #""valueCode": "Patient""#), type: "reference")
        #expect(reference.limits.referenceTypes == ["Patient"])
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

    private func control(_ code: String, _ type: String) throws -> Form {
        let control = Self.core(
            "questionnaire-itemControl", #""valueCodeableConcept": {"coding": [{"code": "\#(code)"}]}"#)
        let inner = type == "group" ? #", "item": [{"linkId": "b", "type": "string"}]"# : ""
        let options = type == "choice" ? #", "answerOption": [{"valueString": "x"}]"# : ""
        return try Forms.form(#"{"linkId": "a", "type": "\#(type)", "extension": [\#(control)]\#(inner)\#(options)}"#)
    }

    @Test(
        "each control of the specification is told to the screens, and asks what its type asks",
        arguments: [
            ("radio-button", "choice"), ("check-box", "choice"), ("drop-down", "choice"), ("autocomplete", "choice"),
            ("slider", "integer"), ("spinner", "integer"), ("text-box", "string"), ("list", "group"),
            ("table", "group"),
            ("htable", "group"), ("gtable", "group"), ("grid", "group"), ("header", "group"), ("footer", "group"),
            ("page", "group"), ("tab-container", "group"), ("inline", "display"), ("legal", "display"),
        ])
    func controls(_ code: String, _ type: String) throws {
        let form = try control(code, type)
        #expect(form.notes == [] && form.items[0].control == code)
        let pages = try Forms.session(form).pageIds
        // A text alone asks nothing.
        #expect(pages == (type == "group" ? ["b"] : type == "display" ? [] : ["a"]))
    }

    @Test("a control that is not known is noted, and the item asks as its type does")
    func unknownControl() throws {
        let form = try control("phone-number", "string")
        #expect(form.notes.map(\.description) == ["item a: itemControl phone-number is not supported"])
        #expect(try Forms.session(form).pageIds == ["a"])
    }

    @Test("an option that is selected at first is the first answer, several where the item repeats")
    func initiallySelected() throws {
        let options = """
            "answerOption": [{"valueString": "x", "initialSelected": true}, {"valueString": "y"},
             {"valueString": "z", "initialSelected": true}]
            """
        let several = try Forms.session(#"{"linkId": "a", "type": "choice", "repeats": true, \#(options)}"#)
        #expect(several.first("a")?.answers == [.string("x"), .string("z")])
        let one = try Forms.session(#"{"linkId": "a", "type": "choice", \#(options)}"#)
        #expect(one.first("a")?.answers.count == 1)
    }
}
