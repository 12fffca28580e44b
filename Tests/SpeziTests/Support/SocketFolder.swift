import Glibc
import Testing

/// A folder of the test's own, for a socket.
final class SocketFolder: Sendable {
    let path: String
    init() throws {
        var name = Array("/tmp/spezi-XXXXXX".utf8CString)
        path = String(cString: try #require(mkdtemp(&name)))
    }
    var socket: String { path + "/notify.sock" }
    deinit {
        unlink(socket)
        rmdir(path)
    }
}
