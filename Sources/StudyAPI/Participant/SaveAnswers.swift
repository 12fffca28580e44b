import FoundationEssentials

/// Saves what one answer changed: the item itself, and those that were calculated, switched on or off with it.
///
/// One transaction with the alerts it raises and its audit entry. Every item is checked again by the service.
/// - Throws: `.conflict` when another session has changed the draft, `.draftClosed`, `.refusedAnswer`, `.diskFull`,
///   `.readOnly`, `.storeUnavailable`; nothing is saved then.
public struct SaveAnswers: StudyRequest {
    /// What was saved.
    public struct Reply: Codable, Hashable, Sendable {
        /// The draft's new revision.
        public var revision: Int
        /// When it was saved.
        public var savedAt: Date
        /// Safety texts for alerts that this change raised. Shown at once, before anything else.
        public var safetyNotices: [SafetyNotice]

        /// Makes the reply.
        public init(revision: Int, savedAt: Date, safetyNotices: [SafetyNotice]) {
            self.revision = revision
            self.savedAt = savedAt
            self.safetyNotices = safetyNotices
        }
    }

    /// The draft.
    public var draft: DraftID
    /// The revision that the session knows.
    public var revision: Int
    /// The items that changed. May be empty when only the position has moved.
    public var items: [DraftItem]
    /// Where the person is.
    public var position: OpenedDraft.Position?

    /// Makes the request.
    public init(draft: DraftID, revision: Int, items: [DraftItem], position: OpenedDraft.Position?) {
        self.draft = draft
        self.revision = revision
        self.items = items
        self.position = position
    }
}
