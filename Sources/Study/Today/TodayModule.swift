import FoundationEssentials
import Spezi
import StudyAPI
import StudyStore

/// Answers what a participant has to do.
actor TodayModule: StoreModule {
    nonisolated let executor: StoreExecutor
    private let clock: ServiceClock

    @Dependency(BundleModule.self) private var bundles
    @Dependency(ScheduleModule.self) private var schedule
    @Dependency(ResponsesModule.self) private var responses

    init(executor: StoreExecutor, clock: ServiceClock) {
        self.executor = executor
        self.clock = clock
    }

    /// A participant's first screen.
    func today(for participant: ParticipantRecord) async throws(StudyError) -> GetToday.Reply {
        let now = clock.now()
        let wall = try ScheduleModule.clock(of: participant)
        let today = wall.day(of: now)
        let standings = try await schedule.standings(of: participant, from: today.startOfWeek, now: now)
        var cards: [TaskCard] = []
        for standing in standings {
            guard let shown = TaskCard.State(standing.state(at: now), hasDraft: standing.draft != nil) else { continue }
            cards.append(try await card(standing, shown, for: participant))
        }
        let begun = cards.filter { $0.state != .upcoming }.sorted { ($0.closes, $0.opens) < ($1.closes, $1.opens) }
        let changes = standings.flatMap { [$0.window.opens, $0.window.closes, $0.window.graceEnds] }
        let dayEnds = wall.instant(today.advanced(by: 1), LocalTime(minutes: 0))
        let week = standings.filter { $0.day.startOfWeek == today.startOfWeek }
        let adherence = Adherence(counting: week.map { $0.state(at: now) })
        let done = standings.filter { standing in standing.submitted.map { wall.day(of: $0) == today } ?? false }
            .sorted { ($0.submitted ?? now) < ($1.submitted ?? now) }
        var titles: [String] = []
        for standing in done { titles.append(try await title(of: standing, for: participant)) }
        return GetToday.Reply(
            tasks: begun.filter(\.state.isOpen) + begun.filter { !$0.state.isOpen }
                + next(cards.filter { $0.state == .upcoming }, after: standings, now: now),
            doneToday: titles, doneThisWeek: adherence.done, dueThisWeek: adherence.due,
            nextChange: changes.filter { $0 > now }.min().map { min($0, dayEnds) } ?? dayEnds)
    }

    /// Of what opens later, the first of each task that is not open now.
    private func next(_ upcoming: [TaskCard], after standings: [Standing], now: Date) -> [TaskCard] {
        var seen = Set(standings.filter { $0.state(at: now).isAnswerable }.map(\.occurrence.task))
        let tasks = Dictionary(
            standings.map { ($0.occurrence.id.uuid, $0.occurrence.task) }, uniquingKeysWith: { first, _ in first })
        return upcoming.sorted { ($0.opens, $0.title) < ($1.opens, $1.title) }.filter { card in
            tasks[card.id.uuid].map { seen.insert($0).inserted } ?? false
        }
    }

    private func card(
        _ standing: Standing, _ state: TaskCard.State, for participant: ParticipantRecord
    ) async throws(StudyError) -> TaskCard {
        let window = standing.window
        return TaskCard(
            id: OccurrenceID(standing.occurrence.id.uuid), title: try await title(of: standing, for: participant),
            state: state,
            opens: window.opens, closes: window.closes,
            minutes: try await bundles.task(of: standing.occurrence)?.minutes ?? 0,
            progress: try await responses.progress(of: standing))
    }

    private func title(
        of standing: Standing, for participant: ParticipantRecord
    ) async throws(StudyError) -> String {
        try await bundles.task(of: standing.occurrence, in: participant.language)?.title ?? standing.occurrence.slot
    }
}

extension TaskCard.State {
    /// How an occurrence is listed; `nil` when it is not.
    init?(_ state: OccurrenceState, hasDraft: Bool) {
        switch state {
        case .upcoming: self = .upcoming
        case .open: self = .open
        case .draft: self = .draft
        case .grace: self = .late
        case .missed where hasDraft: self = .closed
        case .done, .doneLate, .missed, .excused: return nil
        }
    }
}
