import Files
import Glibc
import Synchronization

/// Keeps records in a file that several processes may share: each commit is appended and on the disk when it returns.
///
/// The file is its owner's alone (0600). A torn commit at its end, of a process that was killed, is as if it had never been.
/// A file that is damaged otherwise is kept aside and reported; what comes before the damage is written anew. When most of
/// the file is about records that are no more, it is written anew at the next commit.
public final class RecordFile: ModelStore {
    private let file: DurableFile
    var path: String { file.path }

    private struct Content {
        var records = ModelRecords()
        /// How many bytes were read; 0 before the first use.
        var length = 0
        /// Which file that was.
        var inode: UInt64 = 0
    }

    private let content = Mutex(Content())
    private let watches = Mutex<[FileWatch]>([])
    /// A file smaller than this is never written anew: it costs nothing to read.
    private static let smallFile = 1 << 16

    /// Keeps records in this file; it and its folder are made at the first commit.
    public init(_ path: String) {
        file = DurableFile(path)
    }

    /// All records of a type, as the file has them now.
    public func records(entity: String) throws(StorageError) -> [ModelRecord] {
        try content.withLock { content throws(StorageError) in
            if try !read(&content) {
                let lock = try file.lock()
                defer { close(lock) }
                try repair(&content)
            }
            return content.records.records(entity)
        }
    }

    /// Appends a commit.
    public func commit(_ changes: [ModelChange]) throws(StorageError) {
        if changes.isEmpty { return }
        try content.withLock { content throws(StorageError) in
            try file.makeFolder()
            let lock = try file.lock()
            defer { close(lock) }
            if try !read(&content) { try repair(&content) }
            if content.length == 0 { try rewrite(ModelRecords(), &content) }
            try append(RecordFormat.text(changes), &content)
            content.records.apply(changes)
            if content.length > Self.smallFile, content.length > 4 * content.records.size {
                // The commit is on the disk: where there is no room to write the file anew, the next one tries again.
                try? rewrite(content.records, &content)
            }
        }
    }

    /// Watches the file's folder.
    public func observe(_ handler: @escaping @Sendable () -> Void) {
        let watch = FileWatch.folder(WholeFile.folder(of: file.path)) { [weak self] in
            guard let self else { return }
            let isNew = content.withLock { content in
                file.stamp.map { $0.file != content.inode || $0.size != content.length } ?? false
            }
            if isNew { handler() }
        }
        watches.withLock { $0.append(watch) }
    }

    /// Reads what has come since the last time. False for a damaged file; a torn end is left for the next commit.
    private func read(_ content: inout Content) throws(StorageError) -> Bool {
        guard let stamp = file.stamp else {
            content = Content()
            return true
        }
        if stamp.file == content.inode, stamp.size == content.length { return true }
        guard let bytes = try file.contents(), !bytes.isEmpty else {
            content = Content()
            return true
        }
        if stamp.file != content.inode || bytes.count < content.length { content = Content() }
        if content.length == 0 {
            guard let version = RecordFormat.version(bytes) else { return false }
            if version > RecordFormat.version {
                throw .newerFormat(path: file.path, found: version, supported: RecordFormat.version)
            }
            content.length = RecordFormat.head.utf8.count
        }
        content.inode = stamp.file
        let found = RecordFormat.commits(bytes, from: content.length)
        for changes in found.commits { content.records.apply(changes) }
        content.length = found.length
        return !found.isDamaged
    }

    /// Keeps a damaged file aside, and writes anew what could be read of it. Under the lock.
    private func repair(_ content: inout Content) throws(StorageError) {
        // another process may have done so since
        content = Content()
        if try read(&content) { return }
        let aside = try file.moveAside()
        try rewrite(content.records, &content)
        Application.report(.recordsDamaged(path: file.path, movedTo: aside))
    }

    private func rewrite(_ records: ModelRecords, _ content: inout Content) throws(StorageError) {
        let changes = records.changes
        let text = RecordFormat.head + (changes.isEmpty ? "" : RecordFormat.text(changes))
        try file.replace(with: Array(text.utf8))
        content = Content(records: records, length: text.utf8.count, inode: file.stamp?.file ?? 0)
    }

    /// Writes after the last whole commit. When it throws, the file is as it was.
    private func append(_ text: String, _ content: inout Content) throws(StorageError) {
        let descriptor = open(file.path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw file.failure() }
        defer { close(descriptor) }
        // a torn commit of a process that was killed
        guard ftruncate(descriptor, content.length) == 0 else { throw file.failure() }
        var rest = Array(text.utf8)[...]
        var offset = content.length
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw undo(descriptor, content.length) }
            offset += count
            rest = rest.dropFirst(count)
        }
        guard fsync(descriptor) == 0 else { throw undo(descriptor, content.length) }
        content.length = offset
    }

    /// Takes back what was appended. Returns the system's error.
    private func undo(_ descriptor: Int32, _ length: Int) -> StorageError {
        let error = file.failure()
        ftruncate(descriptor, length)
        return error
    }
}
