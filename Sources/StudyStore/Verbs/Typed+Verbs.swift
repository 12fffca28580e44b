import Files

extension ReadTransaction {
    /// What was being typed in a draft, as ``keepTyped(_:in:)`` was given it; `nil` when there is nothing, or it belongs to an
    /// earlier revision of the draft, or its participant's key was erased.
    public func typed(in draft: DraftRecord) throws(StoreError) -> [UInt8]? {
        guard let sealed = try typedFile(draft).read() else { return nil }
        let key = try keys().current(for: draft.participant, in: database())
        return Cipher.open(sealed, key: key.bytes, binding: Self.binding(typedIn: draft))
    }

    /// Keeps what is being typed in a draft and is no answer yet: sealed, in a file beside the database, without waiting for
    /// the disk. It survives the end of every process, not that of the machine, and is no part of the record. Nothing takes it
    /// away. A disk that takes no more loses it: the screen still has it.
    public func keepTyped(_ bytes: [UInt8]?, in draft: DraftRecord) throws(StoreError) {
        let file = try typedFile(draft)
        guard let bytes else { return file.remove() }
        let key = try keys().current(for: draft.participant, in: database())
        file.write(Cipher.seal(bytes, key: key.bytes, binding: Self.binding(typedIn: draft)))
    }

    private func typedFile(_ draft: DraftRecord) throws(StoreError) -> UnsyncedFile {
        UnsyncedFile(try database().path + "-typed-\(draft.id)")
    }

    /// The draft as it is now: what was typed before an answer was saved is not put over it.
    private static func binding(typedIn draft: DraftRecord) -> [UInt8] {
        var data = CanonicalBytes()
        data.append("draft")
        data.append(draft.id.description)
        data.append("typed")
        data.append(Int64(draft.revision))
        return data.bytes
    }
}
