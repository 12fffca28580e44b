import FoundationEssentials
import Questionnaires
import StudyAPI

/// Where a filling session keeps its answers: a study's service, or a file.
///
/// One caller at a time: the filling model never sends a second request before the first has been answered.
public protocol DraftKeeper: Sendable {
    /// Begins the draft, or goes on with what was kept.
    func open() async throws(DraftKeeperError) -> KeptDraft

    /// Keeps what one answer changed, and where the person is.
    ///
    /// On return it survives a power loss. On a throw nothing was changed, and the same call may be tried again.
    /// - Parameters:
    ///   - records: the item repetitions that changed; may be empty when only the position has moved.
    ///   - position: where the person is.
    func save(_ records: [ItemRecord], position: FormPosition?) async throws(DraftKeeperError) -> KeptReceipt

    /// Keeps what stands in fields and is no answer yet, in place of what was kept so before. Called with every change of a
    /// field, so that a session that ends in whatever way loses nothing that was typed; it may not wait for a disk. What cannot
    /// be kept so is lost without a word: it is on the screen.
    @MainActor func keepTyped(_ texts: [TypedText])

    /// Returns once what ``keepTyped(_:)`` was given last is kept, or cannot be.
    @MainActor func finishTyped() async

    /// Safety texts that answers call for which could not be kept. They say that nobody knows of the answer.
    func safetyNotices(aboutUnkept records: [ItemRecord]) async -> [SafetyNotice]

    /// Hands the answers in: the draft is closed with it.
    /// - Parameter form: the answers as the model knows them; everything in it has been saved before.
    func submit(_ form: FormSession) async throws(DraftKeeperError) -> KeptSubmission

    /// Puts aside what was kept and begins anew.
    func restart() async throws(DraftKeeperError) -> KeptDraft
}

/// A draft as its keeper knows it.
public struct KeptDraft: Sendable {
    /// What is being answered, as the person knows it: the task's or the form's title.
    public var title: String
    /// The form.
    public var form: Form
    /// Everything that has been touched, in the order of first touch.
    public var records: [ItemRecord]
    /// The item repetition at which the person left, if any.
    public var position: FormPosition?
    /// When something was saved last; `nil` when nothing has been.
    public var lastSaved: Date?
    /// Safety texts that the answers call for. Shown whenever the draft is opened.
    public var safetyNotices: [SafetyNotice]
    /// Whether the study lets people decline single questions ("I would rather not say").
    public var allowsDeclining: Bool
    /// What was being typed and is no answer yet.
    public var typed: [TypedText]

    /// Makes a draft.
    public init(
        title: String, form: Form, records: [ItemRecord] = [], position: FormPosition? = nil, lastSaved: Date? = nil,
        safetyNotices: [SafetyNotice] = [], allowsDeclining: Bool = false, typed: [TypedText] = []
    ) {
        self.title = title
        self.form = form
        self.records = records
        self.position = position
        self.lastSaved = lastSaved
        self.safetyNotices = safetyNotices
        self.allowsDeclining = allowsDeclining
        self.typed = typed
    }
}

/// What a keeper says when it has saved.
public struct KeptReceipt: Hashable, Sendable {
    /// When it was saved.
    public var savedAt: Date
    /// Safety texts that this change calls for: shown at once, before anything else.
    public var safetyNotices: [SafetyNotice]

    /// Makes a receipt.
    public init(savedAt: Date, safetyNotices: [SafetyNotice] = []) {
        self.savedAt = savedAt
        self.safetyNotices = safetyNotices
    }
}

/// What a keeper says when the answers have been handed in.
public struct KeptSubmission: Hashable, Sendable {
    /// When they were.
    public var submittedAt: Date
    /// The file that holds them now, if it is one the person asked for.
    public var file: String?

    /// Makes the message.
    public init(submittedAt: Date, file: String? = nil) {
        self.submittedAt = submittedAt
        self.file = file
    }
}
