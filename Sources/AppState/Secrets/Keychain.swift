import Synchronization

/// Keeps secrets by key. Safe from any thread and from several processes.
///
/// ```swift
/// let keychain = Keychain()
/// keychain.set(value: "…", forKey: "token")
/// let token = try keychain.resolve("token")
/// ```
public final class Keychain: Sendable {
    /// What a secret is kept under.
    public typealias Key = String
    /// A secret.
    public typealias Value = String

    let storage: any ValueStorage
    let owner: StorageScope
    /// Why secrets could not be opened, as the logger knows it.
    private let reported = Mutex<[Key: StorageError]>([:])

    /// The secrets in a storage; without one, those of `Application.secrets`.
    public init(storage: (any ValueStorage)? = nil, of owner: StorageScope = .person) {
        self.storage = storage ?? Application.dependency(\.secrets)
        self.owner = owner
    }

    /// The secrets of `Application.secrets`. Keys need not be named: all that are kept are known.
    public convenience init(keys: Set<Key>) {
        self.init()
    }

    /// The secrets of `Application.secrets`, after these have been added.
    public convenience init(initialValues: [Key: Value]) {
        self.init()
        for (key, value) in initialValues.sorted(by: { $0.key < $1.key }) { set(value: value, forKey: key) }
    }

    /// The secret of a key, nil if there is none, or it is no `Output`. The logger is told of one that cannot be opened, once
    /// for each cause.
    public func get<Output>(_ key: Key, as type: Output.Type) -> Output? { get(key) as? Output }

    /// The secret of a key, nil if there is none. The logger is told of one that cannot be opened, once for each cause.
    public func get(_ key: Key) -> Value? {
        do throws(StorageError) {
            let secret = try secret(key)
            noteCause(nil, key)
            return secret
        } catch {
            if noteCause(error, key) { Application.report(.unreadable(scope: scope(key), reason: error.description)) }
            return nil
        }
    }

    /// Whether it is another than before.
    @discardableResult private func noteCause(_ error: StorageError?, _ key: Key) -> Bool {
        reported.withLock { reported in
            if reported[key] == error { return false }
            reported[key] = error
            return true
        }
    }

    private func scope(_ key: Key) -> Scope { Scope(name: "keychain", id: key, owner: owner) }

    /// The secret of a key, nil if there is none.
    public func secret(_ key: Key) throws(StorageError) -> Value? {
        try storage.value(forKey: key.canonical, scope: owner)
    }

    /// The secret of a key.
    /// - Throws: ``MissingRequiredKeysError`` if there is none, or it is no `Output`.
    public func resolve<Output>(_ key: Key, as type: Output.Type) throws(MissingRequiredKeysError) -> Output {
        guard let value = get(key, as: type) else { throw MissingRequiredKeysError(keys: [key]) }
        return value
    }

    /// The secret of a key.
    /// - Throws: ``MissingRequiredKeysError`` if there is none.
    public func resolve(_ key: Key) throws(MissingRequiredKeysError) -> Value { try resolve(key, as: Value.self) }

    /// Keeps a secret. If that fails, the logger is told and nothing has changed.
    public func set(value: Value, forKey key: Key) {
        report(key) { () throws(StorageError) in try store(value, forKey: key) }
    }

    /// Keeps a secret, or removes it: when it returns, that is done. When it throws, nothing has changed.
    public func store(_ value: Value?, forKey key: Key) throws(StorageError) {
        try storage.setValue(value, forKey: key.canonical, scope: owner)
    }

    /// Removes a secret. If that fails, the logger is told and nothing has changed.
    public func remove(_ key: Key) {
        report(key) { () throws(StorageError) in try store(nil, forKey: key) }
    }

    /// Whether there is a secret under a key that can be opened.
    public func contains(_ key: Key) -> Bool { get(key) != nil }

    /// Itself, if it has all these keys.
    public func require(keys: Set<Key>) throws(MissingRequiredKeysError) -> Self {
        let missing = keys.filter { !contains($0) }
        guard missing.isEmpty else { throw MissingRequiredKeysError(keys: missing) }
        return self
    }

    /// Itself, if it has the key.
    public func require(_ key: Key) throws(MissingRequiredKeysError) -> Self { try require(keys: [key]) }

    /// All secrets that are an `Output`.
    public func values<Output>(ofType type: Output.Type) -> [Key: Output] {
        values().compactMapValues { $0 as? Output }
    }

    /// All secrets that can be opened. The logger is told if nothing is known of any.
    public func values() -> [Key: Value] {
        let keys: [Key]
        do throws(StorageError) {
            keys = try storage.keys(scope: owner)
            noteCause(nil, "*")
        } catch {
            if noteCause(error, "*") { Application.report(.unreadable(scope: scope("*"), reason: error.description)) }
            return [:]
        }
        return Dictionary(uniqueKeysWithValues: keys.compactMap { key in get(key).map { (key, $0) } })
    }

    private func report(_ key: Key, _ change: () throws(StorageError) -> Void) {
        do throws(StorageError) {
            try change()
        } catch {
            Application.report(.notStored(scope: scope(key), reason: error.description))
        }
    }
}

/// Keys that were asked for and have no value.
public struct MissingRequiredKeysError: Error, Equatable, CustomStringConvertible {
    /// The keys.
    public let keys: Set<String>

    /// What is wrong, and what to do.
    public var description: String {
        "There is no value under \(keys.sorted().joined(separator: ", ")). Set it first."
    }
}
