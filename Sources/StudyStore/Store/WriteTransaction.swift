/// One change of the store, for as long as the closure given to `Store.write` runs: all of it becomes durable, or
/// nothing. Each verb that changes something adds exactly one audit entry, in the same transaction.
public final class WriteTransaction: ReadTransaction {
    /// Who does it.
    public let author: Authorship
    /// When it is done: the time of every audit entry of this transaction.
    public let now: Timestamp

    var log: AuditLog
    /// Whether a record was changed, so that there must be an audit entry.
    private(set) var mustAudit = false

    init(_ database: Database, _ keys: KeyRing, _ log: AuditLog, _ author: Authorship, _ now: Timestamp) {
        self.author = author
        self.now = now
        self.log = log
        super.init(database, keys)
    }

    /// Adds an audit entry for something no verb of the store records: a sign-in, a refusal, an export.
    public func audit(
        _ verb: AuditVerb, _ entity: Entity, _ id: String, participant: ParticipantRecord.ID? = nil,
        old: String? = nil, new: String? = nil, reason: String? = nil
    ) throws(StoreError) {
        try log.append(
            by: author, at: now, verb: verb, entity: entity, id: id, participant: participant,
            values: AuditValues(old: old, new: new, reason: reason, origin: author.origin), database(), keys())
    }

    /// Adds a row.
    func insert(_ record: some StoredRecord) throws(StoreError) {
        mustAudit = true
        try database().insert(record)
    }

    /// Runs a changing statement; returns how many rows it changed.
    @discardableResult
    func change(_ sql: String, _ values: any ColumnValue...) throws(StoreError) -> Int {
        mustAudit = true
        return try database().run(sql, values)
    }
}
