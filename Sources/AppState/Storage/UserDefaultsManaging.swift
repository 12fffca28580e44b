/// Keeps property list values by key, as `UserDefaults` does.
///
/// Where another one takes the place of `Application.userDefaults`, before the first stored state is used, stored states are
/// kept in that: under feature and id, as JSON in a `Data`.
public protocol UserDefaultsManaging: Sendable {
    /// The value of a key, nil if there is none.
    func object(forKey key: String) -> Any?
    /// Removes the value of a key.
    func removeObject(forKey key: String)
    /// Keeps the value of a key; nil removes it.
    func set(_ value: Any?, forKey key: String)
}

extension Application {
    /// Values of property list types (`Bool`, `Int`, `Double`, `String`, `Data`, `Date`, arrays, dictionaries) by key, beside
    /// those of stored states and kept where they are: in `Application.storage`. What is of no such type is not kept, of which
    /// the logger is told.
    public var userDefaults: Dependency<any UserDefaultsManaging> {
        dependency(StoredDefaults() as any UserDefaultsManaging, id: "userDefaults")
    }

    /// What `Application.userDefaults` was replaced with, as a storage.
    private var defaultsStorage: Dependency<any ValueStorage> {
        dependency(DefaultsStorage(userDefaults.value) as any ValueStorage, id: "defaultsStorage")
    }

    /// Where stored states are kept.
    static var stateStorage: any ValueStorage {
        dependency(\.userDefaults) is StoredDefaults ? dependency(\.storage) : dependency(\.defaultsStorage)
    }
}

/// Keeps values in `Application.storage`.
struct StoredDefaults: UserDefaultsManaging {
    func object(forKey key: String) -> Any? {
        do throws(StorageError) {
            guard let json = try Application.dependency(\.storage).value(forKey: Self.key(key), scope: .person) else {
                return nil
            }
            return try StoredCoding.value(PropertyListValue.self, json).value
        } catch {
            Application.report(.unreadable(scope: Self.scope(key), reason: error.description))
            return nil
        }
    }

    func removeObject(forKey key: String) { keep(nil, key) }

    func set(_ value: Any?, forKey key: String) {
        guard let value else { return keep(nil, key) }
        do throws(StorageError) {
            guard let listed = PropertyListValue(value) else {
                throw .notEncodable(type: "\(type(of: value))", reason: "it is no type of a property list")
            }
            keep(try StoredCoding.json(listed), key)
        } catch {
            Application.report(.rejected(scope: Self.scope(key), reason: error.description))
        }
    }

    private func keep(_ json: String?, _ key: String) {
        do throws(StorageError) {
            try Application.dependency(\.storage).setValue(json, forKey: Self.key(key), scope: .person)
        } catch {
            Application.report(.notStored(scope: Self.scope(key), reason: error.description))
        }
    }

    private static func scope(_ key: String) -> Scope { Scope(name: "userDefaults", id: key) }
    private static func key(_ key: String) -> String { Scope.reservedKey("userDefaults", key.canonical) }
}

/// Keeps stored states in somebody's defaults; those of the session in memory.
final class DefaultsStorage: ValueStorage {
    private let defaults: any UserDefaultsManaging
    private let session = MemoryStorage()

    init(_ defaults: any UserDefaultsManaging) {
        self.defaults = defaults
    }

    func value(forKey key: String, scope: StorageScope) -> String? {
        if scope == .session { return session.value(forKey: key, scope: scope) }
        return (defaults.object(forKey: name(key, scope)) as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    func setValue(_ json: String?, forKey key: String, scope: StorageScope) {
        if scope == .session { return session.setValue(json, forKey: key, scope: scope) }
        guard let json else { return defaults.removeObject(forKey: name(key, scope)) }
        defaults.set(Data(json.utf8), forKey: name(key, scope))
    }

    private func name(_ key: String, _ scope: StorageScope) -> String {
        scope == .machine ? Scope.reservedKey("machine", key) : key
    }
}
