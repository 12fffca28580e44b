import FoundationEssentials

/// One row of a draft: what one item instance holds.
///
/// Restoring the records of a session gives a session that is equal in all they describe. Groups that do not repeat need no
/// records.
public struct ItemRecord: Hashable, Sendable {
    /// Identifies the instance for the life of the draft, wherever it moves.
    public let id: UUID
    /// The nearest repetition around it: a repetition of a group, or one answer of a question that takes several and has items
    /// inside. Such an answer has a row of its own, with the linkId of its question, whose row is its parent. `nil` outside of
    /// any.
    public let parent: UUID?
    /// The item.
    public let linkId: String
    /// The position among the repetitions with the same parent and linkId, from 0; 0 for what does not repeat.
    public let ordinal: Int
    /// How it came about.
    public let state: ItemState
    /// The answers, in order; empty when erased or declined, and for groups.
    public let answers: [AnswerValue]

    /// A row.
    public init(id: UUID, parent: UUID?, linkId: String, ordinal: Int, state: ItemState, answers: [AnswerValue]) {
        self.id = id
        self.parent = parent
        self.linkId = linkId
        self.ordinal = ordinal
        self.state = state
        self.answers = answers
    }
}
