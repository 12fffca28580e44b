import FHIR
import Testing

@Suite("Questionnaire")
struct QuestionnaireTests {
    private static let text = """
        {
          "resourceType": "Questionnaire",
          "url": "http://example.org/q",
          "version": "2",
          "item": [
            {"linkId": "g", "type": "group", "item": [
              {"linkId": "a", "type": "choice", "text": "A?", "required": true, "answerOption": [
                {"valueCoding": {"code": "x", "extension": [
                  {"url": "http://hl7.org/fhir/StructureDefinition/ordinalValue", "valueDecimal": 2}]}},
                {"valueInteger": 7}]},
              {"linkId": "b", "type": "string", "enableWhen": [
                {"question": "a", "operator": "=", "answerCoding": {"code": "x"}}]}
            ]}
          ],
          "unknown": {"kept": 1.0}
        }
        """

    @Test("Items, options and conditions are read; unknown members stay")
    func reading() throws {
        let questionnaire = try Questionnaire(parsing: Self.text.utf8)
        #expect(questionnaire.canonical == "http://example.org/q|2")
        #expect(questionnaire.items[0].items.map(\.linkId) == ["a", "b"])
        let choice = try #require(questionnaire.item(linkId: "a"))
        #expect(choice.isRequired)
        #expect(choice.answerOptions[0].score == FHIRDecimal(2))
        #expect(choice.answerOptions[1].value?.json == 7)
        let condition = try #require(questionnaire.item(linkId: "b")?.enableWhen.first)
        #expect(condition.question == "a")
        #expect(condition.answer?.type == "Coding")
        #expect(questionnaire.json["unknown"]?["kept"]?.number?.text == "1.0")
    }

    @Test(
        "What is not an R4 questionnaire is refused with place and reason",
        arguments: [
            (
                "{\"resourceType\": \"Patient\"}", "resourceType",
                FHIRError.Reason.otherResource(expected: "Questionnaire", found: "Patient")
            ),
            ("{}", "", .notAResource(found: "an object without one")),
            ("[]", "", .notAResource(found: "an array")),
            (
                "{\"resourceType\": \"Questionnaire\", \"fhirVersion\": \"5.0.0\"}", "Questionnaire.fhirVersion",
                .otherVersion("5.0.0", marker: "fhirVersion")
            ),
            (
                "{\"resourceType\": \"Questionnaire\", \"meta\": {\"profile\": [\"http://hl7.org/fhir/5.0/StructureDefinition/Questionnaire\"]}}",
                "Questionnaire.meta.profile[0]", .otherVersion("5.0", marker: "meta.profile")
            ),
            (
                "{\"resourceType\": \"Questionnaire\", \"item\": [{\"linkId\": \"1\", \"type\": \"coding\"}]}",
                "Questionnaire.item[0].type", .otherVersion("R5", marker: "item type \"coding\"")
            ),
            (
                "{\"resourceType\": \"Questionnaire\", \"group\": {}}", "Questionnaire.group",
                .otherVersion("DSTU2", marker: "group")
            ),
            (
                "{\"resourceType\": \"Questionnaire\", \"item\": [{\"linkId\": \"\", \"type\": \"string\"}]}",
                "Questionnaire.item[0].linkId", .invalidValue("", expected: "a text")
            ),
            (
                "{\"resourceType\": \"Questionnaire\", \"copyrightLabel\": \"(c)\"}", "Questionnaire.copyrightLabel",
                .otherVersion("R5", marker: "copyrightLabel")
            ),
            (
                "{\"resourceType\": \"Questionnaire\", \"item\": [{\"linkId\": \"1\", \"type\": \"choice\", \"answerConstraint\": \"optionsOnly\"}]}",
                "Questionnaire.item[0].answerConstraint", .otherVersion("R5", marker: "item.answerConstraint")
            ),
            (
                "{\"resourceType\": \"Questionnaire\", \"item\": [{\"linkId\": \"1\", \"type\": \"choice\", \"option\": []}]}",
                "Questionnaire.item[0].option", .otherVersion("STU3", marker: "item.option")
            ),
            (
                "{\"resourceType\": \"Questionnaire\", \"item\": [{\"type\": \"group\"}]}", "Questionnaire.item[0]",
                .missing("linkId")
            ),
            (
                "{\"resourceType\": \"Questionnaire\", \"item\": {}}", "Questionnaire.item",
                .wrongType(expected: "an array", found: "an object")
            ),
        ])
    func refused(text: String, path: String, reason: FHIRError.Reason) {
        let error = #expect(throws: FHIRError.self) { try Questionnaire(parsing: text.utf8) }
        #expect(error?.reason == reason)
        #expect(error?.path == path)
    }

    @Test("Duplicate linkIds are refused with both places, line and column")
    func duplicateLinkIds() {
        let text = """
            {"resourceType": "Questionnaire", "item": [
              {"linkId": "1", "type": "group", "item": [
                {"linkId": "2", "type": "string"},
                {"type": "string", "linkId": "1"}]}]}
            """
        let error = #expect(throws: FHIRError.self) { try Questionnaire(parsing: text.utf8) }
        #expect(
            error?.description == """
                line 4, column 34, Questionnaire.item[0].item[1].linkId (linkId "1"): the linkId "1" is used twice, \
                first at Questionnaire.item[0]; give every item a linkId of its own
                """)
    }

    @Test("A text that is not JSON says where")
    func notJSON() {
        let error = #expect(throws: FHIRError.self) { try Questionnaire(parsing: "{\"a\":\n?}".utf8) }
        #expect(error?.description == "line 2, column 1: not JSON: expected a value")
    }

    @Test("Contained value sets are found by URL and by id")
    func containedValueSets() throws {
        let json: JSON = [
            "resourceType": "Questionnaire",
            "contained": [
                [
                    "resourceType": "ValueSet", "id": "vs", "url": "http://example.org/vs",
                    "compose": ["include": [["system": "s", "concept": [["code": "a"], ["code": "b"]]]]],
                ]
            ],
        ]
        let questionnaire = try Questionnaire(json: json)
        let valueSet = try #require(questionnaire.containedValueSet("#vs"))
        #expect(questionnaire.containedValueSet("http://example.org/vs|1") == valueSet)
        #expect(questionnaire.containedValueSet("#other") == nil)
        #expect(valueSet.concepts.map(\.coding.code) == ["a", "b"])
        #expect(valueSet.concepts.first?.coding.system == "s")
    }
}
