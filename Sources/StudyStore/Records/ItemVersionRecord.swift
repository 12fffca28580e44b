/// One repetition of one item within one draft: the thing an `ItemInstance.ID` names.
public enum ItemInstance: Sendable {
    /// Stable for as long as the draft lives, whatever is inserted or removed around the repetition.
    public typealias ID = StoreID<ItemInstance>
}

/// What an item's newest version says.
public enum ItemState: String, Sendable, CaseIterable {
    /// There is an answer.
    case answered
    /// The answer was taken back.
    case erased
    /// Not asked any more, the answer kept in case it is asked again; never part of a response.
    case keptWhileDisabled
    /// The person would rather not say.
    case declined
    /// The answer was worked out from others.
    case calculated
    /// A person replaced a worked-out answer.
    case overridden
}

extension ItemState: TextColumnValue {}

/// A new state for one item instance, as a session hands it in.
public struct ItemChange: Equatable, Sendable {
    /// The instance it is about.
    public let instance: ItemInstance.ID
    /// The instance of the group or question that holds it; nil at the top.
    public let parent: ItemInstance.ID?
    /// The item's linkId.
    public let linkID: String
    /// The place among the repetitions of the same item under the same parent, from 0.
    public let ordinal: Int
    /// The new state.
    public let state: ItemState
    /// Why, where a reason was given (declined, overridden).
    public let reason: String?
    /// The answers as a JSON array of FHIR `QuestionnaireResponse.item.answer`; nil where there are none.
    public let answer: String?

    /// A change of one instance.
    public init(
        instance: ItemInstance.ID, parent: ItemInstance.ID? = nil, linkID: String, ordinal: Int = 0, state: ItemState,
        reason: String? = nil, answer: String? = nil
    ) {
        self.instance = instance
        self.parent = parent
        self.linkID = linkID
        self.ordinal = ordinal
        self.state = state
        self.reason = reason
        self.answer = answer
    }
}

/// One stored version of one item instance. Rows are only ever added; the highest version holds.
public struct ItemVersionRecord: Equatable, Sendable {
    /// The draft it belongs to.
    public let draft: DraftRecord.ID
    /// Counts up from 1 within the instance.
    public let version: Int
    /// What was handed in.
    public let change: ItemChange
    /// When it was saved.
    public let at: Timestamp

    init(draft: DraftRecord.ID, version: Int, change: ItemChange, at: Timestamp) {
        self.draft = draft
        self.version = version
        self.change = change
        self.at = at
    }
}

extension ItemVersionRecord: StoredRecord {
    static let table = "draft_item_version"
    static let columns = [
        "draft_id", "instance", "version", "parent", "link_id", "ordinal", "state", "reason", "answer", "at",
    ]

    init(row: inout Row) throws(StoreError) {
        draft = try row.next()
        let instance: ItemInstance.ID = try row.next()
        version = try row.next()
        change = ItemChange(
            instance: instance, parent: try row.next(), linkID: try row.next(), ordinal: try row.next(),
            state: try row.next(), reason: try row.next(), answer: try row.next())
        at = try row.next()
    }

    var values: [any ColumnValue] {
        [
            draft, change.instance, version, change.parent, change.linkID, change.ordinal, change.state,
            change.reason, change.answer, at,
        ]
    }
}
