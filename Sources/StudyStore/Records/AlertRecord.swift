/// How far an alert has come.
public enum AlertState: String, Sendable, CaseIterable {
    /// Nobody has taken it on.
    case open
    /// A person has said that they know.
    case acknowledged
    /// A person has closed it, with a reason.
    case resolved
}

extension AlertState: TextColumnValue {}

/// Something a person has to look at, with the answer that called for it.
public struct AlertRecord: Identifiable, Equatable, Sendable {
    /// Names the alert everywhere.
    public let id: StoreID<AlertRecord>
    /// Whom it is about.
    public let participant: ParticipantRecord.ID
    /// The occurrence being answered.
    public let occurrence: OccurrenceRecord.ID?
    /// The draft that held the answer.
    public let draft: DraftRecord.ID?
    /// The bundle's rule that raised it.
    public let rule: String
    /// Who owns it, as the rule names them (a role or a person's key).
    public let owner: String
    /// How grave it is: higher is graver, as the bundle ranks its rules.
    public let severity: Int
    /// The item's linkId.
    public let linkID: String
    /// The item's instance in the draft.
    public let instance: ItemInstance.ID?
    /// The question as it was shown.
    public let question: String
    /// The answer as it was shown.
    public let answer: String
    /// When it was raised.
    public let raisedAt: Timestamp
    /// When it goes to the deputy if nobody has acknowledged it; nil if it does not.
    public let escalatesAt: Timestamp?
    /// How far it has come.
    public let state: AlertState

    /// An alert as it will be stored: open.
    public init(
        id: StoreID<AlertRecord> = StoreID(), participant: ParticipantRecord.ID, occurrence: OccurrenceRecord.ID? = nil,
        draft: DraftRecord.ID? = nil, rule: String, owner: String, severity: Int, linkID: String,
        instance: ItemInstance.ID? = nil, question: String, answer: String, raisedAt: Timestamp,
        escalatesAt: Timestamp? = nil
    ) {
        self.id = id
        self.participant = participant
        self.occurrence = occurrence
        self.draft = draft
        self.rule = rule
        self.owner = owner
        self.severity = severity
        self.linkID = linkID
        self.instance = instance
        self.question = question
        self.answer = answer
        self.raisedAt = raisedAt
        self.escalatesAt = escalatesAt
        state = .open
    }
}

extension AlertRecord: StoredRecord {
    static let table = "alert"
    static let columns = [
        "id", "participant_id", "occurrence_id", "draft_id", "rule", "owner", "severity", "link_id", "instance",
        "question", "answer", "raised_at", "escalates_at", "state",
    ]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        participant = try row.next()
        occurrence = try row.next()
        draft = try row.next()
        rule = try row.next()
        owner = try row.next()
        severity = try row.next()
        linkID = try row.next()
        instance = try row.next()
        question = try row.next()
        answer = try row.next()
        raisedAt = try row.next()
        escalatesAt = try row.next()
        state = try row.next()
    }

    var values: [any ColumnValue] {
        [
            id, participant, occurrence, draft, rule, owner, severity, linkID, instance, question, answer, raisedAt,
            escalatesAt, state,
        ]
    }
}

/// What happened to an alert.
public enum AlertEventKind: String, Sendable, CaseIterable {
    /// It came up.
    case raised
    /// The answer changed, or somebody added a note; it stays as far as it was.
    case annotated
    /// A person took it on.
    case acknowledged
    /// A person closed it.
    case resolved
}

extension AlertEventKind: TextColumnValue {}

/// One step in an alert's life. Rows are only ever added.
public struct AlertEventRecord: Equatable, Sendable {
    /// The alert it belongs to.
    public let alert: AlertRecord.ID
    /// Counts up from 1 within the alert.
    public let ordinal: Int
    /// What happened.
    public let kind: AlertEventKind
    /// When.
    public let at: Timestamp
    /// Who did it; nil when the service did.
    public let person: PersonRecord.ID?
    /// The role they did it in.
    public let role: String
    /// The note or reason given.
    public let note: String?

    /// A step as it will be stored.
    public init(
        alert: AlertRecord.ID, ordinal: Int, kind: AlertEventKind, at: Timestamp, person: PersonRecord.ID?,
        role: String,
        note: String?
    ) {
        self.alert = alert
        self.ordinal = ordinal
        self.kind = kind
        self.at = at
        self.person = person
        self.role = role
        self.note = note
    }
}

extension AlertEventRecord: StoredRecord {
    static let table = "alert_event"
    static let columns = ["alert_id", "ordinal", "kind", "at", "person_id", "role", "note"]

    init(row: inout Row) throws(StoreError) {
        alert = try row.next()
        ordinal = try row.next()
        kind = try row.next()
        at = try row.next()
        person = try row.next()
        role = try row.next()
        note = try row.next()
    }

    var values: [any ColumnValue] { [alert, ordinal, kind, at, person, role, note] }
}
