import CSodium
import Files
import Glibc
import Synchronization

/// Shares values through a folder that several machines or accounts see: a network drive, or one that a program keeps alike.
///
/// Each key is a file, replaced atomically. Values of the person and of the machine lie in folders of their own; those of
/// the session are not shared. While the folder is not there, or cannot be written, the store cannot be reached; it is not
/// made, since a drive that is not mounted would then get what belongs onto it, unless `makesFolder` is true.
public final class SharedFolderStore: SyncStore {
    /// The folder, as it was given.
    public let folder: String
    private let root: String
    private let makesFolder: Bool

    private struct Content {
        /// What was asked for, and the file as it was then.
        var known: [StorageScope: [String: DurableFile.Stamp?]] = [:]
        var wasReachable: [StorageScope: Bool] = [:]
    }

    private let content = Mutex(Content())
    private let observers = KeyObservers()

    /// Shares through this folder; a leading `~` is the home of the account.
    public init(folder: String, makesFolder: Bool = false) {
        self.folder = folder
        root = FilePath.expanded(folder)
        self.makesFolder = makesFolder
    }

    /// What is shared under a key. A file that is none of ours is as none.
    public func entry(forKey key: String, scope: StorageScope) throws(StorageError) -> SyncEntry? {
        let file = file(key, scope)
        let stamp = file.stamp
        content.withLock { content in _ = content.known[scope, default: [:]].updateValue(stamp, forKey: key) }
        try reach(scope)
        guard scope != .session, let bytes = try file.contents() else { return nil }
        guard let (found, entry) = SyncEntry.parse(bytes), found == key else { return nil }
        return entry
    }

    /// Shares an entry. A file that is none of ours is moved aside.
    public func share(_ entry: SyncEntry, forKey key: String, scope: StorageScope) throws(StorageError) {
        if scope == .session { return }
        try reach(scope)
        let file = file(key, scope)
        try makeScopeFolder(scope)
        let lock = try file.lock()
        defer { close(lock) }
        if let bytes = try file.contents() {
            if let (found, present) = SyncEntry.parse(bytes), found == key {
                if present.version >= entry.version { return }
            } else {
                Application.report(.fileReplaced(path: file.path, movedTo: try file.moveAside()))
            }
        }
        try file.replace(with: Array(entry.text(key: key).utf8))
        content.withLock { content in _ = content.known[scope, default: [:]].updateValue(file.stamp, forKey: key) }
    }

    /// Watches the folder, and tells all who ask.
    public func observe(_ handler: @escaping @Sendable (_ keys: [String], _ scope: StorageScope) -> Void) {
        observers.add(handler) {
            [StorageScope.person, .machine].map { scope in
                FileWatch.folder(scopeFolder(scope)) { [weak self] in
                    guard let self else { return }
                    observers.tell(changedKeys(scope), scope)
                }
            }
        }
    }

    private func changedKeys(_ scope: StorageScope) -> [String] {
        let asked = content.withLock { $0.known[scope] ?? [:] }
        let isReachable = access(root, W_OK) == 0
        var changed: [String] = []
        for (key, stamp) in asked.sorted(by: { $0.key < $1.key }) {
            let present = file(key, scope).stamp
            if present != stamp { changed.append(key) }
            content.withLock { content in _ = content.known[scope, default: [:]].updateValue(present, forKey: key) }
        }
        let isBack = content.withLock { content in
            defer { content.wasReachable[scope] = isReachable }
            return isReachable && content.wasReachable[scope] == false
        }
        return isBack ? asked.keys.sorted() : isReachable ? changed : []
    }

    /// Throws while the folder is not there, or cannot be written.
    private func reach(_ scope: StorageScope) throws(StorageError) {
        if makesFolder { try DurableFile.makeFolder(root) }
        let isReachable = access(root, R_OK | W_OK | X_OK) == 0
        let reason = String(cString: strerror(errno))
        content.withLock { $0.wasReachable[scope] = isReachable }
        if !isReachable { throw .file(path: root, reason: reason) }
    }

    private func scopeFolder(_ scope: StorageScope) -> String { root + "/" + scope.rawValue }

    private func makeScopeFolder(_ scope: StorageScope) throws(StorageError) {
        let folder = scopeFolder(scope)
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw DurableFile(folder).failure() }
    }

    private func file(_ key: String, _ scope: StorageScope) -> DurableFile {
        DurableFile(scopeFolder(scope) + "/" + Self.name(key))
    }

    /// The key as a file name: what is not a plain character as `%` and two digits; a long one by its hash.
    static func name(_ key: String) -> String {
        var name = ""
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        // names end in `.value`, and `.value.lock` beside it; file systems take 255 bytes
        return (name.utf8.count > 200 ? hash(key) : name) + ".value"
    }

    private static func hash(_ key: String) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        let bytes = Array(key.utf8)
        crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
        return "%%" + digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
