/// Reads, writes and removes files of values: the back end of file states.
///
/// Replace the one in use with `Application.promote(\.fileManager, with:)`, before the first file state is used.
public protocol FileManaging: Sendable {
    /// The value in a file. Throws ``StorageError/noFile(path:)``, or Foundation's error for that, if there is none.
    func `in`<Value: Decodable>(path: String, filename: String) throws -> Value
    /// Writes a value into a file, whose folder it makes.
    func `out`<Value: Encodable>(_ value: Value, path: String, filename: String, base64Encoded: Bool) throws
    /// Removes a file.
    func `delete`(path: String, filename: String) throws
    /// Removes a file or a folder with all that is in it.
    func removeItem(atPath path: String) throws
    /// Keeps a file that cannot be read under another name. Returns its path. The default renames it.
    func keepAside(path: String, filename: String) throws -> String
    /// Has `handler` called, on any thread, when others may have changed a file. The default never calls it.
    func observe(path: String, filename: String, _ handler: @escaping @Sendable () -> Void)
}

extension FileManaging {
    /// Renames the file.
    public func keepAside(path: String, filename: String) throws -> String {
        try FilePath.file(path, filename).moveAside()
    }

    /// Nobody else writes.
    public func observe(path: String, filename: String, _ handler: @escaping @Sendable () -> Void) {}
}

/// Paths as people write them.
enum FilePath {
    /// A file in a folder; a leading `~` is the home of the account.
    static func file(_ folder: String, _ name: String) -> DurableFile {
        let folder = expanded(folder)
        return DurableFile(folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name)
    }

    /// A folder and a name in it, the same for all ways to write them, but for links and `..`.
    static func place(_ folder: String, _ name: String) -> (folder: String, name: String) {
        let path = file(folder, name).path
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }.map {
            String($0) ?? ""
        }
        guard let last = parts.last else { return (folder, name) }
        let root = path.hasPrefix("/") ? "/" : ""
        let above = root + parts.dropLast().joined(separator: "/")
        return (above.isEmpty ? "." : above, last)
    }

    static func expanded(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/") else { return path }
        return FileStorage.home + path.dropFirst()
    }
}
