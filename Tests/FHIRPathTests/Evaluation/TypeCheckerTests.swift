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
            "(subject as Reference).reference",
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
}
