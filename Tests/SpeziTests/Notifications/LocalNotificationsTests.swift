import FoundationEssentials
import Glibc
@_spi(APISupport) import Spezi
import Synchronization
import TerminalUI
import TerminalUITesting
import Testing

/// A clock that stands still until it is moved.
private final class StillClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var time = Duration.zero
        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
    }

    private let state = Mutex(Instant())
    var now: Instant { state.withLock { $0 } }
    var minimumResolution: Duration { .zero }
    var date: Date { Date(timeIntervalSince1970: Double(now.time.components.seconds)) }
    func move(by duration: Duration) { state.withLock { $0 = $0.advanced(by: duration) } }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        while now < deadline {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

private final class MemoryStore: NotificationStore {
    private let state = Mutex<[PendingNotification]>([])
    func load() -> [PendingNotification] { state.withLock { $0 } }
    func save(_ notifications: [PendingNotification]) { state.withLock { $0 = notifications } }
    private let end = Atomic(false)
    var isFinished: Bool { end.load(ordering: .relaxed) }
    func finish() { end.store(true, ordering: .relaxed) }
}

@MainActor private final class Silencer: Module, NotificationHandler {
    func receiveIncomingNotification(_ notification: UNNotification) async -> UNNotificationPresentationOptions? {
        notification.request.content.categoryIdentifier == "quiet" ? [] : nil
    }
}

/// Takes longer than any session.
@MainActor private final class Slow: Module, NotificationHandler {
    var isAsked = false
    func receiveIncomingNotification(_ notification: UNNotification) async -> UNNotificationPresentationOptions? {
        isAsked = true
        try? await Task.sleep(for: .seconds(600))
        return nil
    }
}

@MainActor @Suite("Local notifications")
struct LocalNotificationsTests {
    private let clock = StillClock()
    private let store = MemoryStore()

    private func module() -> LocalNotifications {
        let clock = clock
        return LocalNotifications(store: store, now: { clock.date }, clock: clock)
    }

    private func request(_ id: String, in seconds: Double?, repeats: Bool = false, quiet: Bool = false)
        -> UNNotificationRequest
    {
        let content = UNMutableNotificationContent()
        content.title = id
        content.categoryIdentifier = quiet ? "quiet" : ""
        return UNNotificationRequest(
            identifier: id, content: content,
            trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) })
    }

    @Test("What is due shows as a banner, one after the other, and leaves at the next key")
    func banners() async throws {
        let notifications = module()
        let spezi = try Spezi.load(modules: [notifications])
        let pilot = Pilot(
            Text(verbatim: "content").modifier(NotificationBanner()).spezi(spezi), width: 30, height: 4)
        try notifications.add(request("second", in: 20))
        try notifications.add(request("first", in: 10))
        clock.move(by: .seconds(10))
        try await pilot.waitFor("first")
        clock.move(by: .seconds(10))
        try await eventually("the delivery") { notifications.delivered.count == 2 }
        #expect(!pilot.screen.contains("second"))
        pilot.press(.down)
        try await pilot.waitFor("second")
        pilot.press(.down)
        try await pilot.waitUntil("no banner") { !pilot.screen.contains("second") }
        #expect(try notifications.pending().isEmpty)
        await spezi.terminate()
    }

    @Test("What became due while the program did not run is delivered at the next start, in its order")
    func catchUp() async throws {
        let before = module()
        try before.add(request("b", in: 20))
        try before.add(request("a", in: 10))
        try before.add(request("later", in: 1_000))
        clock.move(by: .seconds(100))
        let after = module(), spezi = try Spezi.load(modules: [after])
        let run = Task { await spezi.run() }
        try await eventually("the delivery") { after.delivered.count == 2 }
        #expect(after.delivered.map(\.request.identifier) == ["a", "b"])
        #expect(after.delivered.map(\.date.timeIntervalSince1970) == [10, 20])
        #expect(try after.pending().map(\.identifier) == ["later"])
        run.cancel()
        await run.value
    }

    @Test("One that repeats is delivered once for all it has missed, and comes again")
    func repeating() async throws {
        let notifications = module(), spezi = try Spezi.load(modules: [notifications])
        try notifications.add(request("again", in: 10, repeats: true))
        clock.move(by: .seconds(55))
        let run = Task { await spezi.run() }
        try await eventually("the delivery") { notifications.delivered.count == 1 }
        clock.move(by: .seconds(10))
        try await eventually("the delivery") { notifications.delivered.count == 2 }
        run.cancel()
        await run.value
    }

    @Test("One with the same identifier is replaced, one that was taken back never comes")
    func replaced() async throws {
        let notifications = module(), spezi = try Spezi.load(modules: [notifications])
        try notifications.add(request("x", in: 10))
        try notifications.add(request("x", in: 30))
        try notifications.add(request("y", in: 10))
        try notifications.remove(identifiers: ["y"])
        let run = Task { await spezi.run() }
        clock.move(by: .seconds(20))
        try notifications.add(request("now", in: nil))
        try await eventually("the delivery") { notifications.delivered.map(\.request.identifier) == ["now"] }
        clock.move(by: .seconds(10))
        try await eventually("the delivery") { notifications.delivered.map(\.request.identifier) == ["now", "x"] }
        run.cancel()
        await run.value
    }

    @Test("A handler can silence one")
    func silenced() async throws {
        let notifications = module(), spezi = try Spezi.load(modules: [notifications, Silencer()])
        try notifications.add(request("quiet", in: nil, quiet: true))
        try notifications.add(request("loud", in: nil))
        let run = Task { await spezi.run() }
        try await eventually("the banner") { notifications.banner?.words == .verbatim("loud") }
        #expect(notifications.delivered.map(\.request.identifier) == ["loud"])
        run.cancel()
        await run.value
    }

    @Test("What was not delivered to its end when the session ended is delivered at the next start")
    func interrupted() async throws {
        let slow = Slow(), spezi = try Spezi.load(modules: [module(), slow])
        let notifications = try #require(spezi.module(LocalNotifications.self))
        try notifications.add(request("due", in: nil))
        let run = Task { await spezi.run() }
        try await eventually("the handler's call") { slow.isAsked }
        run.cancel()
        await run.value
        #expect(notifications.delivered.isEmpty)
        #expect(notifications.banner == nil)
        #expect(store.load().map(\.identifier) == ["due"])
    }

    @Test("An infinite time never comes, and a very long one is waited for")
    func longTimes() async throws {
        let notifications = module(), spezi = try Spezi.load(modules: [notifications])
        for (index, seconds) in [.infinity, -.infinity, .nan, 1e300].enumerated() {
            try notifications.add(request("\(index)", in: seconds))
        }
        #expect(try notifications.pending().map(\.identifier) == ["3"])
        let run = Task { await spezi.run() }
        clock.move(by: .seconds(200_000))
        try notifications.add(request("now", in: nil))
        try await eventually("the delivery") { !notifications.delivered.isEmpty }
        #expect(try notifications.pending().map(\.identifier) == ["3"])
        run.cancel()
        await run.value
    }

    @Test("When another store is taken, what is to come moves there, and what is still wanted of it comes too")
    func otherStore() async throws {
        let other = MemoryStore(), writer = LocalNotifications(store: other, now: { Date(timeIntervalSince1970: 0) })
        for (id, seconds) in [("missed", 5.0), ("unwanted", 6), ("both", 7), ("later", 500)] {
            try writer.add(request(id, in: seconds))
        }
        clock.move(by: .seconds(100))
        let notifications = module(), spezi = try Spezi.load(modules: [notifications])
        let run = Task { await spezi.run() }
        try notifications.add(request("both", in: 50))
        try notifications.add(request("own", in: 60))
        try notifications.keep(in: other) { $0.identifier != "unwanted" }
        try await eventually("what was missed") { notifications.delivered.map(\.request.identifier) == ["missed"] }
        #expect(try notifications.pending().map(\.identifier) == ["both", "own", "later"])
        #expect(other.load().map(\.identifier) == ["both", "own", "later"])
        #expect(try notifications.date(of: "own") == Date(timeIntervalSince1970: 160))
        #expect(try notifications.date(of: "missed") == nil)
        clock.move(by: .seconds(60))
        try await eventually("those that moved") { notifications.delivered.count == 3 }
        #expect(other.load().map(\.identifier) == ["later"])
        let broken = FileNotificationStore(path: "/nowhere/file")
        #expect(throws: FileNotificationStoreError.self) { try notifications.keep(in: broken) }
        try notifications.add(request("after", in: 1_000))
        #expect(other.load().map(\.identifier) == ["later", "after"])
        #expect(!other.isFinished)
        run.cancel()
        await spezi.terminate()
        #expect(other.isFinished)
    }

    @Test("A calendar's components name the next such moment")
    func calendar() throws {
        let notifications = module()
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(minute: 30), repeats: false)
        try notifications.add(
            UNNotificationRequest(identifier: "half", content: UNMutableNotificationContent(), trigger: trigger))
        #expect(store.load().map(\.date.timeIntervalSince1970) == [1_800])
    }

    @Test("The file keeps them for the account alone; what cannot be read is an error")
    func file() throws {
        let path = "/tmp/spezi-\(UUID().uuidString).json"
        defer { unlink(path) }
        let file = FileNotificationStore(path: path)
        #expect(try file.load() == [])
        try module().add(request("kept", in: 10, repeats: true))
        try file.save(store.load())
        #expect(try file.load() == store.load())
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        try Data("nonsense".utf8).write(to: URL(filePath: path))
        #expect(throws: FileNotificationStoreError.unreadable(path: path)) { try file.load() }
        let broken = LocalNotifications(store: file, now: { Date(timeIntervalSince1970: 0) })
        #expect(throws: FileNotificationStoreError.unreadable(path: path)) { try broken.add(request("x", in: 1)) }
        #expect(throws: FileNotificationStoreError.unwritable(path: "/nowhere/file")) {
            try FileNotificationStore(path: "/nowhere/file").save([])
        }
    }
}
