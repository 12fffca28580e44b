/// The end of the audit log as one write transaction sees and extends it.
struct AuditLog {
    private var tree: MerkleTree
    private let before: Int64

    /// How many entries there are.
    var size: Int64 { tree.size }
    /// Whether this transaction added any.
    var isExtended: Bool { tree.size > before }

    /// Reads the end of the log. Throws `corrupt` when it does not fit the seal: then nothing may be added on top.
    init(_ database: Database, _ keys: KeyRing) throws(StoreError) {
        tree = try Self.head(database, keys)
        before = tree.size
    }

    /// The stored head, checked against its seal.
    static func head(_ database: Database, _ keys: KeyRing) throws(StoreError) -> MerkleTree {
        let stored = try database.row("select size, frontier, seal from audit_head") { row throws(StoreError) in
            (size: try row.next() as Int64, frontier: try row.next() as [UInt8], seal: try row.next() as [UInt8])
        }
        guard let stored else { return MerkleTree() }
        guard let tree = MerkleTree(size: stored.size, frontier: stored.frontier), keys.seal(of: tree) == stored.seal
        else { throw .corrupt(path: database.path, detail: "the head of the audit log was changed") }
        return tree
    }

    /// Adds one entry.
    mutating func append(
        by author: Authorship, at now: Timestamp, verb: AuditVerb, entity: Entity, id: String,
        participant: ParticipantRecord.ID?, values: AuditValues, _ database: Database, _ keys: KeyRing
    ) throws(StoreError) {
        let key = try keys.current(for: participant, in: database)
        let plain = values.canonical(salt: Cipher.randomBytes(16))
        let seq = tree.size + 1
        let entry = AuditEntryRecord(
            seq: seq, at: now, by: author, verb: verb, entity: entity, entityID: id, participant: participant,
            keyVersion: key.version,
            sealed: Cipher.seal(
                plain, key: key.bytes, binding: AuditEntryRecord.binding(seq, keyVersion: key.version)),
            commitment: Digest.sha256(plain))
        try database.insert(entry)
        tree.append(entry.leaf)
    }

    /// Stores the new head, once per transaction.
    func close(_ database: Database, _ keys: KeyRing) throws(StoreError) {
        guard isExtended else { return }
        try database.run(
            "insert or replace into audit_head (singleton, size, frontier, seal) values (1, ?, ?, ?)",
            tree.size, Array(tree.frontier.joined()), keys.seal(of: tree))
    }
}
