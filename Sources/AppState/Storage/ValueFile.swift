import Glibc
import Synchronization

/// One file of keys and values, shared with other processes.
final class ValueFile: Sendable {
    let path: String
    /// What was last read or written; nil before the first use. The lock also keeps this process's writes apart.
    private let cache = Mutex<[String: String]?>(nil)

    init(_ path: String) {
        self.path = path
    }

    /// The value of a key. A damaged file is moved aside under the lock and reported as an error, once.
    func value(forKey key: String) throws(StorageError) -> String? {
        try cache.withLock { cache throws(StorageError) in
            if let known = cache { return known[key] }
            let values = try firstValues()
            cache = values
            return values[key]
        }
    }

    /// Changes one value in the file as it is now; what other processes wrote stays.
    ///
    /// A file that was damaged or removed since the first read is written anew from what was read then.
    /// - Returns: where a damaged file was moved, or nil if there was none.
    func setValue(_ value: String?, forKey key: String) throws(StorageError) -> String? {
        try cache.withLock { cache throws(StorageError) in
            try makeFolder()
            let lock = try lock()
            defer { close(lock) }
            var values = cache ?? [:]
            var aside: String?
            switch try read() {
            case .values(let present): values = present
            case .missing: break
            case .damaged: aside = try moveAside()
            }
            values[key] = value
            try replace(with: ValueFileFormat.text(values))
            cache = values
            return aside
        }
    }

    /// The file's values at its first use; none if there is no file.
    private func firstValues() throws(StorageError) -> [String: String] {
        if let values = try readWhole() { return values }
        // Another process may have put a good file in its place since: only what is still damaged under the lock is moved.
        let lock = try lock()
        defer { close(lock) }
        if let values = try readWhole() { return values }
        throw .damaged(path: path, movedTo: try moveAside())
    }

    /// The file's values, none if there is no file, nil if it is damaged.
    private func readWhole() throws(StorageError) -> [String: String]? {
        switch try read() {
        case .values(let values): values
        case .missing: [:]
        case .damaged: nil
        }
    }

    /// Takes the lock that all processes respect; closing the descriptor gives it back. It is a file of its own, since the
    /// data file is replaced at each write.
    private func lock() throws(StorageError) -> Int32 {
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw failure() }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let error = failure()
                close(lock)
                throw error
            }
        }
        return lock
    }

    /// Makes the folder of the file, and those above it, for the owner alone.
    private func makeFolder() throws(StorageError) { try makeFolder(Self.folder(of: path)) }

    private func makeFolder(_ folder: String) throws(StorageError) {
        if folder.isEmpty || access(folder, F_OK) == 0 { return }
        try makeFolder(Self.folder(of: folder))
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
            throw .file(path: folder, reason: String(cString: strerror(errno)))
        }
    }

    /// The part of a path before its last name; empty for a name alone.
    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private enum Reading {
        case values([String: String])
        case missing
        case damaged
    }

    private func read() throws(StorageError) -> Reading {
        guard let bytes = try contents() else { return .missing }
        switch ValueFileFormat.content(bytes) {
        case .values(let values): return .values(values)
        case .damaged: return .damaged
        case .newer(let version):
            throw .newerFormat(path: path, found: version, supported: ValueFileFormat.version)
        }
    }

    private func contents() throws(StorageError) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure()
        }
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

    private func moveAside() throws(StorageError) -> String {
        var number = 1
        while access("\(path).damaged-\(number)", F_OK) == 0 { number += 1 }
        let aside = "\(path).damaged-\(number)"
        guard rename(path, aside) == 0 else { throw failure() }
        return aside
    }

    /// Writes a new file beside the old one, and puts it in its place once it is on the disk.
    private func replace(with text: String) throws(StorageError) {
        let new = path + ".new"
        let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure() }
        do throws(StorageError) {
            try write(Array(text.utf8), to: file)
            guard fsync(file) == 0 else { throw failure() }
        } catch {
            close(file)
            unlink(new)
            throw error
        }
        close(file)
        guard rename(new, path) == 0 else {
            let error = failure()
            unlink(new)
            throw error
        }
        let folder = open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
    }

    private func write(_ bytes: [UInt8], to file: Int32) throws(StorageError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure()
            }
            rest = rest.dropFirst(count)
        }
    }

    /// The system's last error.
    private func failure() -> StorageError {
        .file(path: path, reason: String(cString: strerror(errno)))
    }
}
