import FoundationEssentials
import Observation
import Spezi
import StudyAPI

/// What a participant has to do today.
@MainActor @Observable public final class TodayModel: Module, EnvironmentAccessible {
    @ObservationIgnored @Dependency(SessionModule.self) var session
    @ObservationIgnored @Dependency(FillingModel.self) var filling
    @ObservationIgnored @Dependency(NavigationModel.self) var navigation
    @ObservationIgnored @Dependency(ClockModule.self) var clock
    /// The one-shot deadline after which the tasks are others.
    @ObservationIgnored private var deadline: Task<Void, Never>?
    @ObservationIgnored @Dependency(RemindersModule.self) var reminders: RemindersModule?

    /// The tasks; `nil` until they are known.
    public private(set) var today: GetToday.Reply?
    /// Why they could not be learned. What was known before still shows.
    public private(set) var problem: StudyError?
    /// Something to know about the task that was chosen.
    public private(set) var remark: Remark?

    /// Makes the model.
    public init() {}

    /// Tasks that can be answered now.
    public var openTasks: [TaskCard] { (today?.tasks ?? []).filter(\.state.isOpen) }

    /// Learns the tasks, and learns them again whenever the study changes, until the task that calls it is cancelled.
    public func follow() async {
        await session.learnStudy()
        let changes = session.changes()
        await refresh()
        defer { deadline?.cancel() }
        for await change in changes where !Set(change.kinds).isDisjoint(with: Self.kinds) { await refresh() }
    }

    /// Learns the tasks, and learns them again at the next moment at which they are others: a window opens or closes, or the
    /// day is over.
    private func refresh() async {
        await load()
        deadline?.cancel()
        guard let moment = today?.nextChange else { return }
        let clock = clock
        // Never at once: a clock that lags behind the service's would ask again and again.
        let wait = max(1, moment.timeIntervalSince(clock.now()))
        deadline = Task { [weak self] in
            guard (try? await clock.sleep(.seconds(wait))) != nil, !Task.isCancelled else { return }
            await self?.refresh()
        }
    }

    /// Learns the tasks.
    public func load() async {
        do {
            let learned = try await session.send(GetToday())
            today = learned
            problem = nil
            reminders?.update(learned.tasks)
        } catch { problem = error }
    }

    /// Begins a task, or goes on with it. One that is not open only says when it will be, or was.
    public func open(_ task: TaskCard) {
        guard task.state.isOpen else {
            let isOver = task.state == .closed
            remark = Remark(
                isOver ? .todayClosed : .todayNotOpen,
                ["title": .text(task.title), "moment": .moment(isOver ? task.closes : task.opens)])
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
