import Foundation
import TestConditions

/// A real sshd on loopback, at a free port, with everything it needs in the test's folder. It runs as whoever runs the
/// test, lets in one key, and runs one forced command.
final class SecureShellServer {
    private let folder: TestFolder
    private let port: Int

    /// Starts the server.
    /// - Parameter command: the forced command, for a shell.
    init(in folder: TestFolder, forcedCommand command: String) async throws {
        self.folder = folder
        port = try Self.freePort()
        for name in ["host_key", "user_key"] {
            let made = try await Command(
                words: ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder.path(name)],
                environment: folder.environment
            ).run()
            guard made.status == 0 else { throw WaitedInVain(description: "ssh-keygen: \(made.errors)") }
        }
        let key = try String(contentsOfFile: folder.path("user_key.pub"), encoding: .utf8)
        let restricted = "restrict,pty,command=\"\(command.replacing("\"", with: "\\\""))\" \(key)"
        let keys = try folder.write(restricted, to: "authorized_keys")
        let configuration = """
            Port \(port)
            ListenAddress 127.0.0.1
            HostKey \(folder.path("host_key"))
            PidFile \(folder.path("sshd.pid"))
            AuthorizedKeysFile \(keys)
            StrictModes no
            PasswordAuthentication no
            KbdInteractiveAuthentication no
            PermitRootLogin prohibit-password
            UsePAM no
            PrintMotd no
            """
        let file = try folder.write(configuration, to: "sshd_config")
        // Debian's sshd wants its privilege separation folder when it runs as root.
        if getuid() == 0 {
            try FileManager.default.createDirectory(atPath: "/run/sshd", withIntermediateDirectories: true)
        }
        let started = try await Command(daemon: ["/usr/sbin/sshd", "-f", file], environment: folder.environment).run()
        guard started.status == 0 else { throw WaitedInVain(description: "sshd did not start") }
        let port = self.port
        _ = try await waitFor("sshd to listen") { Self.canConnect(to: port) ? true : nil }
    }

    /// Whether tests that need it run: where it can serve terminals, and always in CI.
    static let isExpected = canServeTerminals || ContinuousIntegration.isRunning

    /// Whether whoever runs the test can serve terminals: root always; others where new terminals belong to the group `tty`
    /// from the start (the usual mount option `gid=5`), since their sshd may not give them to it.
    private static let canServeTerminals: Bool = {
        if getuid() == 0 { return true }
        let mounts = (try? String(contentsOfFile: "/proc/mounts", encoding: .utf8)) ?? ""
        return mounts.split(separator: "\n").contains { $0.contains(" devpts ") && $0.contains("gid=5") }
    }()

    /// The words of the client that logs in, with a terminal.
    var clientWords: [String] {
        [
            "ssh", "-tt", "-F", "none", "-p", "\(port)", "-i", folder.path("user_key"),
            "-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=\(folder.path("known_hosts"))",
            "-o", "IdentitiesOnly=yes", "-o", "LogLevel=ERROR", "127.0.0.1",
        ]
    }

    /// Stops the server.
    func stop() {
        let note = try? String(contentsOfFile: folder.path("sshd.pid"), encoding: .utf8)
        guard let id = note.flatMap({ Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }) else { return }
        kill(id, SIGTERM)
    }

    private static func address(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return address
    }

    private static func withSocket<Result>(
        port: Int, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { Foundation.close(descriptor) }
        var address = address(port: port)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                use(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private static func canConnect(to port: Int) -> Bool {
        withSocket(port: port) { connect($0, $1, $2) == 0 }
    }

    private static func freePort() throws -> Int {
        let port: Int? = withSocket(port: 0) { descriptor, address, length in
            guard bind(descriptor, address, length) == 0 else { return nil }
            var bound = sockaddr_in()
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let named = withUnsafeMutablePointer(to: &bound) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
            }
            return named == 0 ? Int(UInt16(bigEndian: bound.sin_port)) : nil
        }
        guard let port else { throw WaitedInVain(description: "no free port on loopback") }
        return port
    }
}
