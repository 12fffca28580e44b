import Glibc
import Synchronization

/// Keeps each scope's values in a file of its own; those of the session in memory.
///
/// Writes are atomic and durable, and hold a lock, so several processes can share the files: each write keeps what the
/// others have written. Files are readable by their owner alone (0600, folders 0700). A damaged file is moved aside and
/// reported, never overwritten; if that happens to a file in use, what was read from it before is written anew. A file
/// of a newer format is left untouched: reading and writing throw.
public final class FileStorage: ValueStorage {
    private let files: [StorageScope: ValueFile]
    private let session = MemoryStorage()

    /// Keeps values in these files; folders are made at the first write.
    public init(person: String, machine: String) {
        files = [.person: ValueFile(person), .machine: ValueFile(machine)]
    }

    /// Keeps values in `state` and `machine-state` in this folder.
    public convenience init(folder: String) {
        self.init(person: folder + "/state", machine: folder + "/machine-state")
    }

    /// The folder of an application's settings: `${XDG_CONFIG_HOME}/name`, else `~/.config/name`
    /// (XDG Base Directory Specification 0.8; relative paths in the variable are ignored, as it demands).
    public static func settingsFolder(_ name: String) -> String {
        if let folder = variable("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return folder + "/" + name }
        let home = variable("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path(percentEncoded: false)
        return home + "/.config/" + name
    }

    /// A variable of the environment. Not by way of Foundation, which reads all of them first.
    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// What the running program's file is called.
    static var programName: String {
        let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { space in
            let count = space.baseAddress.map { readlink("/proc/self/exe", $0, space.count) } ?? 0
            return String(decoding: UnsafeRawBufferPointer(space).prefix(max(0, count)), as: UTF8.self)
        }
        return String((path.isEmpty ? CommandLine.arguments.first ?? "" : path).split(separator: "/").last ?? "")
    }

    /// The value of a key. The first read of a scope reads its file.
    public func value(forKey key: String, scope: StorageScope) throws(StorageError) -> String? {
        guard let file = files[scope] else { return session.value(forKey: key, scope: scope) }
        return try file.value(forKey: key)
    }

    /// Keeps or removes the value of a key: one durable write of the scope's file.
    public func setValue(_ json: String?, forKey key: String, scope: StorageScope) throws(StorageError) {
        guard let file = files[scope] else { return session.setValue(json, forKey: key, scope: scope) }
        if let aside = try file.setValue(json, forKey: key) {
            Application.report(.fileReplaced(path: file.path, movedTo: aside))
        }
    }
}
