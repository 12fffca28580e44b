import FoundationEssentials
import Observation
import Questionnaires
import Spezi
import StudyAPI

/// Fills in one questionnaire: what is asked, what was answered, where the person is, and what is safe.
///
/// Every front end uses it unchanged: it takes ``FillingAction``s and tells its ``phase`` and ``status``. An answer's mark is
/// there at once; the way on opens once the answer has been kept. Actions that arrive in between are carried out on the page
/// they were meant for: the one that comes next. Nothing that moves ever answers, and nothing that goes back validates.
@MainActor @Observable public final class FillingModel: Module, EnvironmentAccessible {
    @ObservationIgnored @Dependency(ClockModule.self) var clock

    /// The page that shows, safety texts apart.
    var place: FillingPhase = .closed
    /// Safety texts that have not been read yet, the oldest first.
    var unread: [SafetyNotice] = []

    /// What is being answered: the task's or the form's title.
    public internal(set) var title = ""
    /// The answers, and what follows from them; `nil` until the draft is open.
    public internal(set) var form: FormSession?
    /// Whether the study lets people decline single questions.
    public internal(set) var allowsDeclining = false
    /// How things stand.
    public internal(set) var status = FillingStatus.none
    /// What was asked once.
    public internal(set) var confirmation: FillingConfirmation?
    /// The fields, by item repetition.
    public internal(set) var buffers = EntryBuffers()
    /// The focused question of the overview.
    public internal(set) var selected: UUID?
    /// All safety texts that the answers have called for, the oldest first. Shown again when the answers have been handed in.
    public internal(set) var notices: [SafetyNotice] = []

    @ObservationIgnored var keeper: (any DraftKeeper)?
    @ObservationIgnored var whenLeft: (@MainActor () -> Void)?
    @ObservationIgnored let makeID: @Sendable () -> UUID
    /// What has not been kept yet, in the order of answering.
    @ObservationIgnored var unkept: [UnkeptChange] = []
    /// The safety texts about what has not been kept that were shown for the last try.
    @ObservationIgnored var unkeptNotices: [SafetyNotice] = []
    /// Why the first of `unkept` could not be kept.
    @ObservationIgnored var failure: DraftKeeperError?
    @ObservationIgnored private var tasks = FillingTasks()
    /// Where the person goes once everything is kept.
    @ObservationIgnored var pendingMove: FillingMove?
    /// Whether the person wants to leave as soon as everything is kept.
    @ObservationIgnored var isLeaving = false
    /// What was done before that move: carried out after it.
    @ObservationIgnored var ahead: [FillingAction] = []
    /// Counts the drafts opened, so that an answer to an older question is known as such.
    @ObservationIgnored var generation = 0

    /// Makes a model.
    /// - Parameter makeID: makes the ids of item repetitions.
    public init(makeID: @escaping @Sendable () -> UUID = FillingModel.newID) { self.makeID = makeID }

    /// An id from the system's own source. `UUID()` opens the device of random numbers anew for each of a form's items.
    @usableFromInline nonisolated static func newID() -> UUID {
        var source = SystemRandomNumberGenerator()
        return .random(using: &source)
    }

    /// What is being kept; one at a time.
    var keeping: Keeping? {
        get { tasks.keeping }
        set { tasks.keeping = newValue }
    }

    /// The one-shot deadline after which a typed text is kept though the person has not moved on.
    var pause: Task<Void, Never>? {
        get { tasks.pause }
        set { tasks.pause = newValue }
    }

    /// What the keeper has last been given of what is being typed.
    var typed: [TypedText] {
        get { tasks.typed }
        set { tasks.typed = newValue }
    }

    /// Work that talks to the keeper apart from keeping answers: opening, handing in, starting over.
    var working: Task<Void, Never>? {
        get { tasks.working }
        set { tasks.working = newValue }
    }

    /// The page that shows.
    public var phase: FillingPhase { unread.first.map(FillingPhase.safety) ?? place }

    /// The question that shows, if one does.
    public var page: FormPage? {
        guard case .question(let id) = place else { return nil }
        return form?.page(id)
    }

    /// Whether the texts above the question that shows are those above the question before it.
    var hasSameStems: Bool {
        guard let form, let page, page.position > 1, let before = form.page(form.pages[page.position - 2]) else {
            return false
        }
        return before.stems == page.stems
    }

    /// Why the answer in the field that shows cannot be taken.
    public var problem: AnswerProblem? {
        guard case .question(let id) = place else { return nil }
        return buffers[id]?.problem
    }

    /// That the form is in another language than the words around it; `nil` where it is in the same, or says none.
    func languageRemark(_ wording: Wording) -> String? { form.flatMap { wording.languageRemark($0.form) } }

    /// Whether the person is on the way to another page: what is typed now is meant for that one.
    public var isMoving: Bool { pendingMove != nil && failure == nil && unread.isEmpty }

    /// Whether anything that was answered has not been kept yet.
    public var hasUnkept: Bool { unkept.contains { !$0.records.isEmpty } }
}

/// What goes on beside the screen. Of one type without parameters: a module's properties are looked through when it is loaded,
/// and each type made of others is looked up then, with all that it asks of them.
private struct FillingTasks {
    var keeping: Keeping?
    var pause: Task<Void, Never>?
    var working: Task<Void, Never>?
    var typed: [TypedText] = []
}

/// What one answer changed, on its way to the keeper.
struct UnkeptChange {
    /// The records; none when only the position has moved.
    var records: [ItemRecord]
    /// Where the person is.
    var position: FormPosition?
}

/// Keeping that goes on. Its task is there from its first wait on, and it may be over before.
@MainActor final class Keeping {
    var task: Task<Void, Never>?

    /// Returns when it is over.
    func finished() async { await task?.value }
}

/// Where to go.
enum FillingMove: Hashable {
    case next
    case back
    case review
    case to(UUID)
}
