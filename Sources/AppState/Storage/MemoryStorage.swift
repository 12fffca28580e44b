import Synchronization

/// Keeps values as long as it lives itself: for tests, and for the values of a session.
public final class MemoryStorage: ValueStorage {
    private let values = Mutex<[StorageScope: [String: String]]>([:])

    /// Holds nothing at first.
    public init() {}

    /// The value of a key. Never throws.
    public func value(forKey key: String, scope: StorageScope) -> String? {
        values.withLock { $0[scope]?[key] }
    }

    /// Keeps or removes the value of a key. Never throws.
    public func setValue(_ json: String?, forKey key: String, scope: StorageScope) {
        values.withLock { $0[scope, default: [:]][key] = json }
    }

    /// The keys of a scope that have values, sorted.
    public func keys(scope: StorageScope) -> [String] {
        values.withLock { $0[scope]?.keys.sorted() ?? [] }
    }
}
