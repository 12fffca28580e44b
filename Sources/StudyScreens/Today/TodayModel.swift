import Observation
import Spezi
import StudyAPI

/// What a participant has to do today.
@MainActor @Observable public final class TodayModel: Module, EnvironmentAccessible {
    @ObservationIgnored @Dependency(SessionModule.self) var session
    @ObservationIgnored @Dependency(FillingModel.self) var filling
    @ObservationIgnored @Dependency(NavigationModel.self) var navigation

    /// The tasks; `nil` until they are known.
    public private(set) var today: GetToday.Reply?
    /// Why they could not be learned. What was known before still shows.
    public private(set) var problem: StudyError?
    /// Something to know about the task that was chosen.
    public private(set) var remark: Remark?

    /// Makes the model.
    public init() {}

    /// Tasks that can be answered now.
    public var openTasks: [TaskCard] { (today?.tasks ?? []).filter { $0.state != .upcoming } }

    /// Learns the tasks, and learns them again whenever the study changes, until the task that calls it is cancelled.
    public func follow() async {
        await session.learnStudy()
        let changes = session.changes()
        await load()
        for await change in changes where !Set(change.kinds).isDisjoint(with: Self.kinds) { await load() }
    }

    /// Learns the tasks.
    public func load() async {
        do {
            today = try await session.send(GetToday())
            problem = nil
        } catch { problem = error }
    }

    /// Begins a task, or goes on with it. One that is not open yet only says when it will be.
    public func open(_ task: TaskCard) {
        guard task.state != .upcoming else {
            remark = Remark(.todayNotOpen, ["title": .text(task.title), "moment": .moment(task.opens)])
            return
        }
        guard let session = session.session else { return }
        remark = nil
        let navigation = navigation
        filling.start(StudyDraftKeeper(session, occurrence: task.id)) { navigation.showHome() }
        navigation.show(.filling)
    }

    private static let kinds: Set<StudyChange.Kind> = [.schedule, .draft, .response, .enrolment]
}
