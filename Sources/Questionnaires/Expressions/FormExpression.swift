import FHIRPath

/// A FHIRPath expression of a form, with what it may look at.
public struct FormExpression: Sendable {
    /// The source.
    public var source: String { path.source }
    /// The expression.
    let path: FHIRPathExpression
    /// Whether it can only see items it names by linkId (and the item that holds it). Else any answer may matter to it.
    let isPrecise: Bool
    /// Whether paths without a start begin at the response rather than at the item that holds the expression.
    let startsAtResponse: Bool

    /// Whether it may look up scores or the questionnaire itself, which have to be made ready at some cost.
    let readsQuestionnaire: Bool

    init(_ source: String) throws(FHIRPathError) {
        path = try FHIRPathExpression(source)
        let words = ExpressionReach.words(of: source)
        isPrecise = !path.readsOtherLinkIds && ExpressionReach.isLimitedToNamedItems(words)
        startsAtResponse = words.contains(.word("QuestionnaireResponse"))
        readsQuestionnaire = words.contains {
            [.word("ordinal"), .word("weight"), .word("%questionnaire")].contains($0)
        }
    }
}
