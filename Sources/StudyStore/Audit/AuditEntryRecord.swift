/// One entry of the audit log as stored: who did what to what, when. What the values were stays sealed; see
/// `ReadTransaction.auditValues(of:)`.
public struct AuditEntryRecord: Equatable, Sendable {
    /// Counts up from 1 without gaps; the store's revision after this entry.
    public let seq: Int64
    /// When it was done.
    public let at: Timestamp
    /// Who did it; nil for the service itself.
    public let person: PersonRecord.ID?
    /// The role they acted in.
    public let role: String
    /// The session they acted in.
    public let session: SessionTag.ID
    /// What was done.
    public let verb: AuditVerb
    /// The kind of record.
    public let entity: Entity
    /// The record's id.
    public let entityID: String
    /// The participant it concerns; nil where it concerns none.
    public let participant: ParticipantRecord.ID?

    /// Which key seals the values: 0 for the study's, else the version of the participant's.
    let keyVersion: Int
    let sealed: [UInt8]
    let commitment: [UInt8]
    let leaf: [UInt8]

    /// The leaf hash that these columns call for: RFC 9162's leaf over all that is in clear and the commitment.
    /// The sealed bytes are not part of it, so that keys can be changed or erased without touching the log.
    var expectedLeaf: [UInt8] {
        var data = CanonicalBytes()
        data.append(Int64(1))
        data.append(seq)
        data.append(at.microseconds)
        data.append(person?.description)
        data.append(role)
        data.append(session.description)
        data.append(verb.rawValue)
        data.append(entity.rawValue)
        data.append(entityID)
        data.append(participant?.description)
        data.append(commitment)
        return MerkleTree.leaf(data.bytes)
    }

    /// What the sealed bytes are bound to: moved to another row they do not open.
    static func binding(_ seq: Int64, keyVersion: Int) -> [UInt8] {
        var data = CanonicalBytes()
        data.append("audit_entry")
        data.append(seq)
        data.append("sealed")
        data.append(Int64(keyVersion))
        return data.bytes
    }
}

extension AuditEntryRecord: StoredRecord {
    static let table = "audit_entry"
    static let columns = [
        "seq", "at", "person_id", "role", "session_id", "verb", "entity", "entity_id", "participant_id",
        "key_version", "sealed", "commitment", "leaf",
    ]

    init(row: inout Row) throws(StoreError) {
        seq = try row.next()
        at = try row.next()
        person = try row.next()
        role = try row.next()
        session = try row.next()
        verb = try row.next()
        entity = try row.next()
        entityID = try row.next()
        participant = try row.next()
        keyVersion = try row.next()
        sealed = try row.next()
        commitment = try row.next()
        leaf = try row.next()
    }

    /// An entry for appending; its leaf is worked out here.
    init(
        seq: Int64, at: Timestamp, by: Authorship, verb: AuditVerb, entity: Entity, entityID: String,
        participant: ParticipantRecord.ID?, keyVersion: Int, sealed: [UInt8], commitment: [UInt8]
    ) {
        func entry(leaf: [UInt8]) -> AuditEntryRecord {
            AuditEntryRecord(
                seq: seq, at: at, person: by.person, role: by.role, session: by.session, verb: verb, entity: entity,
                entityID: entityID, participant: participant, keyVersion: keyVersion, sealed: sealed,
                commitment: commitment, leaf: leaf)
        }
        self = entry(leaf: entry(leaf: []).expectedLeaf)
    }

    var values: [any ColumnValue] {
        [
            seq, at, person, role, session, verb, entity, entityID, participant, keyVersion, sealed, commitment, leaf,
        ]
    }
}
