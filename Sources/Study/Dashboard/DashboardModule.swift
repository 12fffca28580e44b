import FoundationEssentials
import Spezi
import StudyAPI
import StudyStore

/// Answers how the study stands.
actor DashboardModule: StoreModule {
    /// How many days of adherence are looked at.
    static let days = 30
    /// How many lines the feed has.
    static let feedLength = 12

    nonisolated let executor: StoreExecutor
    private let clock: ServiceClock

    @StandardActor private var standard: any DashboardConstraint
    @Dependency(BundleModule.self) private var bundles
    @Dependency(EnrolmentModule.self) private var enrolment
    @Dependency(ScheduleModule.self) private var schedule
    @Dependency(ResponsesModule.self) private var responses

    init(executor: StoreExecutor, clock: ServiceClock) {
        self.executor = executor
        self.clock = clock
    }

    /// The study at this moment, in its words for a language.
    func dashboard(in language: String? = nil) async throws(StudyError) -> Dashboard {
        let now = clock.now()
        let bundle = bundles.bundle.translated(to: language)
        let records = try await enrolment.participants()
        let sites = try await enrolment.siteNames()
        var people: [ParticipantRow] = []
        for record in records {
            let wall = try ScheduleModule.clock(of: record)
            let today = wall.day(of: now)
            people.append(
                ParticipantRow(
                    record: record, site: sites[record.site] ?? "", today: today,
                    standings: try await schedule.standings(
                        of: record, from: today.advanced(by: -Self.days), now: now)))
        }
        let tasks = Dictionary(
            try await bundles.tasks().map { ($0.id, bundle.task($0.task.id)?.title ?? $0.task.title) },
            uniquingKeysWith: { first, _ in first })
        let alerts = try await standard.unresolvedAlerts().map { NeedsPerson.alert(AlertSummary($0, bundle: bundle)) }
        var scores: [ScoreTable] = []
        for rule in bundle.scores {
            let stored = try await standard.scores(of: records.map(\.id), instrument: rule.id)
            scores.append(ScoreTable(rule: rule, scores: stored))
        }
        let wall = try await enrolment.clock()
        return Dashboard(
            asOf: now, needs: alerts + people.flatMap { $0.missedInARow(tasks: tasks, now: now) },
            enrolment: try await enrolment.enrolment(of: records, now: now),
            last7Days: adherence(of: people, days: 7, now: now),
            last30Days: adherence(of: people, days: Self.days, now: now),
            participants: people.map { $0.adherence(scores: scores, now: now) },
            instruments: scores.map { $0.summary(clock: wall, now: now) },
            today: TodayCounts(people, now: now),
            feed: try await feed(people, tasks: tasks, now: now))
    }

    private func adherence(of people: [ParticipantRow], days: Int, now: Date) -> Adherence {
        Adherence(
            counting: people.flatMap { person in
                person.standings(from: -days, to: 0).map { $0.state(at: now) }
            })
    }

    /// What was done last, and where drafts stand that somebody has worked on.
    private func feed(
        _ people: [ParticipantRow], tasks: [TaskRecord.ID: String], now: Date
    ) async throws(StudyError) -> [FeedEntry] {
        var entries = try await standard.recentActivity(limit: Self.feedLength).map { activity in
            FeedEntry(
                at: activity.at, participant: activity.participant,
                task: activity.task.flatMap { tasks[$0] } ?? "", event: activity.event)
        }
        for person in people {
            for standing in person.standings where standing.state(at: now).isAnswerable {
                guard let draft = standing.draft, draft.revision > 0,
                    let progress = try await responses.progress(of: standing)
                else { continue }
                entries.append(
                    FeedEntry(
                        at: draft.updatedAt.date, participant: person.record.label,
                        task: tasks[standing.occurrence.task] ?? "",
                        event: .answering(position: progress.position, count: progress.count)))
            }
        }
        // Newest first; entries of one moment keep the order in which they were found.
        return Array(
            entries.enumerated().sorted { ($1.element.at, $0.offset) < ($0.element.at, $1.offset) }
                .prefix(Self.feedLength).map(\.element))
    }
}
