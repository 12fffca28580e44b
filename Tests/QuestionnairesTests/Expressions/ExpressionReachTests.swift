import Testing

@testable import Questionnaires

@Suite("What an expression can see")
struct ExpressionReachTests {
    @Test(
        "only items it names",
        arguments: [
            "%resource.item.where(linkId='a').answer.value",
            "%resource.item.where(linkId = 'g').item.where(linkId = 'a').answer.value",
            "%resource.descendants().where(linkId='a').answer.value",
            "%resource.repeat(item).where(linkId in ('a' | 'b')).answer",
            "item.where(linkId='a' or linkId='b').answer.value.ordinal().sum()", "%a + %b", "today()", "answer.value",
            "%resource.item.where(linkId='a' and answer.exists()).answer.value", "'item.children()'",
        ])
    func precise(source: String) {
        #expect(ExpressionReach.isLimitedToNamedItems(ExpressionReach.words(of: source)))
    }

    @Test(
        "more than the items it names",
        arguments: [
            "%resource.item.answer.value", "%resource.item[2].where(linkId='a')",
            "%resource.item.first().where(linkId='a')",
            "%resource.children().where(linkId='a')", "%resource.descendants().answer",
            "%resource.item.where(linkId != 'a').answer",
            "%resource.item.where(linkId='g').item.answer.value.sum()", "%resource.repeat(item).answer.value",
            "%resource.item.where(linkId='a' or answer.empty())",
            "%resource.item.where(answer.exists()).where(linkId='a')",
            "%resource.item.count()", "%resource.item.where(linkId='a' implies true)",
        ])
    func imprecise(source: String) {
        #expect(!ExpressionReach.isLimitedToNamedItems(ExpressionReach.words(of: source)))
    }
}
