import FoundationEssentials

/// The newest version of one item of a draft, in one repetition.
public struct DraftItem: Codable, Hashable, Sendable {
    /// How the item stands.
    public enum State: String, Codable, Hashable, Sendable {
        /// The person has answered it.
        case answered
        /// The person has taken the answer back.
        case erased
        /// It was answered, and another answer has switched it off since. Not part of the response.
        case keptWhileDisabled
        /// The person would rather not say (data-absent-reason `asked-declined`).
        case declined
        /// The form has worked it out.
        case calculated
        /// The form had worked it out and the person has changed it.
        case overridden
    }

    /// The id of this repetition of the item, made by the session that first touched it.
    public var id: UUID
    /// The repetition of the item around it, if it stands inside one.
    public var parent: UUID?
    /// The item's linkId.
    public var linkId: String
    /// Its place among the repetitions of the same item under the same parent, from zero.
    public var ordinal: Int
    /// How it stands.
    public var state: State
    /// Its answers, each a FHIR `QuestionnaireResponse.item.answer` without nested items, as JSON text.
    public var answers: [String]

    /// Makes an item.
    public init(id: UUID, parent: UUID?, linkId: String, ordinal: Int, state: State, answers: [String]) {
        self.id = id
        self.parent = parent
        self.linkId = linkId
        self.ordinal = ordinal
        self.state = state
        self.answers = answers
    }
}
