/// What machines share values through: the back end of synchronised states.
///
/// Replace the one in use with `Application.promote(\.syncStore, with:)`, before the first synchronised state is used.
public protocol SyncStore: Sendable {
    /// What is shared under a key, nil for nothing. Throws while the store cannot be reached.
    func entry(forKey key: String, scope: StorageScope) throws(StorageError) -> SyncEntry?
    /// Shares an entry, unless there is one of a higher version: when it returns, the one that holds is there. Throws while
    /// the store cannot be reached.
    func share(_ entry: SyncEntry, forKey key: String, scope: StorageScope) throws(StorageError)
    /// Has `handler` called, on any thread, with the keys whose entries others may have changed, and with all keys that were
    /// asked for when the store can be reached again. The default never calls it.
    func observe(_ handler: @escaping @Sendable (_ keys: [String], _ scope: StorageScope) -> Void)
}

extension SyncStore {
    /// Nobody else writes.
    public func observe(_ handler: @escaping @Sendable (_ keys: [String], _ scope: StorageScope) -> Void) {}
}

/// A sync store as a storage, so that writes are collected, made away from the screen, and tried at the end of the process.
///
/// Its values are texts of entries.
final class SyncStorage: ValueStorage {
    let store: any SyncStore

    init(_ store: any SyncStore) {
        self.store = store
    }

    var collectsWrites: Bool { true }

    func value(forKey key: String, scope: StorageScope) throws(StorageError) -> String? {
        try store.entry(forKey: key, scope: scope)?.text(key: key)
    }

    func setValue(_ text: String?, forKey key: String, scope: StorageScope) throws(StorageError) {
        guard let text, let (_, entry) = SyncEntry.parse(Array(text.utf8)) else { return }
        try store.share(entry, forKey: key, scope: scope)
    }

    func observe(_ handler: @escaping @Sendable (_ keys: [String], _ scope: StorageScope) -> Void) {
        store.observe(handler)
    }
}
