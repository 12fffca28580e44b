import AppState
import Synchronization

/// The application's storage in this process: in memory, and refusing one key.
final class RefusingStorage: ValueStorage {
    static let shared = RefusingStorage()
    let memory = MemoryStorage()
    let refuses = Mutex(true)
    private let writes = Atomic(0)
    var writeCount: Int { writes.load(ordering: .relaxed) }

    /// What everything about one key ends with.
    static let newer = StorageError.newerFormat(path: "here", found: 2, supported: 1)

    func value(forKey key: String, scope: StorageScope) throws(StorageError) -> String? {
        if key.hasSuffix("/newer") { throw Self.newer }
        return memory.value(forKey: key, scope: scope)
    }

    func setValue(_ json: String?, forKey key: String, scope: StorageScope) throws(StorageError) {
        if key.hasSuffix("refused"), refuses.withLock({ $0 }) {
            throw .file(path: "here", reason: "No space left on device")
        }
        if key.hasSuffix("/newer") { throw Self.newer }
        writes.add(1, ordering: .relaxed)
        memory.setValue(json, forKey: key, scope: scope)
    }
}
