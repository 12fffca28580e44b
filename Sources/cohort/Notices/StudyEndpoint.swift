import Spezi
import StudyAPI
import StudyScreens

/// Makes a session of the sample study reachable for other processes of the account: under its person's name, at a socket in
/// the study's folder.
///
/// The first session provides the socket, for itself and for the others; when it ends another takes its place.
@MainActor final class StudyEndpoint: ServiceModule {
    @Dependency(SessionModule.self) private var session
    @Application(\.registerRemoteNotifications) private var registerRemoteNotifications
    @Application(\.logger) private var logger

    private let transport: UnixSocketTransport
    private var endpoint: UnixSocketEndpoint?

    /// Where the socket of a study is.
    static nonisolated func path(in folder: String) -> String { "\(folder)/notifications.sock" }

    /// Registers over the transport that the application's `RemoteNotifications` have.
    init(_ transport: UnixSocketTransport) { self.transport = transport }

    func run() async {
        var staying: Task<Void, Never>?
        for await identity in session.entered() {
            staying?.cancel()
            transport.name = "\(identity)"
            staying = Task { await stayReachable() }
        }
        staying?.cancel()
        await staying?.value
    }

    /// Registers, and registers again whenever the connection is lost, until the task is cancelled or it does not work.
    private func stayReachable() async {
        var attempts = 3
        while !Task.isCancelled, attempts > 0 {
            if endpoint == nil {
                // Where there is one already, that is used.
                endpoint = await Task.detached { [path = transport.path] in try? UnixSocketEndpoint(path: path) }.value
            }
            do {
                _ = try await registerRemoteNotifications()
                attempts = 3
                await transport.disconnected()
            } catch is CancellationError {
                return
            } catch {
                attempts -= 1
                logger.info("Messages do not reach this session: \(error, privacy: .public)")
            }
            // Whoever provided the socket has just ended: not all at once.
            do { try await Task.sleep(for: .milliseconds(100)) } catch { return }
        }
    }

    /// Leaves the socket to another session.
    func tearDown() {
        endpoint?.close()
        endpoint = nil
    }
}
