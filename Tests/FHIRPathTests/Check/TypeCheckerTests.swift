import FHIR
import FHIRPath
import Testing

@Suite("What can never match") struct TypeCheckerTests {
    private static func problems(_ source: String, on type: String?) throws -> [String] {
        try FHIRPathExpression(source).problems(on: type).map(\.description)
    }

    @Test(
        "is found in unions, branches, repetitions, variables and contained resources",
        arguments: [
            (
                "(item | item.item).txet",
                "column 20: QuestionnaireResponse.item has no element txet; did you mean text?"
            ),
            (
                "item.union(item.answer).linkd",
                "column 25: QuestionnaireResponse.item or QuestionnaireResponse.item.answer has no element linkd; did you mean linkId?"
            ),
            (
                "item.combine(item.item).linkd",
                "column 25: QuestionnaireResponse.item has no element linkd; did you mean linkId?"
            ),
            (
                "iif(true, item, item.item).txt",
                "column 28: QuestionnaireResponse.item has no element txt; did you mean text?"
            ),
            (
                "item.first().iif(linkd = 'a', 1, 2)",
                "column 18: QuestionnaireResponse.item has no element linkd; did you mean linkId?"
            ),
            ("repeat(itm)", "column 8: QuestionnaireResponse has no element itm; did you mean item?"),
            (
                "repeat(item).anwser",
                "column 14: QuestionnaireResponse.item has no element anwser; did you mean answer?"
            ),
            ("repeat(item | answer.item).valeu", "column 28: QuestionnaireResponse.item has no element valeu"),
            (
                "repeat(item | anser.item)",
                "column 15: QuestionnaireResponse or QuestionnaireResponse.item has no element anser; did you mean answer?"
            ),
            (
                "item.defineVariable('a').select(%a.linkd)",
                "column 36: QuestionnaireResponse.item has no element linkd; did you mean linkId?"
            ),
            (
                "defineVariable('b', item).select(%b.linkd)",
                "column 37: QuestionnaireResponse.item has no element linkd; did you mean linkId?"
            ),
            ("%rootResource.itm", "column 15: QuestionnaireResponse has no element itm; did you mean item?"),
            ("contained.nmae", "column 11: Resource has no element nmae; did you mean name?"),
            (
                "item.aggregate($total + linkd, '')",
                "column 25: QuestionnaireResponse.item has no element linkd; did you mean linkId?"
            ),
            (
                "item.trace('a', linkd)",
                "column 17: QuestionnaireResponse.item has no element linkd; did you mean linkId?"
            ),
            ("item.ofType(Patient)", "column 13: ofType(): QuestionnaireResponse.item is never Patient"),
            ("(subject as Coding)", "column 13: as(): Reference is never Coding"),
            (
                "QuestionnaireRespone.item",
                "column 1: QuestionnaireResponse has no element QuestionnaireRespone; did you mean QuestionnaireResponse?"
            ),
            (
                "item.answer.value.cod",
                "column 19: QuestionnaireResponse.item.answer.value has no element cod; did you mean code?"
            ),
            (
                "item.answer.value.ofType(Coding).codee",
                "column 34: Coding has no element codee; did you mean code?"
            ),
            (
                "item.answer.value.ofType(Address)",
                "column 26: ofType(): QuestionnaireResponse.item.answer.value is never Address"
            ),
            (
                "(item.answer.value as HumanName).family",
                "column 23: as(): QuestionnaireResponse.item.answer.value is never HumanName"
            ),
            ("extension('x').value.ofType(Patient)", "column 29: ofType(): Extension.value is never Patient"),
            ("extension('x').value.familiy", "column 22: Extension.value has no element familiy; did you mean family?"),
            ("item.linkId.ofType(code)", "column 20: ofType(): string is never code"),
            ("item.linkId.ofType(System.String)", "column 20: ofType(): string is never String"),
            ("status.ofType(string)", "column 15: ofType(): code is never string"),
            ("1.value", "column 3: Integer has no element value"),
            ("'a'.ofType(Integer)", "column 12: ofType(): String is never Integer"),
            ("(5 'mg').valeu", "column 10: Quantity has no element valeu; did you mean value?"),
            ("(1 | 'a').code", "column 11: Integer or String has no element code"),
            ("item.count().value", "column 14: Integer has no element value"),
            ("(item.exists() and true).code", "column 26: Boolean has no element code"),
            ("today().year", "column 9: Date has no element year"),
            ("item.where('linkId')", "column 6: where() needs a Boolean and got a String"),
            ("iif(item.count(), 1, 2)", "column 1: iif() needs a Boolean and got an Integer"),
            ("item.exists() and item.count()", "column 15: and needs a Boolean and got an Integer"),
            ("item.count().not()", "column 14: not() needs a Boolean and got an Integer"),
            ("%questionnaire.itm", "column 16: Questionnaire has no element itm; did you mean item?"),
            (
                "item.select(%qitem.answerOptions)",
                "column 20: Questionnaire.item has no element answerOptions; did you mean answerOption?"
            ),
            ("item.type().nmae", "column 13: TypeInfo has no element nmae; did you mean name?"),
            ("item.LinkId", "column 6: QuestionnaireResponse.item has no element LinkId; did you mean linkId?"),
        ])
    func found(source: String, text: String) throws {
        #expect(try Self.problems(source, on: "QuestionnaireResponse") == [text])
    }

