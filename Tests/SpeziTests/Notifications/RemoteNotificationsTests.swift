import FoundationEssentials
import Synchronization
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

    @Test("Within the process: the token is told, notifications are handled, and unregistering ends it")
    func inProcess() async throws {
        let transport = InProcessTransport(), spezi = try load(transport)
        let run = Task { await spezi.run() }
        #expect(await transport.send(["text": "too early"]) == .failed)
        let token = try await module.registerRemoteNotifications()
        #expect(token.count == 32)
        #expect(module.tokens == [token])
        var results: [BackgroundFetchResult] = []
        try await eventually("the service's start") {
            results.append(await transport.send(["text": "hello"]))
            return results.last == .newData
        }
        #expect(module.received == ["hello"])
        module.unregisterRemoteNotifications()
        try await eventually("the end of the registration") { transport.token == nil }
        run.cancel()
        await run.value
    }

    @Test("What comes after the service has ended is an answer too: it failed")
    func ended() async throws {
        let transport = InProcessTransport(), spezi = try load(transport)
        _ = try await module.registerRemoteNotifications()
        let run = Task { await spezi.run() }
        try await eventually("the service's start") { await transport.send([:]) == .newData }
        run.cancel()
        await run.value
        #expect(await transport.send([:]) == .failed)
    }

    @Test("Only the first reply counts, and none at all is a failure")
    func replies() {
        let results = Mutex<[BackgroundFetchResult]>([])
        for replies in [[.newData, .failed], []] as [[BackgroundFetchResult]] {
            let notification = RemoteNotification(payload: [:]) { result in results.withLock { $0.append(result) } }
            for reply in replies { notification.reply(reply) }
        }
        #expect(results.withLock { $0 } == [.newData, .failed])
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
