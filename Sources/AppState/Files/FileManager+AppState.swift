import Synchronization

extension FileManager {
    private static let chosenPath = Mutex<String?>(nil)

    /// The folder of file states that name none: `${XDG_DATA_HOME}/<program>/App`, else `~/.local/share/<program>/App`.
    /// Set it before the first of them is used.
    public static var defaultFileStatePath: String {
        get { chosenPath.withLock { $0 } ?? FileStorage.dataFolder(FileStorage.programName) + "/App" }
        set { chosenPath.withLock { $0 = newValue } }
    }

    /// The folder of file states of a scope that name none.
    static func defaultFileStatePath(of owner: StorageScope) -> String {
        owner == .machine ? defaultFileStatePath + "/machine" : defaultFileStatePath
    }

    /// The value in a file of JSON, plain or in Base64. Throws ``StorageError``.
    public func `in`<Value: Decodable>(path: String = ".", filename: String) throws -> Value {
        try Application.SendableFileManager().in(path: path, filename: filename)
    }

    /// Writes a value as JSON into a file, atomically and durably. Throws ``StorageError``.
    public func `out`<Value: Encodable>(
        _ value: Value, path: String = ".", filename: String, base64Encoded: Bool = true
    ) throws {
        try Application.SendableFileManager().out(value, path: path, filename: filename, base64Encoded: base64Encoded)
    }

    /// Removes a file. It is no error if there is none.
    public func `delete`(path: String = ".", filename: String) throws {
        try Application.SendableFileManager().delete(path: path, filename: filename)
    }
}
