import Glibc

/// Sockets of the local machine.
enum UnixSocket {
    /// Connects to a path, without waiting.
    static func connect(_ path: String) throws(RemoteNotificationError) -> Int32 {
        try open(path) { Glibc.connect($0, $1, $2) }
    }

    /// Listens at a path, which only this account can reach. A socket that was left there is replaced.
    static func listen(_ path: String) throws(RemoteNotificationError) -> Int32 {
        unlink(path)
        let descriptor = try open(path) { Glibc.bind($0, $1, $2) }
        guard chmod(path, 0o600) == 0, Glibc.listen(descriptor, 64) == 0 else {
            let reason = errno
            close(descriptor)
            throw .unreachable(address: path, reason: String(cString: strerror(reason)))
        }
        return descriptor
    }

    /// Whether the process at the other end belongs to this account, or to root.
    static func isOwn(_ descriptor: Int32) -> Bool {
        // struct ucred, which the module map of glibc leaves out
        var peer: (process: pid_t, user: uid_t, group: gid_t) = (0, .max, .max)
        var size = socklen_t(MemoryLayout.size(ofValue: peer))
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 else { return false }
        return peer.user == getuid() || peer.user == 0
    }

    private static func open(
        _ path: String, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws(RemoteNotificationError) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard path.utf8.count < room, !path.utf8.contains(0) else {
            throw .unreachable(address: path, reason: "the path is longer than \(room - 1) bytes")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, type, 0)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                use(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard descriptor >= 0, result == 0 else {
            let reason = errno
            if descriptor >= 0 { close(descriptor) }
            throw .unreachable(address: path, reason: String(cString: strerror(reason)))
        }
        return descriptor
    }
}
