/// Whether a draft can still be written to.
public enum DraftStatus: String, Sendable, CaseIterable {
    /// Being filled in.
    case open
    /// Became a response.
    case submitted
    /// Given up; its answers are kept and count no more.
    case discarded
}

extension DraftStatus: TextColumnValue {}

/// Where a person stands in a questionnaire.
public struct DraftPosition: Equatable, Sendable {
    /// The item's linkId.
    public let linkID: String
    /// The item's instance, where it has one.
    public let instance: ItemInstance.ID?

    /// A place in the questionnaire.
    public init(linkID: String, instance: ItemInstance.ID? = nil) {
        self.linkID = linkID
        self.instance = instance
    }
}

/// Answers that are not submitted yet: the head of the rows in `ItemVersionRecord`.
public struct DraftRecord: Identifiable, Equatable, Sendable {
    /// Names the draft everywhere.
    public let id: StoreID<DraftRecord>
    /// What it answers; nil where a questionnaire is filled in outside a schedule.
    public let occurrence: OccurrenceRecord.ID?
    /// Whose draft it is; nil outside a study.
    public let participant: ParticipantRecord.ID?
    /// The questionnaire it began with and ends on.
    public let questionnaire: ContentHash
    /// Counts up with each change of answers; what a writer compares before it sets.
    public let revision: Int
    /// Whether it can still be written to.
    public let status: DraftStatus
    /// How it comes about.
    public let provenance: Provenance
    /// Where the person stands; nil before the first item.
    public let position: DraftPosition?
    /// When it was begun.
    public let startedAt: Timestamp
    /// When answers were last saved.
    public let updatedAt: Timestamp

    /// A draft as it will be stored: open, revision 0.
    public init(
        id: StoreID<DraftRecord> = StoreID(), occurrence: OccurrenceRecord.ID?, participant: ParticipantRecord.ID?,
        questionnaire: ContentHash, provenance: Provenance, position: DraftPosition? = nil, startedAt: Timestamp
    ) {
        self.id = id
        self.occurrence = occurrence
        self.participant = participant
        self.questionnaire = questionnaire
        revision = 0
        status = .open
        self.provenance = provenance
        self.position = position
        self.startedAt = startedAt
        updatedAt = startedAt
    }
}

extension DraftRecord: StoredRecord {
    static let table = "draft"
    static let columns =
        ["id", "occurrence_id", "participant_id", "questionnaire_hash", "revision", "status"] + Provenance.columns
        + ["position_link_id", "position_instance", "started_at", "updated_at"]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        occurrence = try row.next()
        participant = try row.next()
        questionnaire = try row.next()
        revision = try row.next()
        status = try row.next()
        provenance = try Provenance(row: &row)
        let linkID: String? = try row.next()
        let instance: ItemInstance.ID? = try row.next()
        position = linkID.map { DraftPosition(linkID: $0, instance: instance) }
        startedAt = try row.next()
        updatedAt = try row.next()
    }

    var values: [any ColumnValue] {
        [id, occurrence, participant, questionnaire, revision, status] + provenance.values
            + [position?.linkID, position?.instance, startedAt, updatedAt]
    }
}
