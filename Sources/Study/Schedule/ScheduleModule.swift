import FoundationEssentials
import Spezi
import StudyAPI
import StudyStore

/// What the schedule asks of the standard.
protocol ScheduleConstraint: Standard {
    /// The slot of the last occurrence of each of these tasks that was made for a participant.
    func lastSlots(
        of participant: ParticipantRecord.ID, tasks: [TaskRecord.ID]
    ) throws(StudyError) -> [TaskRecord.ID: String]
    /// Adds occurrences for one participant in one transaction; slots that are there already are left as they are.
    func add(_ occurrences: [OccurrenceRecord], for participant: ParticipantRecord.ID) throws(StudyError)
    /// A participant's occurrences whose window and grace touch the half-open interval; by the begin of the window.
    func standings(
        of participant: ParticipantRecord.ID, from: Date, to: Date
    ) throws(StudyError) -> [Standing]
    /// One occurrence.
    func standing(_ id: OccurrenceRecord.ID) throws(StudyError) -> Standing?
}

/// Turns tasks into dated occurrences, as far ahead as anybody looks and no further.
actor ScheduleModule: StoreModule {
    /// How many days after today occurrences are made for: what opens next can be shown.
    static let daysAhead = 2

    nonisolated let executor: StoreExecutor

    @StandardActor private var standard: any ScheduleConstraint
    @Dependency(BundleModule.self) private var bundles

    /// The day up to which each participant's occurrences are known to be there.
    private var madeThrough: [ParticipantRecord.ID: CalendarDay] = [:]

    init(executor: StoreExecutor) { self.executor = executor }

    /// A participant's occurrences whose windows reach past the begin of `day`; missing ones are made first.
    func standings(
        of participant: ParticipantRecord, from day: CalendarDay, now: Date
    ) async throws(StudyError) -> [Standing] {
        try await makeOccurrences(for: participant, now: now)
        let clock = try Self.clock(of: participant)
        let end = clock.day(of: now).advanced(by: Self.daysAhead + 1)
        return try await standard.standings(
            of: participant.id, from: clock.instant(day, .midnight), to: clock.instant(end, .midnight))
    }

    /// One occurrence of this caller's; anybody else's is not found.
    func standing(_ id: OccurrenceID, of caller: Caller) async throws(StudyError) -> Standing {
        guard let standing = try await standard.standing(StoreID(id.uuid)) else { throw .notFound(what: "task") }
        try caller.check(owns: standing.occurrence.participant, what: "task")
        return standing
    }

    /// Makes what is missing up to a few days after today. One look into the store a day and participant, mostly.
    func makeOccurrences(for participant: ParticipantRecord, now: Date) async throws(StudyError) {
        let clock = try Self.clock(of: participant)
        let last = clock.day(of: now).advanced(by: Self.daysAhead)
        if let made = madeThrough[participant.id], made >= last { return }
        let tasks = try await bundles.tasks()
        let made = try await standard.lastSlots(of: participant.id, tasks: tasks.map(\.id))
        let plan = OccurrencePlan(participant: participant, clock: clock, tasks: tasks)
        let missing = plan.occurrences(after: made, through: last)
        if !missing.isEmpty { try await standard.add(missing, for: participant.id) }
        madeThrough[participant.id] = last
    }

    /// The clock on the participant's wall.
    static func clock(of participant: ParticipantRecord) throws(StudyError) -> WallClock {
        guard let clock = WallClock(identifier: participant.timeZone) else {
            throw .storeUnavailable(detail: "the time zone \(participant.timeZone) is not known on this machine")
        }
        return clock
    }
}
