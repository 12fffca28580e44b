/// Where a participant stands in the study.
public enum ParticipantStatus: String, Sendable, CaseIterable {
    /// Taking part.
    case enrolled
    /// Tasks rest for a while.
    case paused
    /// Left the study; what follows from it is the service's business.
    case withdrawn
    /// Came to the study's end.
    case completed
}

extension ParticipantStatus: TextColumnValue {}

/// A person in the study.
public struct ParticipantRecord: Identifiable, Equatable, Sendable {
    /// Names the participant everywhere.
    public let id: StoreID<ParticipantRecord>
    /// Who takes part; a person takes part once.
    public let person: PersonRecord.ID
    /// What people call the participant, such as `P-0042`; unique, and no key.
    public let label: String
    /// The site that cares for the participant.
    public let site: SiteRecord.ID
    /// The IANA zone the participant lives in now.
    public let timeZone: String
    /// The language of the participant's screens, as a BCP 47 tag.
    public var language: String
    /// Where the participant stands.
    public let status: ParticipantStatus
    /// When the participant joined.
    public let enrolledAt: Timestamp
    /// True when the participant is made up.
    public let synthetic: Bool

    /// A participant as they will be stored.
    public init(
        id: StoreID<ParticipantRecord> = StoreID(), person: PersonRecord.ID, label: String, site: SiteRecord.ID,
        timeZone: String, language: String, status: ParticipantStatus = .enrolled, enrolledAt: Timestamp,
        synthetic: Bool = false
    ) {
        self.id = id
        self.person = person
        self.label = label
        self.site = site
        self.timeZone = timeZone
        self.language = language
        self.status = status
        self.enrolledAt = enrolledAt
        self.synthetic = synthetic
    }
}

extension ParticipantRecord: StoredRecord {
    static let table = "participant"
    static let columns = [
        "id", "person_id", "label", "site_id", "time_zone", "language", "status", "enrolled_at", "synthetic",
    ]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        person = try row.next()
        label = try row.next()
        site = try row.next()
        timeZone = try row.next()
        language = try row.next()
        status = try row.next()
        enrolledAt = try row.next()
        synthetic = try row.next()
    }

    var values: [any ColumnValue] { [id, person, label, site, timeZone, language, status, enrolledAt, synthetic] }
}
