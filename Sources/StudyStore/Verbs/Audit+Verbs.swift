/// What is wrong with an audit log.
public enum AuditFault: Equatable, Sendable, CustomStringConvertible {
    /// This entry is not what was written.
    case changed(seq: Int64)
    /// This entry is gone while later ones are there.
    case missing(seq: Int64)
    /// The log ends after `found` entries where `expected` were known.
    case cutOff(expected: Int64, found: Int64)
    /// The stored head of the log is not the one that was sealed or that the entries give.
    case head
    /// The entries agree with each other but not with the head that was remembered at this size: the log was rewritten.
    case rewritten(size: Int64)

    /// One plain sentence.
    public var description: String {
        switch self {
        case .changed(let seq): "Audit entry \(seq) was changed."
        case .missing(let seq): "Audit entry \(seq) is missing."
        case .cutOff(let expected, let found): "The audit log ends after entry \(found); there were \(expected)."
        case .head: "The stored head of the audit log does not fit its entries."
        case .rewritten(let size): "The first \(size) audit entries are not those of the remembered head."
        }
    }
}

/// What `ReadTransaction.verifyAudit` found.
public struct AuditVerification: Equatable, Sendable {
    /// The head that the entries give.
    public let head: AuditHead
    /// The first fault; nil when the log is whole.
    public let fault: AuditFault?
}

extension ReadTransaction {
    /// The head of the audit log, for remembering outside the store. O(log n). Throws `corrupt` when the stored head was
    /// changed.
    public func auditHead() throws(StoreError) -> AuditHead {
        AuditHead(try AuditLog.head(database(), keys()))
    }

    /// The entries of the audit log after `seq`, oldest first, at most `limit`; of one participant if given.
    public func auditEntries(
        after seq: Int64 = 0, participant: ParticipantRecord.ID? = nil, limit: Int = 10_000
    ) throws(StoreError) -> [AuditEntryRecord] {
        if let participant {
            return try all(
                AuditEntryRecord.self, "where r.participant_id = ? and r.seq > ? order by r.seq limit ?", participant,
                seq, limit)
        }
        return try all(AuditEntryRecord.self, "where r.seq > ? order by r.seq limit ?", seq, limit)
    }

    /// What an entry keeps sealed; nil when the participant's key was erased. Throws `unreadable` when the sealed bytes
    /// were changed or moved.
    public func auditValues(of entry: AuditEntryRecord) throws(StoreError) -> AuditValues? {
        guard let plain = try plainValues(of: entry) else { return nil }
        guard Digest.sha256(plain) == entry.commitment, let values = AuditValues(canonical: plain) else {
            throw .unreadable(entity: entry.entity, id: entry.entityID)
        }
        return values
    }

    /// Checks the whole log: every entry against its leaf and its sealed values, the order, the head, and a head
    /// remembered earlier if one is given. O(n).
    public func verifyAudit(against remembered: AuditHead? = nil) throws(StoreError) -> AuditVerification {
        let database = try database()
        let statement = try database.statement(
            "select \(AuditEntryRecord.select("r")) from audit_entry r order by r.seq")
        defer { statement.reset() }
        var tree = MerkleTree()
        var fault: AuditFault?
        var rewritten = false
        while try statement.step() {
            var row = Row(statement)
            let entry: AuditEntryRecord
            do throws(StoreError) {
                entry = try AuditEntryRecord(row: &row)
            } catch {
                // A column that cannot even be read is a changed entry; without its leaf the rest cannot be judged.
                return AuditVerification(head: AuditHead(tree), fault: fault ?? .changed(seq: tree.size + 1))
            }
            if fault == nil { fault = try self.fault(of: entry, expecting: tree.size + 1) }
            tree.append(entry.leaf)
            if let remembered, tree.size == remembered.size { rewritten = AuditHead(tree) != remembered }
        }
        let head = AuditHead(tree)
        if fault == nil { fault = try headFault(tree) }
        if let remembered, fault == nil {
            if tree.size < remembered.size {
                fault = .cutOff(expected: remembered.size, found: tree.size)
            } else if rewritten {
                fault = .rewritten(size: remembered.size)
            }
        }
        return AuditVerification(head: head, fault: fault)
    }

    private func fault(of entry: AuditEntryRecord, expecting seq: Int64) throws(StoreError) -> AuditFault? {
        guard entry.seq == seq else { return .missing(seq: seq) }
        guard entry.leaf == entry.expectedLeaf else { return .changed(seq: seq) }
        do throws(StoreError) {
            guard let plain = try plainValues(of: entry) else { return nil }
            return Digest.sha256(plain) == entry.commitment ? nil : .changed(seq: seq)
        } catch {
            guard case .unreadable = error else { throw error }
            return .changed(seq: seq)
        }
    }

    private func headFault(_ tree: MerkleTree) throws(StoreError) -> AuditFault? {
        do throws(StoreError) {
            let stored = try AuditLog.head(database(), keys())
            if stored == tree { return nil }
            return tree.size < stored.size ? .cutOff(expected: stored.size, found: tree.size) : .head
        } catch {
            guard case .corrupt = error else { throw error }
            return .head
        }
    }

    /// The bytes an entry was sealed from; nil when the key is gone.
    private func plainValues(of entry: AuditEntryRecord) throws(StoreError) -> [UInt8]? {
        let keys = try keys()
        let key: [UInt8]
        if entry.keyVersion == 0 {
            key = keys.study
        } else {
            guard let participant = entry.participant, let own = try keys.key(of: participant, in: database()) else {
                return nil
            }
            key = own.bytes
        }
        let binding = AuditEntryRecord.binding(entry.seq, keyVersion: entry.keyVersion)
        guard let plain = Cipher.open(entry.sealed, key: key, binding: binding) else {
            throw .unreadable(entity: entry.entity, id: entry.entityID)
        }
        return plain
    }
}
