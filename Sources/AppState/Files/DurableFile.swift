import Files
import Glibc

/// A file that is read whole and replaced whole: whoever reads it finds the old bytes or the new ones, even after the
/// machine has lost its power.
struct DurableFile: Sendable {
    /// How long anyone waits for the lock: no longer than leaving a program may take.
    static let patience = Duration.seconds(2)
    let path: String

    /// A leading `~` is the home of the account.
    init(_ path: String) {
        self.path = FilePath.expanded(path)
    }

    /// All bytes; nil if there is no file.
    func contents() throws(StorageError) -> [UInt8]? {
        guard let file = try opened(O_RDONLY) else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure()
            }
            bytes += buffer[..<count]
        }
    }

    /// Writes a new file beside the old one, and puts it in its place once it is on the disk. Its owner's alone (0600).
    ///
    /// When it throws, the old file is as it was, and nothing is left behind.
    func replace(with bytes: [UInt8]) throws(StorageError) {
        do throws(FileError) {
            try WholeFile.replace(path, with: bytes)
        } catch {
            throw StorageError(error)
        }
    }

    /// Opens the file; nil if there is none. What is no regular file is not waited for, read or written.
    func opened(_ flags: Int32) throws(StorageError) -> Int32? {
        try checkName()
        let file = open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
        guard file >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            // a socket, a pipe without a reader, or a folder
            throw [ENXIO, ENODEV, EISDIR].contains(errno) ? .notAFile(path: path) : failure()
        }
        var status = stat()
        if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return file }
        close(file)
        throw .notAFile(path: path)
    }

    /// The system takes a name to end where it has a NUL, and would find another file.
    private func checkName() throws(StorageError) {
        if path.utf8.contains(0) { throw .file(path: path, reason: "no name has the character NUL") }
    }

    /// Removes the file; it may be gone already.
    func remove() throws(StorageError) {
        try checkName()
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw failure() }
        WholeFile.syncFolder(of: path)
    }

    /// Keeps what is there under another name. Returns the name.
    func moveAside() throws(StorageError) -> String {
        try checkName()
        var number = 1
        while access("\(path).damaged-\(number)", F_OK) == 0 { number += 1 }
        let aside = "\(path).damaged-\(number)"
        guard rename(path, aside) == 0 else { throw failure() }
        return aside
    }

    /// Makes the folder of the file, and those above it, for the owner alone.
    func makeFolder() throws(StorageError) { try Self.makeFolder(WholeFile.folder(of: path)) }

    static func makeFolder(_ folder: String) throws(StorageError) {
        if folder.isEmpty || access(folder, F_OK) == 0 { return }
        try makeFolder(WholeFile.folder(of: folder))
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
            throw .file(path: folder, reason: String(cString: strerror(errno)))
        }
        WholeFile.syncFolder(of: folder)
    }

    /// Takes the lock that all processes respect; closing the descriptor gives it back. It is a file of its own, since the
    /// data file is replaced at each write. Throws `locked` when another has it for as long.
    func lock(within patience: Duration = Self.patience) throws(StorageError) -> Int32 {
        guard let lock = try DurableFile(path + ".lock").opened(O_RDWR | O_CREAT) else { throw failure() }
        let end = ContinuousClock.now + patience
        var pause: UInt32 = 500
        while flock(lock, LOCK_EX | LOCK_NB) != 0 {
            var error: StorageError?
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK: if ContinuousClock.now >= end { error = .locked(path: path) }
            default: error = failure()
            }
            if let error {
                close(lock)
                throw error
            }
            usleep(pause)
            pause = min(2 * pause, 10_000)
        }
        return lock
    }

    /// What tells one state of a file from another without reading it; nil if there is none.
    var stamp: Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Stamp(
            file: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int64(status.st_mtim.tv_sec),
            nanoseconds: Int64(status.st_mtim.tv_nsec))
    }

    struct Stamp: Equatable, Sendable {
        let file: UInt64
        let size: Int64
        let seconds: Int64
        let nanoseconds: Int64
    }

    /// The system's last error.
    func failure() -> StorageError {
        .file(path: path, reason: String(cString: strerror(errno)))
    }
}

extension StorageError {
    /// The same for a file of values.
    init(_ error: FileError) {
        self = .file(path: error.path, reason: error.reason)
    }
}
