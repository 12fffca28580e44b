/// The keys of one open store: the master key, what is derived from it, and the participants' keys met so far.
/// Used under the store's lock.
final class KeyRing {
    private let master: [UInt8]
    /// Seals what concerns no participant.
    let study: [UInt8]
    private let sealing: [UInt8]
    private var participants: [ParticipantRecord.ID: Key] = [:]

    /// A participant's key as it may be used now.
    struct Key: Equatable {
        /// 0 marks the study's key, which serves when a participant has none or it was erased.
        let version: Int
        let bytes: [UInt8]
    }

    init(master: [UInt8]) {
        self.master = master
        study = Cipher.derive(Array("study".utf8), from: master)
        sealing = Cipher.derive(Array("audit head".utf8), from: master)
    }

    /// Shows that the same master key is used as when the store was made, without giving it away.
    var proof: [UInt8] { Cipher.derive(Array("proof".utf8), from: master) }

    /// Binds the head of the log to the master key.
    func seal(of tree: MerkleTree) -> [UInt8] {
        var data = CanonicalBytes()
        data.append(tree.size)
        data.append(tree.root)
        return Cipher.derive(data.bytes, from: sealing)
    }

    /// Lets go of the participants' keys; another process may have erased one.
    func forgetParticipants() { participants.removeAll(keepingCapacity: true) }

    func forget(_ participant: ParticipantRecord.ID) { participants[participant] = nil }

    /// Makes and stores a participant's first key.
    func create(for participant: ParticipantRecord.ID, at: Timestamp, in database: Database) throws(StoreError) {
        let key = Key(version: 1, bytes: Cipher.randomBytes(Cipher.keyLength))
        let wrapped = Cipher.seal(key.bytes, key: master, binding: Self.binding(participant, version: 1))
        try database.run(
            "insert into participant_key (participant_id, version, wrapped, created_at) values (?, ?, ?, ?)",
            participant, key.version, wrapped, at)
        participants[participant] = key
    }

    /// The key that seals what concerns `participant` from now on.
    func current(for participant: ParticipantRecord.ID?, in database: Database) throws(StoreError) -> Key {
        guard let participant, let key = try key(of: participant, in: database) else {
            return Key(version: 0, bytes: study)
        }
        return key
    }

    /// The participant's key; nil when there is none, or it was erased.
    func key(of participant: ParticipantRecord.ID, in database: Database) throws(StoreError) -> Key? {
        if let known = participants[participant] { return known }
        let stored = try database.row(
            "select version, wrapped from participant_key where participant_id = ?", participant
        ) { row throws(StoreError) in
            (version: try row.next() as Int, wrapped: try row.next() as [UInt8]?)
        }
        guard let stored, let wrapped = stored.wrapped else { return nil }
        guard
            let bytes = Cipher.open(
                wrapped, key: master, binding: Self.binding(participant, version: stored.version))
        else { throw .unreadable(entity: .participant, id: participant.description) }
        let key = Key(version: stored.version, bytes: bytes)
        participants[participant] = key
        return key
    }

    private static func binding(_ participant: ParticipantRecord.ID, version: Int) -> [UInt8] {
        var data = CanonicalBytes()
        data.append("participant_key")
        data.append(participant.description)
        data.append("wrapped")
        data.append(Int64(version))
        return data.bytes
    }
}
