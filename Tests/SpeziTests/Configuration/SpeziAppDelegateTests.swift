import FoundationEssentials
import SpeziTesting
import Testing

@_spi(APISupport) @testable import Spezi

@MainActor private final class Told: Module, LifecycleHandler, NotificationTokenHandler, NotificationHandler {
    @Application(\.registerRemoteNotifications) var registerRemoteNotifications
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func applicationWillTerminate(_ application: UIApplication) { journal.entries.append("module: end") }
    func receiveUpdatedDeviceToken(_ deviceToken: Data) {
        journal.entries.append("module: token \(Array(deviceToken))")
    }
    func receiveRemoteNotification(_ remoteNotification: [AnyHashable: Any]) async -> BackgroundFetchResult {
        let entries = remoteNotification.compactMap { key, value in (key as? String).map { "\($0)=\(value)" } }
        journal.entries.append("module: \(entries.sorted().joined(separator: " "))")
        return .newData
    }
}

private struct Failure: Error {}

private struct OneToken: NotificationTransport {
    let token: Data?
    func register() async throws -> Data {
        guard let token else { throw Failure() }
        return token
    }
    func unregister() async {}
    func notifications() -> AsyncStream<RemoteNotification> {
        AsyncStream { $0.yield(RemoteNotification(payload: ["text": "hello"]) { _ in }) }
    }
}

/// As it is written against the original.
private class Telling: SpeziAppDelegate {
    let journal: Journal
    let token: Data?

    init(_ journal: Journal, token: Data?) {
        self.journal = journal
        self.token = token
    }

    override var configuration: Configuration {
        Configuration {
            Told(journal)
            RemoteNotifications(over: OneToken(token: token))
        }
    }

    override func applicationWillTerminate(_ application: UIApplication) {
        journal.entries.append("delegate: end")
        super.applicationWillTerminate(application)
    }

    override func application(
        _ application: _Application, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        journal.entries.append("delegate: token")
        super.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }

    override func application(
        _ application: _Application, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        journal.entries.append("delegate: \(error)")
    }

    override func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        journal.entries.append("delegate: notification")
        return await super.application(application, didReceiveRemoteNotification: userInfo)
    }
}

@MainActor @Suite("The delegate is told before the modules are")
struct SpeziAppDelegateTests {
    let journal = Journal()

    @Test("Of a registration, a notification and the end")
    func told() async throws {
        let delegate = Telling(journal, token: Data([1, 2])), spezi = try delegate.load()
        let module = try #require(spezi.module(Told.self))
        _ = try await module.registerRemoteNotifications()
        #expect(journal.entries == ["delegate: token", "module: token [1, 2]"])
        let run = Task { await spezi.run() }
        try await eventually("the notification") { journal.entries.count == 4 }
        #expect(journal.entries.dropFirst(2) == ["delegate: notification", "module: text=hello"])
        await spezi.terminate()
        #expect(journal.entries.dropFirst(4) == ["delegate: end", "module: end"])
        run.cancel()
        await run.value
    }

    @Test("Of a registration that fails, but not of one that was cancelled")
    func failure() async throws {
        let delegate = Telling(journal, token: nil), spezi = try delegate.load()
        let module = try #require(spezi.module(Told.self))
        await #expect(throws: Failure.self) { try await module.registerRemoteNotifications() }
        #expect(journal.entries == ["delegate: Failure()"])
        let task = Task { try await module.registerRemoteNotifications() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(journal.entries.count == 1)
    }

    @Test("What a delegate hands on to the modules comes as JSON has it")
    func values() async throws {
        let delegate = Telling(journal, token: nil)
        let result = await delegate.application(
            .shared,
            didReceiveRemoteNotification: [
                "yes": true, "whole": 3, "half": 0.5, "list": [1, 2], "deep": ["x": "y"], "other": Failure(),
                7: "no name",
                "none": Int?.none as Any,
            ])
        #expect(result == .newData)
        #expect(
            journal.entries.last
                == "module: deep=[\"x\": \"y\"] half=0.5 list=[1, 2] none=nil whole=3 yes=true")
    }
}
