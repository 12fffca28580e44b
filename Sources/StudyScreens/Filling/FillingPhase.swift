import FoundationEssentials
import StudyAPI

/// Where a person is in filling in a questionnaire: one page of the screen each.
public enum FillingPhase: Hashable, Sendable {
    /// Nothing is being filled in.
    case closed
    /// The draft is being opened.
    case loading
    /// There was a draft: what was kept is said before anything else is asked.
    case recovered(Recovery)
    /// At a question.
    case question(UUID)
    /// At the overview.
    case review
    /// A safety text is shown. It comes before everything else.
    case safety(SafetyNotice)
    /// The answers have been handed in.
    case submitted(KeptSubmission)
    /// It cannot go on like this; the error says why. Enter tries again.
    case failed(DraftKeeperError)
}

/// What was kept of a draft that was left.
public struct Recovery: Hashable, Sendable {
    /// Questions with an answer.
    public var answered: Int
    /// Questions that can be reached.
    public var count: Int
    /// The question at which the person goes on, from 1; `nil` when it is the overview.
    public var position: Int?
    /// When the last answer was saved.
    public var savedAt: Date?
    /// Whether what was being typed was kept as well.
    public var hasTyped: Bool

    /// Makes a recovery.
    public init(answered: Int, count: Int, position: Int?, savedAt: Date?, hasTyped: Bool = false) {
        self.answered = answered
        self.count = count
        self.position = position
        self.savedAt = savedAt
        self.hasTyped = hasTyped
    }
}

/// What has been asked once, and happens if the same key comes a second time. Every other key takes it back.
public enum FillingConfirmation: Hashable, Sendable {
    /// Passing a required question without an answer.
    case passRequired
    /// Handing in.
    case submit
    /// Beginning anew.
    case startOver
    /// Leaving although something could not be kept.
    case leaveUnsaved
}

/// The one line that says how things stand.
public enum FillingStatus: Hashable, Sendable {
    /// Nothing to say.
    case none
    /// What was answered is on its way.
    case saving
    /// Everything that was answered is safe since then.
    case saved(Date)
    /// What was answered last could not be kept; it is still on the screen. The next key tries again.
    case notSaved(DraftKeeperError)
    /// Something to know.
    case message(Remark)
    /// Something to put right.
    case warning(Remark)
}
