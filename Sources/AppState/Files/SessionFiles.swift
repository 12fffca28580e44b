import Synchronization

/// Keeps the values of file states of the session: in memory, as their JSON.
final class SessionFiles: FileManaging {
    static let shared = SessionFiles()
    private let texts = Mutex<[String: String]>([:])

    func `in`<Value: Decodable>(path: String, filename: String) throws -> Value {
        let name = path + "/" + filename
        guard let json = texts.withLock({ $0[name] }) else { throw StorageError.noFile(path: name) }
        return try StoredCoding.value(Value.self, json)
    }

    func `out`<Value: Encodable>(_ value: Value, path: String, filename: String, base64Encoded: Bool) throws {
        let json = try StoredCoding.json(value)
        texts.withLock { $0[path + "/" + filename] = json }
    }

    func `delete`(path: String, filename: String) throws { try removeItem(atPath: path + "/" + filename) }

    func removeItem(atPath path: String) throws {
        texts.withLock { texts in _ = texts.removeValue(forKey: path) }
    }

    /// What was kept here can be read here, unless it is of another type.
    func keepAside(path: String, filename: String) throws -> String {
        let name = path + "/" + filename
        texts.withLock { texts in texts[name + ".damaged"] = texts.removeValue(forKey: name) }
        return name + ".damaged"
    }
}
