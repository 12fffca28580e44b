import Glibc

/// Sockets of the local machine.
enum UnixSocket {
    /// What the system says of a call that has failed.
    private struct Refusal: Error {
        let code: Int32

        func error(_ path: String) -> RemoteNotificationError {
            .unreachable(address: path, reason: String(cString: strerror(code)))
        }
    }

    /// Connects to a path, without waiting.
    static func connect(_ path: String) throws(RemoteNotificationError) -> Int32 {
        do { return try open(path) { Glibc.connect($0, $1, $2) } } catch { throw error.error(path) }
    }

    /// Listens at a path, which only this account can reach. A socket at which nobody listens any more is replaced; whatever
    /// else is there stays, and is an error.
    static func listen(_ path: String) throws(RemoteNotificationError) -> Int32 {
        let folder = lockFolder(of: path)
        defer { if folder >= 0 { close(folder) } }
        removeAbandoned(path)
        do {
            // nobody can connect before it listens
            return try open(path) {
                Glibc.bind($0, $1, $2) == 0 && chmod(path, 0o600) == 0 ? Glibc.listen($0, 64) : -1
            }
        } catch { throw error.error(path) }
    }

    /// Keeps others from taking the same path at the same time, and so from removing the socket of who was first. Where the
    /// folder cannot be locked, or is for long, it goes on without.
    /// - Returns: what holds the lock until it is closed.
    private static func lockFolder(of path: String) -> Int32 {
        let end = path.lastIndex(of: "/")
        let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let descriptor = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return descriptor }
        for _ in 0..<20 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { break }
            usleep(5_000)
        }
        return descriptor
    }

    /// Removes the socket of a program that was killed.
    private static func removeAbandoned(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return }
        do {
            close(try open(path) { Glibc.connect($0, $1, $2) })
        } catch {
            if error.code == ECONNREFUSED { unlink(path) }
        }
    }

    /// Whether the process at the other end belongs to this account, or to root.
    static func isOwn(_ descriptor: Int32) -> Bool {
        // struct ucred, which the module map of glibc leaves out
        var peer: (process: pid_t, user: uid_t, group: gid_t) = (0, .max, .max)
        var size = socklen_t(MemoryLayout.size(ofValue: peer))
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 else { return false }
        return peer.user == getuid() || peer.user == 0
    }

    /// A new socket, after its use with an address.
    private static func open(
        _ path: String, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws(Refusal) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // an empty path, or one that ends early, would name another socket
        guard !path.isEmpty, !path.utf8.contains(0) else { throw Refusal(code: EINVAL) }
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { throw Refusal(code: ENAMETOOLONG) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, type, 0)
        guard descriptor >= 0 else { throw Refusal(code: errno) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                use(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else {
            let code = errno
            close(descriptor)
            throw Refusal(code: code)
        }
        return descriptor
    }
}
