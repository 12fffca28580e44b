import FoundationEssentials

/// Opens an occurrence to answer it: begins its draft, or goes on with it.
///
/// The occurrence keeps the questionnaire with which it was opened first.
/// - Throws: `.notFound`, `.windowClosed`, `.draftClosed` when it has been submitted.
public struct OpenDraft: StudyRequest {
    /// The answer is the draft.
    public typealias Reply = OpenedDraft

    /// The occurrence.
    public var occurrence: OccurrenceID

    /// Makes the request.
    public init(occurrence: OccurrenceID) { self.occurrence = occurrence }
}

/// Throws away what a draft holds and begins anew. The trail keeps what was there.
public struct RestartDraft: StudyRequest {
    /// The answer is the new draft.
    public typealias Reply = OpenedDraft

    /// The draft.
    public var draft: DraftID
    /// The revision that the session knows.
    public var revision: Int

    /// Makes the request.
    public init(draft: DraftID, revision: Int) {
        self.draft = draft
        self.revision = revision
    }
}

/// A draft as the service knows it.
public struct OpenedDraft: Codable, Hashable, Sendable {
    /// Where a person is in a questionnaire, so that the next session goes on there.
    public struct Position: Codable, Hashable, Sendable {
        /// The item's linkId.
        public var linkId: String
        /// The repetition; `nil` when the service does not know it, because nothing in it was answered.
        public var instance: UUID?

        /// Makes a position.
        public init(linkId: String, instance: UUID?) {
            self.linkId = linkId
            self.instance = instance
        }
    }

    /// The draft.
    public var draft: DraftID
    /// The occurrence it answers.
    public var occurrence: OccurrenceID
    /// The task's title.
    public var title: String
    /// The questionnaire, as FHIR R4 JSON text.
    public var questionnaire: String
    /// The present revision; sent back with each change.
    public var revision: Int
    /// All items that have been touched, in the order of first touch.
    public var items: [DraftItem]
    /// Where the person left, if anywhere.
    public var position: Position?
    /// When the last answer was saved; `nil` when nothing has been.
    public var lastSaved: Date?
    /// Whether the study lets the person decline single questions ("I would rather not say").
    public var allowsDeclining: Bool
    /// Safety texts that answers in this draft call for. Shown again whenever the draft is opened.
    public var safetyNotices: [SafetyNotice]
    /// What was being typed when the last session ended and is no answer yet.
    public var typed: [TypedText]

    /// Makes the reply.
    public init(
        draft: DraftID, occurrence: OccurrenceID, title: String, questionnaire: String, revision: Int,
        items: [DraftItem], position: Position?, lastSaved: Date?, allowsDeclining: Bool,
        safetyNotices: [SafetyNotice], typed: [TypedText] = []
    ) {
        self.draft = draft
        self.occurrence = occurrence
        self.title = title
        self.questionnaire = questionnaire
        self.revision = revision
        self.items = items
        self.position = position
        self.lastSaved = lastSaved
        self.allowsDeclining = allowsDeclining
        self.safetyNotices = safetyNotices
        self.typed = typed
    }
}

/// The study's words for someone whose answer is a safety matter.
public struct SafetyNotice: Codable, Hashable, Sendable, Identifiable {
    /// The alert that was committed with the answer; `nil` when the answer could not be saved.
    public var id: AlertID?
    /// What the person reads, paragraph by paragraph, in the person's language. It promises only what has happened.
    public var paragraphs: [String]

    /// Makes a notice.
    public init(id: AlertID?, paragraphs: [String]) {
        self.id = id
        self.paragraphs = paragraphs
    }
}
