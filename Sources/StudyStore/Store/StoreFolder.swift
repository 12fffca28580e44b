import CSQLite
import FoundationEssentials
import Glibc

/// The folder of a store on disk: 0700, ours, on a local disk, with a database and a key file of 0600.
struct StoreFolder {
    let path: String

    /// The folder of this name; a slash at its end says nothing more.
    init(_ folder: String) {
        path = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }

    var database: String { path + "/study.db" }
    var key: String { path + "/study.key" }

    /// Makes the folder if it is missing and checks that a store may live in it.
    func prepare() throws(StoreError) {
        try make(path)
        try checkFolder()
        try makeFile(database)
    }

    /// Checks that the folder is ours alone, writable and on a local disk.
    func checkFolder() throws(StoreError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else { throw .notOurs(path: path) }
        guard status.st_mode & 0o022 == 0 else { throw .exposed(path: path, mode: Self.octal(status.st_mode)) }
        // SQLite makes its journal beside the database: without that nothing could be saved, as the first answer would show.
        guard access(path, W_OK) == 0 else { throw failure(path) }
        guard access(path, R_OK | X_OK) == 0 else { throw readFailure(path) }
        try checkFileSystem()
    }

    /// Whether there is a database; throws when it may not be used, and changes nothing.
    func checkDatabase() throws(StoreError) -> Bool {
        var status = stat()
        guard lstat(database, &status) == 0 else {
            guard errno == ENOENT else { throw readFailure(database) }
            return false
        }
        try check(database, status)
        guard access(database, R_OK) == 0 else { throw readFailure(database) }
        guard access(database, W_OK) == 0 else { throw failure(database) }
        return true
    }

    /// The master key, if its file is there.
    func readKey() throws(StoreError) -> [UInt8]? {
        var status = stat()
        guard lstat(key, &status) == 0 else { return nil }
        try check(key, status)
        guard let file = fopen(key, "re") else { throw readFailure(key) }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: Cipher.keyLength + 1)
        guard fread(&bytes, 1, bytes.count, file) == Cipher.keyLength else { throw .keyMissing(path: key) }
        return Array(bytes.dropLast())
    }

    /// Writes a new master key and makes it last before anything is sealed with it.
    func writeKey(_ bytes: [UInt8]) throws(StoreError) {
        let part = key + ".part"
        unlink(part)
        let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(part) }
        let whole = write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
        let problem = whole ? nil : failure(part)
        close(descriptor)
        if let problem {
            unlink(part)
            throw problem
        }
        guard rename(part, key) == 0 else { throw failure(key) }
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
    }

    private func make(_ folder: String) throws(StoreError) {
        if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else {
            throw failure(folder)
        }
        try make(String(folder[..<slash]))
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure(folder) }
    }

    private func makeFile(_ file: String) throws(StoreError) {
        var status = stat()
        if lstat(file, &status) == 0 {
            try check(file, status)
            guard access(file, R_OK) == 0 else { throw readFailure(file) }
            return
        }
        let descriptor = open(file, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        // Another process may have made it in between; that is as good.
        guard descriptor >= 0 || errno == EEXIST else { throw failure(file) }
        close(descriptor)
    }

    private func check(_ file: String, _ status: stat) throws(StoreError) {
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw .cannotOpen(path: file, reason: "it is a folder; move it away")
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { throw .notOurs(path: file) }
        guard status.st_mode & 0o077 == 0 else { throw .exposed(path: file, mode: Self.octal(status.st_mode)) }
    }

    private func checkFileSystem() throws(StoreError) {
        let magic = cohort_sqlite_file_system(path)
        guard magic != -1 else { throw failure(path) }
        if let kind = Self.networkFileSystem(UInt32(truncatingIfNeeded: magic)) {
            throw .networkFileSystem(path: path, kind: kind)
        }
    }

    /// The name of a file system on which locks between machines or processes are not to be trusted; nil for others.
    /// The numbers are those of Linux (`statfs(2)`, `linux/magic.h`).
    static func networkFileSystem(_ magic: UInt32) -> String? {
        switch magic {
        case 0x6969: "NFS"
        case 0x517b: "SMB"
        case 0xff53_4d42: "CIFS"
        case 0xfe53_4d42: "SMB2"
        case 0x6573_5546: "FUSE"
        case 0x0102_1997: "9p"
        case 0x00c3_6400: "Ceph"
        case 0x5346_414f, 0x6b41_4653: "AFS"
        case 0x0bd0_0bd0: "Lustre"
        case 0x4750_4653: "GPFS"
        default: nil
        }
    }

    /// Why a file could not be made or written.
    private func failure(_ file: String) -> StoreError {
        switch errno {
        case EROFS, EACCES, EPERM: .readOnly(path: file)
        case ENOSPC, EDQUOT: .diskFull(path: file)
        case ELOOP: .notOurs(path: file)
        case let code: .cannotOpen(path: file, reason: String(cString: strerror(code)))
        }
    }

    /// Why a file could not be read.
    private func readFailure(_ file: String) -> StoreError {
        errno == EACCES || errno == EPERM ? .notReadable(path: file) : failure(file)
    }

    /// A file's rights as `chmod` names them.
    static func octal(_ mode: mode_t) -> String { String(mode & 0o7777, radix: 8) }
}
