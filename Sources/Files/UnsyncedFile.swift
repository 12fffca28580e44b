import Glibc

/// A small file that outlives its process but not the machine: written without waiting for the disk, so that it may be
/// written with every key.
///
/// What was being written when the process died is not given out: the file says first how long it is. Safe from any thread
/// where one writes at a time.
public struct UnsyncedFile: Sendable {
    /// The file.
    public let path: String
    /// Longer ones are not read: nobody has written them here.
    static let largest = 16 << 20

    /// A file, which need not be there yet.
    public init(_ path: String) { self.path = path }

    /// Writes these bytes in place of all others, readable for the account alone. Some ten microseconds.
    /// - Returns: whether it could be done. The file holds nothing then, or what it held.
    @discardableResult public func write(_ bytes: [UInt8]) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let whole = Array("\(bytes.count)\n".utf8) + bytes
        // Over what is there, and cut after it: at no time does the file hold less than one of the two.
        guard pwrite(descriptor, whole, whole.count, 0) == whole.count else {
            ftruncate(descriptor, 0)
            return false
        }
        return ftruncate(descriptor, off_t(whole.count)) == 0
    }

    /// What was written last; `nil` when there is nothing, or nothing whole.
    public func read() -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_size > 0, status.st_size <= Self.largest
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0, let end = bytes[..<count].firstIndex(of: UInt8(ascii: "\n")),
            let length = Int(String(decoding: bytes[..<end], as: UTF8.self)), length >= 0, length <= count - end - 1
        else { return nil }
        return Array(bytes[(end + 1)...].prefix(length))
    }

    /// Removes it, if it is there.
    public func remove() { unlink(path) }
}
