import FHIR
import Questionnaires
import Testing

@Suite("Translations")
struct TranslationTests {
    private static func translated(_ member: String, _ own: String, _ translations: [(String, String)]) -> String {
        let elements = translations.map { language, text in
            """
            {"url": "http://hl7.org/fhir/StructureDefinition/translation", "extension": [
             {"url": "lang", "valueCode": "\(language)"}, {"url": "content", "valueString": "\(text)"}]}
            """
        }
        return #""\#(member)": "\#(own)", "_\#(member)": {"extension": [\#(elements.joined(separator: ","))]}"#
    }

    private func form(_ items: String, _ languages: [String], more: String = #", "language": "en""#) throws -> Form {
        let text = #"{"resourceType": "Questionnaire", "status": "active"\#(more), "item": [\#(items)]}"#
        return try Form(Questionnaire(json: JSON(parsing: text)), languages: languages)
    }

    private func both(_ member: String, _ own: String) -> String { Self.translated(member, own, [("de", own + " de")]) }

    @Test("every string that people read is in their language; what is stored is in the form's")
    func everyString() throws {
        func element(_ url: String) -> String { #"{"url": "\#(url)", \#(both("valueString", "X"))}"# }
        let constraint = """
            {"url": "http://hl7.org/fhir/StructureDefinition/targetConstraint", "extension": [{"url": "key", "valueId": "k"},
             {"url": "human", \(both("valueString", "H"))}, {"url": "expression", "valueExpression": {
              "language": "text/fhirpath", "expression": "false"}}]}
            """
        let item = """
            {"linkId": "a", "type": "open-choice", \(both("text", "T")), \(both("prefix", "P")), "extension": [
             \(element("http://hl7.org/fhir/StructureDefinition/entryFormat")), \(element(Extractions.sdc + "shortText")),
             \(element(Extractions.sdc + "openLabel")), \(constraint),
             \(element("http://ehelse.no/fhir/StructureDefinition/validationtext"))],
             "answerOption": [{"valueCoding": {"system": "s", "code": "c", \(both("display", "D"))}}, {\(both("valueString", "S"))}],
             "item": [{"linkId": "h", "type": "display", \(both("text", "help")), "extension": [
              {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
               "valueCodeableConcept": {"coding": [{"code": "help"}]}}]}]}
            """
        let form = try form(
            item, ["de-CH"], more: #", "language": "en", \#(both("title", "Q")), \#(both("copyright", "C"))"#)
        #expect(form.title == "Q de" && form.copyright == "C de")
        let read = try #require(form.item(linkId: "a"))
        #expect(read.text == "T de" && read.prefix == "P de" && read.help == "help de")
        #expect(
            [read.entryFormat, read.shortText, read.openLabel, read.validationText] == ["X de", "X de", "X de", "X de"])
        #expect(read.options.map(\.label) == ["D de", "S de"])
        var session = try Forms.session(form)
        try session.answer("a", read.options[0].value)
        #expect(session.first("a")?.problems.map(\.description) == ["H de"])
        #expect(session.items.contains(#""text":"T""#) && session.items.contains(#""display":"D""#), "\(session.items)")
        #expect(!session.items.contains(#""display":"D de""#))
    }

    @Test(
        "the best language is found by leaving off the end of each wish, then in another country's, then the form's own",
        arguments: [
            (["de-CH"], "ch"), (["de-AT"], "de"), (["de"], "de"), (["fr-CH"], "fr"), (["fr"], "fr"), (["pt"], "br"),
            (["pt-PT"], "br"),
            (["it"], "own"), (["it", "fr"], "fr"), (["en-GB", "de"], "own"), (["EN"], "own"), (["DE-ch"], "ch"),
            ([], "own"),
        ])
    func fallback(_ languages: [String], _ text: String) throws {
        let translations = [("de", "de"), ("de-CH", "ch"), ("fr", "fr"), ("pt-BR", "br")]
        let item = #"{"linkId": "a", "type": "string", \#(Self.translated("text", "own", translations))}"#
        #expect(try form(item, languages).items[0].text == text)
    }

    @Test("styled text is the translation's, or gives way to a translation that has no styles")
    func styled() throws {
        func item(_ translations: [(String, String)]) -> String {
            """
            {"linkId": "a", "type": "string", "text": "Own", "_text": {"extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/rendering-markdown", \(Self.translated("valueMarkdown", "**Own**", translations))},
             {"url": "http://hl7.org/fhir/StructureDefinition/translation", "extension": [
              {"url": "lang", "valueCode": "de"}, {"url": "content", "valueString": "Eigen"}]}]}}
            """
        }
        let plain = try form(item([]), ["de"]).items[0]
        #expect(plain.text == "Eigen" && plain.presentation.styledText == nil)
        let styled = try form(item([("de", "**Eigen**")]), ["de"]).items[0]
        #expect(styled.presentation.styledText == StyledText(markdown: "**Eigen**"))
        #expect(try form(item([]), ["en"]).items[0].presentation.styledText == StyledText(markdown: "**Own**"))
    }
}
