import Glibc

/// Files that are there whole or not at all: whoever reads one finds the old bytes or the new ones, even after the machine has
/// lost its power.
public enum WholeFile {
    /// Writes a new file beside the old one, and puts it in its place once it is on the disk. Its owner's alone (0600) at any
    /// time. A link is replaced, not followed.
    ///
    /// When it throws, the old file is as it was, and nothing is left behind; what killed processes have left in the folder is
    /// removed at the first time. Several threads and processes may do so at once: one of them is the last.
    public static func replace(_ path: String, with bytes: UnsafeRawBufferPointer) throws(FileError) {
        try replace(path, with: bytes, sync: fsync)
    }

    /// - Parameter sync: has what was written to a descriptor's file or folder survive a power loss; 0 if it could.
    static func replace(
        _ path: String, with bytes: UnsafeRawBufferPointer, sync: (Int32) -> Int32
    ) throws(FileError) {
        // the system would take the path to end there, and replace another file
        if path.utf8.contains(0) { throw FileError(path, code: EINVAL) }
        let new = "\(path).\(getpid())-\(UInt(pthread_self()))\(LeftFiles.suffix)"
        // One that a killed process of the same number has left may be anybody's.
        unlink(new)
        let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw FileError(path) }
        do throws(FileError) {
            defer { close(file) }
            try write(bytes, to: file, path: path)
            guard sync(file) == 0, rename(new, path) == 0 else { throw FileError(path) }
        } catch {
            unlink(new)
            throw error
        }
        syncFolder(of: path, by: sync)
        LeftFiles.removeOnce(in: folder(of: path), olderThan: path)
    }

    /// The same with bytes in an array.
    public static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
        try use(bytes) { buffer throws(FileError) in try replace(path, with: buffer) }
    }

    /// Writes all bytes, however many calls it takes. Waits where whoever shares the descriptor made it non-blocking.
    public static func write(
        _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, path: String
    ) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&wait, 1, -1)
                continue
            }
            guard count > 0 else { throw FileError(path) }
            rest = rest.dropFirst(count)
        }
    }

    /// The same with bytes in an array.
    public static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
        try use(bytes) { buffer throws(FileError) in try write(buffer, to: descriptor, path: path) }
    }

    private static func use(
        _ bytes: [UInt8], _ body: (UnsafeRawBufferPointer) throws(FileError) -> Void
    ) throws(FileError) {
        // `withUnsafeBytes` passes errors on without their type
        let problem = bytes.withUnsafeBytes { buffer -> FileError? in
            do throws(FileError) {
                try body(buffer)
                return nil
            } catch {
                return error
            }
        }
        if let problem { throw problem }
    }

    /// Makes new, renamed and removed names in the file's folder survive a power loss. What cannot be synced is no error: some
    /// file systems have no such call for folders.
    public static func syncFolder(of path: String) { syncFolder(of: path, by: fsync) }

    private static func syncFolder(of path: String, by sync: (Int32) -> Int32) {
        let name = folder(of: path)
        let folder = open(name.isEmpty ? "." : name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        _ = sync(folder)
        close(folder)
    }

    /// The part of a path before its last name; empty for a name alone.
    public static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