    @Test(
        "is not said of what may match",
        arguments: [
            "repeat(item | answer.item).linkId", "repeat(answer | item).value", "(item | {}).linkId",
            "iif(item.exists(), item, {}).text", "contained.where($this is Patient).name.given",
            "contained.ofType(Patient).name.given", "contained.url",
            "item.defineVariable('a').answer.select(%a.linkId)",
            "(%resource | %rootResource | %context).item", "descendants().anything", "%own.anything",
            "item.where(linkId = 'a').answer.value.code", "item.trace('a', linkId).text",
            "item.answer.value.ofType(Coding).code", "item.aggregate($total + $this.linkId, '')",
            "item.select(iif(text.exists(), text, linkId))", "subject.resolve().name",
            "(subject as Reference).reference", "item.answer.value.code", "item.answer.value.unit",
            "item.answer.value.ofType(Quantity).value", "item.answer.value.ofType(string)",
            "item.answer.value.extension",
            "extension('x').value.ofType(Age).unit", "(5 'mg').value + (5 'mg').unit", "item.linkId.ofType(string)",
            "%questionnaire.item.answerOption.value.code", "%qitem.maxLength > 5", "item.where(text)",
            "iif(item, 1, 2)", "iif({}, 1, 2)", "item.answer.value.where($this is Coding)",
            "(item.answer.value | 'a').code", "1.ofType(System.Any)", "item.type().name", "-1",
            "item.linkId.type().namespace",
            "item.answer.value.toString().length() > 1", "item.select(answer.value).where($this)",
        ])
    func passed(source: String) throws {
        #expect(try Self.problems(source, on: "QuestionnaireResponse") == [])
    }

    @Test("is said of a type's name where no type is given") func withoutType() throws {
        #expect(
            try Self.problems("Pateint.name.given", on: nil) == [
                "column 1: there is no type Pateint; did you mean Patient?"
            ])
        #expect(try Self.problems("Patient.name.given | name", on: nil) == [])
    }

    @Test(
        "is said of every choice by the types that R4 allows it",
        arguments: [
            ("Patient.multipleBirth.ofType(boolean)", nil), ("Patient.multipleBirth.ofType(integer)", nil),
            ("Patient.multipleBirth.ofType(dateTime)", "column 30: ofType(): Patient.multipleBirth is never dateTime"),
            ("Observation.value.ofType(Coding)", "column 26: ofType(): Observation.value is never Coding"),
            ("Observation.value.unit", nil), ("ActivityDefinition.product.reference", nil),
            (
                "ActivityDefinition.product.ofType(Coding)",
                "column 35: ofType(): ActivityDefinition.product is never Coding"
            ),
            ("Condition.onset.ofType(Age).valu", "column 29: Age has no element valu; did you mean value?"),
        ] as [(String, String?)])
    func choices(source: String, text: String?) throws {
        #expect(try Self.problems(source, on: nil) == (text.map { [$0] } ?? []))
    }

    @Test(
        "of a choice's member: FHIRPath calls the element multipleBirth. It is found nevertheless, as forms are written so"
    )
    func members() throws {
        let patient: JSONObject = ["resourceType": "Patient", "multipleBirthInteger": 2]
        let expression = try FHIRPathExpression("Patient.multipleBirthInteger")
        #expect(
            expression.problems(on: "Patient").map(\.description) == [
                "column 9: Patient has no element multipleBirthInteger; did you mean multipleBirth?"
            ])
        let environment = FHIRPathEnvironment(now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        let focus = [FHIRPathValue(resource: patient)]
        #expect(try expression.evaluate(on: focus, environment: environment).map(\.text) == ["2"])
        for source in [
            "deceasedDateTime < @2024", "deceasedDateTime is dateTime", "children().where($this is dateTime) < @2024",
            "deceasedDateTime.extension.value is boolean",
        ] {
            let dead: JSONObject = [
                "resourceType": "Patient", "deceasedDateTime": "2023-05-01T10:00:00Z",
                "_deceasedDateTime": ["extension": [["url": "x", "valueBoolean": true]]],
            ]
            #expect(
                try FHIRPathExpression(source).evaluate(on: [FHIRPathValue(resource: dead)], environment: environment)
                    == [.boolean(true)], "\(source)")
        }
        #expect(
            try FHIRPathExpression("Patient.multipleBirth").evaluate(on: focus, environment: environment).map(\.text)
                == ["2"])
    }
}
