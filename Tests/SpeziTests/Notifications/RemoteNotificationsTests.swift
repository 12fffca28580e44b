import FoundationEssentials
import Glibc
import Testing

@_spi(APISupport) @testable import Spezi

@MainActor private final class Registering: Module, NotificationTokenHandler, NotificationHandler {
    @Application(\.registerRemoteNotifications) var registerRemoteNotifications
    @Application(\.unregisterRemoteNotifications) var unregisterRemoteNotifications
    var tokens: [Data] = []
    var received: [String] = []
    func receiveUpdatedDeviceToken(_ deviceToken: Data) { tokens.append(deviceToken) }
    func receiveRemoteNotification(_ remoteNotification: [AnyHashable: Any]) async -> BackgroundFetchResult {
        received.append(remoteNotification["text"] as? String ?? "")
        return .newData
    }
}

/// Never answers, and does not heed cancellation.
private struct DeadTransport: NotificationTransport {
    func register() async throws -> Data { await withUnsafeContinuation { (_: UnsafeContinuation<Data, Never>) in } }
    func unregister() async {}
    func notifications() -> AsyncStream<RemoteNotification> { AsyncStream { $0.finish() } }
}

private struct RefusingTransport: NotificationTransport {
    func register() async throws -> Data { throw RemoteNotificationError.disconnected }
    func unregister() async {}
    func notifications() -> AsyncStream<RemoteNotification> { AsyncStream { $0.finish() } }
}

@MainActor @Suite("Remote notifications")
struct RemoteNotificationsTests {
    fileprivate let module = Registering()

    private func load(_ transport: any NotificationTransport, limit: Duration = .seconds(60)) throws -> Spezi {
        try Spezi.load(modules: [module, RemoteNotifications(over: transport, limit: limit)])
    }

    /// Waits for a condition, yielding, for five seconds at most.
    private func wait(_ condition: @MainActor () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(5)
        while !condition() {
            try #require(ContinuousClock.now < end)
            await Task.yield()
        }
    }

    @Test("Within the process: the token is told, notifications are handled, and unregistering ends it")
    func inProcess() async throws {
        let transport = InProcessTransport(), spezi = try load(transport)
        let run = Task { await spezi.run() }
        #expect(await transport.send(["text": "too early"]) == .failed)
        let token = try await module.registerRemoteNotifications()
        #expect(token.count == 32)
        #expect(module.tokens == [token])
        var results: [BackgroundFetchResult] = []
        while results.last != .newData { results.append(await transport.send(["text": "hello"])) }
        #expect(module.received == ["hello"])
        module.unregisterRemoteNotifications()
        try await wait { transport.token == nil }
        run.cancel()
        await run.value
    }

    @Test("The error of the endpoint comes through, and there is no token")
    func refused() async throws {
        let spezi = try load(RefusingTransport())
        await #expect(throws: RemoteNotificationError.disconnected) { try await module.registerRemoteNotifications() }
        #expect(module.tokens == [])
        _ = spezi
    }

    @Test("An endpoint that never answers ends with the limit")
    func limit() async throws {
        let spezi = try load(DeadTransport(), limit: .milliseconds(5))
        await #expect(throws: TimeoutError(limit: .milliseconds(5))) { try await module.registerRemoteNotifications() }
        _ = spezi
    }

    @Test("Each of several registrations can be cancelled for itself, at any time")
    func cancellation() async throws {
        let spezi = try load(DeadTransport())
        let tasks = (0..<20).map { _ in Task { try await module.registerRemoteNotifications() } }
        for (index, task) in tasks.enumerated() {
            if index % 2 == 0 { await Task.yield() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        _ = spezi
    }

    @Test("Without the module the error says what to add")
    func notConfigured() async throws {
        let spezi = try Spezi.load(modules: [module])
        await #expect(throws: RemoteNotificationError.notConfigured) { try await module.registerRemoteNotifications() }
        module.unregisterRemoteNotifications()
        #expect(RemoteNotificationError.notConfigured.description.contains("Add RemoteNotifications(over:)"))
        _ = spezi
    }
}
