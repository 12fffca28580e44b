/// One dated instance of a task for one participant, with its window.
public struct OccurrenceRecord: Identifiable, Equatable, Sendable {
    /// Names the occurrence for good; edits of the schedule never re-issue it.
    public let id: StoreID<OccurrenceRecord>
    /// Whose occurrence it is.
    public let participant: ParticipantRecord.ID
    /// The task it is an instance of.
    public let task: TaskRecord.ID
    /// The version of the task that made it.
    public let taskVersion: TaskVersionRecord.ID
    /// The nominal local time, `2026-11-30T08:00`; with participant and task it is unique (iCalendar's RECURRENCE-ID).
    public let slot: String
    /// The IANA zone in which the slot was turned into moments.
    public let timeZone: String
    /// What the schedule counts from: `enrolment`, `consent`, `event`, `completion`.
    public let anchorKind: String
    /// The anchor's moment.
    public let anchorAt: Timestamp
    /// The window's begin, inclusive.
    public let opensAt: Timestamp
    /// The window's end, exclusive.
    public let closesAt: Timestamp
    /// The end of the time in which what was begun may still be finished, exclusive; not before `closesAt`.
    public let graceUntil: Timestamp
    /// The questionnaire pinned when it was opened; nil until then.
    public let questionnaire: ContentHash?
    /// When it was first opened.
    public let openedAt: Timestamp?
    /// When its response was submitted.
    public let completedAt: Timestamp?
    /// When it was excused.
    public let excusedAt: Timestamp?
    /// Why it was excused.
    public let excusedReason: String?

    /// An occurrence as it will be stored, not opened yet.
    public init(
        id: StoreID<OccurrenceRecord> = StoreID(), participant: ParticipantRecord.ID, task: TaskRecord.ID,
        taskVersion: TaskVersionRecord.ID, slot: String, timeZone: String, anchorKind: String, anchorAt: Timestamp,
        opensAt: Timestamp, closesAt: Timestamp, graceUntil: Timestamp
    ) {
        self.id = id
        self.participant = participant
        self.task = task
        self.taskVersion = taskVersion
        self.slot = slot
        self.timeZone = timeZone
        self.anchorKind = anchorKind
        self.anchorAt = anchorAt
        self.opensAt = opensAt
        self.closesAt = closesAt
        self.graceUntil = graceUntil
        questionnaire = nil
        openedAt = nil
        completedAt = nil
        excusedAt = nil
        excusedReason = nil
    }
}

extension OccurrenceRecord: StoredRecord {
    static let table = "occurrence"
    static let columns = [
        "id", "participant_id", "task_id", "task_version_id", "slot", "time_zone", "anchor_kind", "anchor_at",
        "opens_at", "closes_at", "grace_until", "questionnaire_hash", "opened_at", "completed_at", "excused_at",
        "excused_reason",
    ]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        participant = try row.next()
        task = try row.next()
        taskVersion = try row.next()
        slot = try row.next()
        timeZone = try row.next()
        anchorKind = try row.next()
        anchorAt = try row.next()
        opensAt = try row.next()
        closesAt = try row.next()
        graceUntil = try row.next()
        questionnaire = try row.next()
        openedAt = try row.next()
        completedAt = try row.next()
        excusedAt = try row.next()
        excusedReason = try row.next()
    }

    var values: [any ColumnValue] {
        [
            id, participant, task, taskVersion, slot, timeZone, anchorKind, anchorAt, opensAt, closesAt, graceUntil,
            questionnaire, openedAt, completedAt, excusedAt, excusedReason,
        ]
    }
}
