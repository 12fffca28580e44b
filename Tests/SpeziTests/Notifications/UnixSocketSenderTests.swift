import Glibc
import Synchronization
import Testing

@_spi(APISupport) @testable import Spezi

@MainActor private final class Reading: Module, NotificationHandler {
    var read: [String] = []
    func receiveRemoteNotification(_ remoteNotification: [AnyHashable: Any]) async -> BackgroundFetchResult {
        guard let text = remoteNotification["text"] as? String else { return .noData }
        read.append(text)
        return .newData
    }
}

/// A session that is registered under a name and handles what comes.
@MainActor private final class Reachable {
    let reading = Reading()
    let transport: UnixSocketTransport
    private let spezi: Spezi
    private let run: Task<Void, Never>

    init(_ name: String?, at path: String) async throws {
        transport = UnixSocketTransport(path: path)
        transport.name = name
        let spezi = try Spezi.load(modules: [reading, RemoteNotifications(over: transport)])
        self.spezi = spezi
        run = Task { await spezi.run() }
        _ = try await spezi.registerRemoteNotifications()
    }

    func end() async {
        run.cancel()
        await run.value
        await transport.unregister()
    }
}

@MainActor @Suite("Notifications from another process")
struct UnixSocketSenderTests {
    private let folder: SocketFolder
    private let sender: UnixSocketSender

    init() throws {
        folder = try SocketFolder()
        sender = UnixSocketSender(path: folder.socket)
    }

    @Test("What is sent to a name comes to all sessions of that name, and to no other; without a name to all")
    func names() async throws {
        let endpoint = try UnixSocketEndpoint(path: folder.socket)
        #expect(try await sender.send(["text": "early"]) == nil)
        let one = try await Reachable("P-1", at: folder.socket), same = try await Reachable("P-1", at: folder.socket)
        let other = try await Reachable("P-2", at: folder.socket), nobody = try await Reachable(nil, at: folder.socket)
        #expect(try await sender.send(["text": "hello"], toSessionsOf: "P-1") == .newData)
        #expect(try await sender.send(["text": "all"]) == .newData)
        #expect(try await sender.send(["n": 1], toSessionsOf: "P-2") == .noData)
        #expect(try await sender.send(["text": "x"], toSessionsOf: "P-3") == nil)
        #expect(
            [one, same, other, nobody].map(\.reading.read) == [["hello", "all"], ["hello", "all"], ["all"], ["all"]])
        other.transport.name = "P-3"
        _ = try await other.transport.register()
        #expect(try await sender.send(["text": "moved"], toSessionsOf: "P-3") == .newData)
        #expect(try await sender.send(["text": "x"], toSessionsOf: "P-2") == nil)
        for session in [one, same, other, nobody] { await session.end() }
        try await eventually("their end") { endpoint.tokens.isEmpty }
        endpoint.close()
    }

    @Test("Whoever sends is told that nobody listens, that the endpoint goes, or that it takes too long")
    func failing() async throws {
        await #expect(
            throws: RemoteNotificationError.unreachable(address: folder.socket, reason: "No such file or directory")
        ) { try await sender.send([:]) }
        let endpoint = try UnixSocketEndpoint(path: folder.socket)
        let silent = UnixSocketTransport(path: folder.socket)
        let notifications = silent.notifications()
        _ = try await silent.register()
        await #expect(throws: TimeoutError.self) { try await sender.send([:], within: .milliseconds(1)) }
        let waiting = Task { try await sender.send(["n": 1], within: .seconds(600)) }
        var iterator = notifications.makeAsyncIterator()
        // one that nobody holds any more is answered: it failed
        var unanswered: [RemoteNotification] = []
        while unanswered.last?.payload != ["n": 1], let next = await iterator.next() { unanswered.append(next) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        let left = Task { try await sender.send(["n": 2], within: .seconds(600)) }
        while unanswered.last?.payload != ["n": 2], let next = await iterator.next() { unanswered.append(next) }
        endpoint.close()
        await #expect(throws: RemoteNotificationError.disconnected) { try await left.value }
        #expect(unanswered.map(\.payload) == [[:], ["n": 1], ["n": 2]])
        await #expect(throws: RemoteNotificationError.self) {
            try await sender.send(["text": .string(String(repeating: "x", count: 70_000))])
        }
    }

    @Test("A session is told when its connection is over, at once where there is none")
    func disconnected() async throws {
        let endpoint = try UnixSocketEndpoint(path: folder.socket), transport = UnixSocketTransport(path: folder.socket)
        await transport.disconnected()
        _ = try await transport.register()
        let cancelled = Task { await transport.disconnected() }
        cancelled.cancel()
        await cancelled.value
        let isOver = Mutex(false)
        let waiting = Task {
            await transport.disconnected()
            isOver.withLock { $0 = true }
        }
        for _ in 0..<50 { await Task.yield() }
        #expect(!isOver.withLock { $0 })
        endpoint.close()
        await waiting.value
    }

    @Test("Of many that take an abandoned socket at once, one has it, and all others find that one")
    func contest() async throws {
        for _ in 0..<20 {
            close(try UnixSocket.listen(folder.socket))
            let path = folder.socket
            let contenders = (0..<8).map { _ in Task.detached { try? UnixSocketEndpoint(path: path) } }
            var endpoints: [UnixSocketEndpoint] = []
            for contender in contenders { if let endpoint = await contender.value { endpoints.append(endpoint) } }
            #expect(endpoints.count == 1)
            let transport = UnixSocketTransport(path: path)
            let token = try await transport.register()
            #expect(endpoints.first?.tokens == [token])
            await transport.unregister()
            endpoints.first?.close()
        }
    }
}
