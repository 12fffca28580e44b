import CSodium
import Files
import Glibc

/// The key that secrets are sealed with.
///
/// It lies in memory of libsodium's: locked, guarded on both sides, read-only, left out of core dumps, and wiped at the end.
/// It is never in the environment, and never in memory of Swift's.
///
/// `@unchecked`: the memory is not written to after `init`.
public final class SecretKey: @unchecked Sendable {
    static let length = 32
    private let bytes: UnsafeMutableRawPointer

    /// Fills the memory by `fill`, and makes it read-only.
    private init(path: String, fill: (UnsafeMutableRawPointer) throws(StorageError) -> Void) throws(StorageError) {
        guard sodium_init() >= 0, let bytes = sodium_malloc(Self.length) else {
            throw .file(path: path, reason: "the system gives no memory that can be protected, or no random numbers")
        }
        self.bytes = bytes
        try fill(bytes)
        sodium_mprotect_readonly(bytes)
    }

    deinit { sodium_free(bytes) }

    /// A key that nobody else has: what it seals is lost with it.
    public static func random() throws(StorageError) -> SecretKey {
        try SecretKey(path: "") { randombytes_buf($0, length) }
    }

    /// The key that a file holds: any 32 or more bytes, of which a hash (BLAKE2b) is the key. For credentials of systemd.
    ///
    /// Of a file of root's, root's group may read it too: with the access control list by which systemd lets a service's
    /// account read its credentials, that is how the mode looks (acl(5), “Correspondence between ACL entries and file
    /// permission bits”).
    /// - Throws: ``StorageError``: `openToOthers` if others may read the file.
    public convenience init(credential path: String) throws(StorageError) {
        try self.init(path) { status in
            let group: mode_t = status.st_uid == 0 && status.st_gid == 0 ? 0o040 : 0
            return status.st_mode & 0o077 & ~group == 0
        }
    }

    private convenience init(_ path: String, isPrivate: (stat) -> Bool) throws(StorageError) {
        try self.init(path: path) { bytes throws(StorageError) in
            try Self.read(path, isPrivate) { content, count throws(StorageError) in
                crypto_generichash(
                    bytes.assumingMemoryBound(to: UInt8.self), Self.length,
                    content.assumingMemoryBound(to: UInt8.self), UInt64(count), nil, 0)
            }
        }
    }

    /// The key in a file of its owner's alone; the file is made with a random key if there is none. Several processes that
    /// do so at once get the same.
    public convenience init(file path: String) throws(StorageError) {
        let file = DurableFile(path)
        if access(file.path, F_OK) != 0 {
            try file.makeFolder()
            let lock = try file.lock()
            defer { close(lock) }
            if access(file.path, F_OK) != 0 { try Self.random().write(to: file) }
        }
        try self.init(file.path) { $0.st_mode & 0o077 == 0 }
    }

    /// The key for this program: the credential `appstate.key` that systemd hands over (`LoadCredential=`,
    /// `LoadCredentialEncrypted=`), else the file `secret.key` in the folder of settings.
    public static func standard(folder: String) throws(StorageError) -> SecretKey {
        if let credentials = FileStorage.variable("CREDENTIALS_DIRECTORY") {
            let path = credentials + "/appstate.key"
            if access(path, F_OK) == 0 { return try SecretKey(credential: path) }
        }
        return try SecretKey(file: folder + "/secret.key")
    }

    /// Uses the bytes.
    func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        body(UnsafePointer(bytes.assumingMemoryBound(to: UInt8.self)))
    }

    /// Reads a file into protected memory.
    private static func read(
        _ path: String, _ isPrivate: (stat) -> Bool,
        _ use: (UnsafeMutableRawPointer, Int) throws(StorageError) -> Void
    ) throws(StorageError) {
        guard let file = try DurableFile(path).opened(O_RDONLY) else { throw .noFile(path: path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw DurableFile(path).failure() }
        guard isPrivate(status) else { throw .openToOthers(path: path) }
        let limit = 4096
        guard let content = sodium_malloc(limit) else { throw DurableFile(path).failure() }
        defer { sodium_free(content) }
        var count = 0
        while count < limit {
            let part = Glibc.read(file, content + count, limit - count)
            if part < 0, errno == EINTR { continue }
            guard part >= 0 else { throw DurableFile(path).failure() }
            if part == 0 { break }
            count += part
        }
        guard count >= length else {
            throw .file(path: path, reason: "a key has \(length) bytes or more, not \(count)")
        }
        try use(content, count)
    }

    /// Writes the bytes into a new file, straight from the protected memory.
    private func write(to file: DurableFile) throws(StorageError) {
        do throws(FileError) {
            try WholeFile.replace(file.path, with: UnsafeRawBufferPointer(start: bytes, count: Self.length))
        } catch {
            throw StorageError(error)
        }
    }
}
