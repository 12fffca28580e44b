import FHIR
import FHIRPath
import Testing

@Suite("What is the same for all items") struct ConstantTests {
    private static func response(_ count: Int) -> JSONObject {
        let items: [JSON] = (0..<count).map {
            ["linkId": .string("q\($0)"), "answer": [["valueInteger": .number(JSONNumber($0))]]]
        }
        return ["resourceType": "QuestionnaireResponse", "item": .array(items)]
    }

    private static func evaluate(
        _ source: String, items: Int = 12, variables: [String: [FHIRPathValue]] = [:]
    ) throws -> [String] {
        let resource = response(items)
        return try FHIRPathExpression(source).evaluate(
            on: [FHIRPathValue(resource: resource)],
            environment: FHIRPathEnvironment(
                resource: resource, variables: variables, now: try #require(FHIRDateTime("2024-01-01T00:00:00Z")))
        ).map(\.text)
    }

    @Test(
        "is found once: a form of 2,000 items stays within the limit of steps",
        arguments: [
            "item.where(linkId in %resource.item.linkId).count()",
            "item.where(%resource.item.linkId contains linkId).count()",
            "item.where(%context.item.linkId contains linkId).count()",
            "item.where(linkId in %ids).count()",
            "item.where(%resource.item.where(linkId = 'q7').exists()).count()",
            "repeat(item).where(linkId in %rootResource.item.where(answer.exists()).linkId).count()",
            "item.select(answer.value in %resource.item.answer.value).allTrue().select(2000)",
        ])
    func linear(source: String) throws {
        let ids = (0..<2_000).map { FHIRPathValue.string("q\($0)") }
        #expect(try Self.evaluate(source, items: 2_000, variables: ["ids": ids]) == ["2000"])
    }

    @Test(
        "is not what depends on the item, its place, a variable of its own or an effect",
        arguments: [
            ("item.where(answer.value in %resource.item[$index].answer.value).count()", ["12"]),
            ("item.select(%resource.item.skip($index).count()).take(3)", ["12", "11", "10"]),
            ("item.select(%resource.item.where(linkId = %x.linkId).count()).distinct()", ["0"]),
            (
                "item.where(defineVariable('me', linkId).select('q3' in %resource.item.linkId.where($this = %me)).allTrue()).linkId",
                ["q3"]
            ),
            (
                "item.select(defineVariable('me', linkId).select(%me.indexOf('q') | %me.length())).distinct()",
                ["0", "2", "3"]
            ),
            ("item.where(linkId in (%resource.item.linkId | linkId)).count()", ["12"]),
            ("item.where('zz' in %resource.item.linkId).count()", ["0"]),
            ("item.where(linkId in ('q1' | 'q11' | 'x')).linkId", ["q1", "q11"]),
            ("item.where((%resource.item.linkId contains linkId) = true).count()", ["12"]),
            ("item.where({} in %resource.item.linkId).count()", ["0"]),
            ("item.aggregate($total + %resource.item.count(), 0)", ["144"]),
            ("item.all(%resource.item.aggregate($total + 1, 0) = 12)", ["true"]),
        ])
    func dependent(source: String, expected: [String]) throws {
        #expect(try Self.evaluate(source, variables: ["x": []]) == expected, "\(source)")
    }

    @Test("is still seen by what asks which items an expression reads") func facts() throws {
        let literal = try FHIRPathExpression("item.where(%resource.item.linkId contains 'a' or linkId in ('b' | 'c'))")
        #expect(literal.linkIds == ["a", "b", "c"])
        #expect(!literal.readsOtherLinkIds)
        #expect(try FHIRPathExpression("item.where(linkId in %resource.item.linkId)").readsOtherLinkIds)
    }
}
