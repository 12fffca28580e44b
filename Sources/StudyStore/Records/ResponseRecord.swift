/// A submitted response. It is never changed; a correction is a response of its own that amends it.
public struct ResponseRecord: Identifiable, Equatable, Sendable {
    /// Names the response everywhere; handing in the same id again gives the first result.
    public let id: StoreID<ResponseRecord>
    /// The draft it came from; nil where it came in whole.
    public let draft: DraftRecord.ID?
    /// What it answers; an occurrence has one response that is no amendment.
    public let occurrence: OccurrenceRecord.ID?
    /// Whose response it is.
    public let participant: ParticipantRecord.ID?
    /// The questionnaire it answers.
    public let questionnaire: ContentHash
    /// The response that this one corrects.
    public let amends: StoreID<ResponseRecord>?
    /// The FHIR `QuestionnaireResponse` as JSON text.
    public let body: String
    /// How it came about.
    public let provenance: Provenance
    /// The moment the answers speak of.
    public let observedAt: Timestamp
    /// When they were entered.
    public let enteredAt: Timestamp

    /// A response as it will be stored.
    public init(
        id: StoreID<ResponseRecord> = StoreID(), draft: DraftRecord.ID?, occurrence: OccurrenceRecord.ID?,
        participant: ParticipantRecord.ID?, questionnaire: ContentHash, amends: StoreID<ResponseRecord>? = nil,
        body: String, provenance: Provenance, observedAt: Timestamp, enteredAt: Timestamp
    ) {
        self.id = id
        self.draft = draft
        self.occurrence = occurrence
        self.participant = participant
        self.questionnaire = questionnaire
        self.amends = amends
        self.body = body
        self.provenance = provenance
        self.observedAt = observedAt
        self.enteredAt = enteredAt
    }
}

extension ResponseRecord: StoredRecord {
    static let table = "response"
    static let columns =
        ["id", "draft_id", "occurrence_id", "participant_id", "questionnaire_hash", "amends_id", "body"]
        + Provenance.columns + ["observed_at", "entered_at"]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        draft = try row.next()
        occurrence = try row.next()
        participant = try row.next()
        questionnaire = try row.next()
        amends = try row.next()
        body = try row.next()
        provenance = try Provenance(row: &row)
        observedAt = try row.next()
        enteredAt = try row.next()
    }

    var values: [any ColumnValue] {
        [id, draft, occurrence, participant, questionnaire, amends, body] + provenance.values
            + [observedAt, enteredAt]
    }
}
