import FHIR

/// A FHIRPath expression, read once and evaluated as often as wanted, on any thread.
///
/// The language is FHIRPath 2.0 with FHIR R4's functions and SDC's `sum`, `min`, `max`, `avg`, `weight` and `ordinal`.
public struct FHIRPathExpression: Sendable {
    /// The text it was read from.
    public let source: String
    /// The strings that the expression compares with `linkId` (`where(linkId = 'a')`, `linkId in ('a' | 'b')`).
    public let linkIds: Set<String>
    /// The names of the `%variables` it uses, without `%`.
    public let variables: Set<String>
    /// Whether it reads `linkId` otherwise than by comparing it with literals, so that it may depend on any item.
    public let readsOtherLinkIds: Bool

    let node: Node
    /// What there is to say of how it is written.
    let notes: [SyntaxFailure]

    /// Reads the source, in which functions of the program's own may be called. Throws with the position of what is wrong
    /// and, for misspelt functions, a suggestion.
    public init(_ source: String, functions: [FHIRPathFunction] = []) throws(FHIRPathError) {
        self.source = source
        do throws(SyntaxFailure) {
            (node, notes) = try Parser.parse(source, functions: functions)
        } catch {
            throw FHIRPathError(error.reason, at: Self.position(of: error.offset, in: source))
        }
        let facts = NodeFacts(node)
        linkIds = facts.linkIds
        variables = facts.variables
        readsOtherLinkIds = facts.readsOtherLinkIds
    }

    /// The result of the expression on a collection of values.
    ///
    /// `$this` and paths without a start begin at the focus. Throws what FHIRPath calls an error: a type or number of
    /// items that an operator or function does not take, an unknown variable, or more steps than the environment allows.
    public func evaluate(
        on focus: [FHIRPathValue], environment: FHIRPathEnvironment
    ) throws(FHIRPathError) -> [FHIRPathValue] {
        let evaluator = Evaluator(environment: environment, focus: focus)
        do throws(SyntaxFailure) {
            return try evaluator.evaluate(node, Scope(this: focus))
        } catch {
            throw FHIRPathError(error.reason, at: Self.position(of: error.offset, in: source))
        }
    }

    static func position(of offset: Int, in source: String) -> TextPosition {
        var source = source
        return source.withUTF8 { TextPosition(ofByte: offset, in: $0) }
    }
}
