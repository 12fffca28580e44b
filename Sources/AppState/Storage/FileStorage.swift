import Files
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
    private let observers = KeyObservers()

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
        return home + "/.config/" + name
    }

    /// The folder of an application's data: `${XDG_DATA_HOME}/name`, else `~/.local/share/name`; relative paths are ignored.
    static func dataFolder(_ name: String) -> String {
        if let folder = variable("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder + "/" + name }
        return home + "/.local/share/" + name
    }

    /// The home of the account: `HOME` where that is an absolute path, else what the system's list of accounts says.
    static var home: String {
        if let home = variable("HOME"), home.hasPrefix("/") { return home }
        return listedHome ?? "/"
    }

    private static var listedHome: String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { space in
            var account = passwd()
            var found: UnsafeMutablePointer<passwd>?
            guard let start = space.baseAddress,
                getpwuid_r(geteuid(), &account, start, space.count, &found) == 0, found != nil,
                let home = account.pw_dir,
                home.pointee == CChar(UInt8(ascii: "/"))
            else { return nil }
            return String(cString: home)
        }
    }

    /// A variable of the environment. Not by way of Foundation, which reads all of them first.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

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
        try write([key: json], scope)
    }

    /// Keeps or removes values: one durable write of the scope's file, all of them or none.
    public func setValues(_ values: [String: String?], scope: StorageScope) -> [String: StorageError] {
        do throws(StorageError) {
            try write(values, scope)
            return [:]
        } catch {
            return values.mapValues { [error] _ in error }
        }
    }

    private func write(_ values: [String: String?], _ scope: StorageScope) throws(StorageError) {
        guard let file = files[scope] else {
            for (key, json) in values { session.setValue(json, forKey: key, scope: scope) }
            return
        }
        if let aside = try file.setValues(values) {
            Application.report(.fileReplaced(path: file.path, movedTo: aside))
        }
    }

    /// The keys of a scope that have values, sorted.
    public func keys(scope: StorageScope) throws(StorageError) -> [String] {
        guard let file = files[scope] else { return session.keys(scope: scope) }
        return try file.keys()
    }

    /// A durable write takes milliseconds.
    public var collectsWrites: Bool { true }

    /// Watches the files' folders, and tells what other processes have written, to all who ask.
    public func observe(_ handler: @escaping @Sendable (_ keys: [String], _ scope: StorageScope) -> Void) {
        observers.add(handler) {
            StorageScope.allCases.compactMap { scope in
                guard let file = files[scope] else { return nil }
                return FileWatch.folder(WholeFile.folder(of: file.path)) { [weak observers] in
                    observers?.tell(file.changedKeys(), scope)
                }
            }
        }
    }
}
