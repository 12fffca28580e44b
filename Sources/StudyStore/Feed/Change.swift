/// Something that happened in the store, as the change feed tells it. Every deed has exactly one audit entry, so the
/// feed is the audit log without its sealed values, and the store's revision is the log's length.
public struct Change: Equatable, Sendable {
    /// The store's revision after it; counts up from 1 without gaps.
    public let revision: Int64
    /// When it was done.
    public let at: Timestamp
    /// What was done.
    public let verb: AuditVerb
    /// The kind of record.
    public let entity: Entity
    /// The record's id.
    public let entityID: String
    /// The participant it concerns; nil where it concerns none.
    public let participant: ParticipantRecord.ID?
    /// Who did it; nil for the service itself.
    public let person: PersonRecord.ID?
    /// The session it was done in.
    public let session: SessionTag.ID
}
