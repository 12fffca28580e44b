import AppState
import Synchronization

/// A store that can be out of reach, and that others write to.
final class FakeStore: SyncStore {
    static let shared = FakeStore()
    private let entries = Mutex<[String: SyncEntry]>([:])
    private let handlers = Mutex<[@Sendable ([String], StorageScope) -> Void]>([])
    let isAway = Mutex(false)
    /// Keys of which nothing can be shared.
    let refused = Mutex<Set<String>>([])

    func entry(forKey key: String, scope: StorageScope) throws(StorageError) -> SyncEntry? {
        try reach()
        return entries.withLock { $0[key] }
    }

    func share(_ entry: SyncEntry, forKey key: String, scope: StorageScope) throws(StorageError) {
        try reach()
        if refused.withLock({ $0.contains(key) }) { throw .file(path: key, reason: "Is a directory") }
        entries.withLock { if $0[key].map({ $0.version < entry.version }) ?? true { $0[key] = entry } }
    }

    func observe(_ handler: @escaping @Sendable ([String], StorageScope) -> Void) {
        handlers.withLock { $0.append(handler) }
    }

    func json(_ key: String) -> String? { entries.withLock { $0["App/" + key]?.json } }
    func version(_ key: String) -> UInt64? { entries.withLock { $0["App/" + key]?.version.count } }

    func change(_ key: String, _ json: String?, count: UInt64) {
        entries.withLock { $0["App/" + key] = SyncEntry(json: json, version: .init(count: count, writer: "elsewhere")) }
        tell(["App/" + key])
    }

    func comeBack(_ keys: [String]) {
        isAway.withLock { $0 = false }
        tell(keys.map { "App/" + $0 })
    }

    private func tell(_ keys: [String]) {
        for handler in handlers.withLock({ $0 }) { handler(keys, .person) }
    }

    private func reach() throws(StorageError) {
        if isAway.withLock({ $0 }) { throw .file(path: "the drive", reason: "not mounted") }
    }
}
