import FHIR

/// What an expression may use besides its focus.
public struct FHIRPathEnvironment: Sendable {
    /// `%resource`: the resource that holds the focus.
    public var resource: FHIRPathValue?
    /// `%rootResource`: the outermost resource; `%resource` if not set.
    public var rootResource: FHIRPathValue?
    /// `%context`: the original focus if not set.
    public var context: [FHIRPathValue]?
    /// Variables of one's own by name, without `%`. They come before the standard ones.
    public var variables: [String: [FHIRPathValue]]
    /// What `now()`, `today()` and `timeOfDay()` tell. Should have a time with an offset.
    public var now: FHIRDateTime { findNow() }
    private let findNow: @Sendable () -> FHIRDateTime
    /// Evaluation ends with an error after that many steps. One step is a function's call, an operator, an item that is gone over
    /// or a pair that is compared, 16 bytes of a text that is made, or 8 steps of a pattern's match; a quarter of the items of any function's result counts too, and 100
    /// for a root, a power, a logarithm or an exponential.
    public var stepLimit: Int
    /// The scores that `weight()` and `ordinal()` look up where a value carries none itself.
    public var scores: AnswerScores?
    /// The value sets, code systems and profiles that `memberOf()`, `subsumes()`, `conformsTo()` and `resolve()` know besides
    /// those contained in the resource and the questionnaire.
    public var definitions: Definitions?
    /// What `trace()` calls with its name and values.
    public var trace: (@Sendable (String, [FHIRPathValue]) -> Void)?

    /// An environment.
    ///
    /// - Parameters:
    ///   - resource: becomes `%resource`.
    ///   - now: the moment of evaluation.
    ///   - questionnaire: what the response answers: for `weight()`, `ordinal()` and `%questionnaire`. To evaluate often,
    ///     make one environment and change its `resource` and `variables`.
    public init(
        resource: JSONObject? = nil, variables: [String: [FHIRPathValue]] = [:], now: FHIRDateTime,
        questionnaire: Questionnaire? = nil
    ) {
        self.init(resource: resource, variables: variables, questionnaire: questionnaire) { now }
    }

    /// An environment that asks for the moment of evaluation each time an expression wants to know it; it must stay the same.
    public init(
        resource: JSONObject? = nil, variables: [String: [FHIRPathValue]] = [:], questionnaire: Questionnaire? = nil,
        now: @escaping @Sendable () -> FHIRDateTime
    ) {
        self.resource = resource.map { .element(FHIRPathElement(resource: $0)) }
        self.variables = variables
        findNow = now
        stepLimit = 1_000_000
        scores = questionnaire.map(AnswerScores.init)
        if let questionnaire, variables["questionnaire"] == nil {
            self.variables["questionnaire"] = [.element(FHIRPathElement(resource: questionnaire.json))]
        }
    }
}
