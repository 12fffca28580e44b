import FHIRPath

/// An expression of a form, with what it may look at: FHIRPath, or a query of a FHIR server with FHIRPath inside.
public struct FormExpression: Sendable {
    /// What there is to evaluate.
    enum Content: Sendable {
        case path(FHIRPathExpression)
        /// `application/x-fhir-query`.
        case query(QueryTemplate)
    }

    /// The source.
    public let source: String
    /// The expression.
    let content: Content
    /// The linkIds it names.
    let linkIds: Set<String>
    /// The variables it uses.
    let variables: Set<String>
    /// Whether it can only see items it names by linkId (and the item that holds it). Else any answer may matter to it.
    let isPrecise: Bool
    /// Whether paths without a start begin at the response rather than at the item that holds the expression.
    let startsAtResponse: Bool
    /// Whether it may look up scores or the questionnaire itself, which have to be made ready at some cost.
    let readsQuestionnaire: Bool

    /// A FHIRPath expression.
    init(_ source: String) throws(FHIRPathError) {
        let path = try FHIRPathExpression(source)
        let words = ExpressionReach.words(of: source)
        self.source = source
        content = .path(path)
        linkIds = path.linkIds
        variables = path.variables
        isPrecise = !path.readsOtherLinkIds && ExpressionReach.isLimitedToNamedItems(words)
        var (startsAtResponse, readsQuestionnaire) = (false, false)
        for case .word(let word) in words {
            switch word {
            case "QuestionnaireResponse": startsAtResponse = true
            case "ordinal", "weight", "%questionnaire": readsQuestionnaire = true
            default: break
            }
        }
        self.startsAtResponse = startsAtResponse
        self.readsQuestionnaire = readsQuestionnaire
    }

    /// What of the source does not say what it seems to.
    var warnings: [FHIRPathError] {
        switch content {
        case .path(let path): path.warnings
        case .query(let template): template.expressions.flatMap(\.warnings)
        }
    }

    /// A query, such as `Patient/{{%patient.id}}`.
    init(query source: String) throws(FHIRPathError) {
        let template = try QueryTemplate(source)
        let inner = template.expressions
        self.source = source
        content = .query(template)
        linkIds = inner.reduce(into: []) { $0.formUnion($1.linkIds) }
        variables = inner.reduce(into: []) { $0.formUnion($1.variables) }
        isPrecise = inner.allSatisfy(\.isPrecise)
        startsAtResponse = false
        readsQuestionnaire = inner.contains(where: \.readsQuestionnaire)
    }
}

/// The text of a query, with expressions in double braces whose results are put in.
struct QueryTemplate: Sendable {
    enum Part: Sendable {
        case text(String)
        case expression(FormExpression)
    }

    private(set) var parts: [Part] = []

    var expressions: [FormExpression] {
        parts.compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
    }

    init(_ source: String) throws(FHIRPathError) {
        var rest = source[...]
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            parts.append(.text(String(rest[..<open.lowerBound])))
            parts.append(.expression(try FormExpression(String(rest[open.upperBound..<close.lowerBound]))))
            rest = rest[close.upperBound...]
        }
        parts.append(.text(String(rest)))
    }
}
