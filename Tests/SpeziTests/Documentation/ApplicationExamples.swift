import FoundationEssentials
import Observation
@_spi(APISupport) import Spezi
import SpeziTesting
import TerminalUI
import TerminalUITesting
import Testing

// The code of the documentation's pages "Showing things" and "Living with the program".

@Observable final class Mood {
    var word = "calm"
}

@MainActor final class MoodModule: Module {
    @Model var mood = Mood()
    @Modifier var footer = Footer()
}

struct Footer: ViewModifier {
    @Environment(Mood.self) private var mood

    func body(content: Content) -> some View {
        VStack {
            content
            Text(verbatim: "You are \(mood.word).")
        }
    }
}

@MainActor @Observable final class Counter: Module, EnvironmentAccessible {
    @ObservationIgnored @Dependency(MoodModule.self) var moods
    var count = 0

    func increase() {
        count += 1
        if count > 2 { moods.mood.word = "busy" }
    }
}

struct CountView: View {
    @Environment(Counter.self) private var counter

    var body: some View {
        Button(.verbatim("Count: \(counter.count)")) { counter.increase() }
    }
}

actor Heartbeat: ServiceModule {
    private(set) var beats = 0

    func run() async {
        while !Task.isCancelled {
            beats += 1
            do { try await Task.sleep(for: .seconds(60)) } catch { return }
        }
    }
}

@MainActor final class Session: Module, LifecycleHandler {
    @Application(\.logger) var logger
    @Application(\.launchOptions) var launchOptions
    private(set) var isPaused = false

    func configure() {
        let arguments = launchOptions[.arguments] as? [String] ?? []
        logger.info("Started with \(arguments.count) arguments.")
    }

    func sceneDidEnterBackground(_ scene: UIScene) { isPaused = true }
    func sceneWillEnterForeground(_ scene: UIScene) { isPaused = false }
    func tearDown() { logger.info("Closed.") }
}

@MainActor final class Inbox: Module, NotificationHandler {
    @Application(\.registerRemoteNotifications) var registerRemoteNotifications
    @Dependency(LocalNotifications.self) var notifications
    private(set) var messages: [String] = []

    func connect() async throws -> Int {
        try await registerRemoteNotifications().count
    }

    func remind(in seconds: Double) throws {
        let content = UNMutableNotificationContent()
        content.title = "Have you answered?"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
        try notifications.add(UNNotificationRequest(identifier: "reminder", content: content, trigger: trigger))
    }

    func receiveRemoteNotification(_ remoteNotification: [AnyHashable: Any]) async -> BackgroundFetchResult {
        guard let message = remoteNotification["message"] as? String else { return .noData }
        messages.append(message)
        return .newData
    }
}

@MainActor @Suite("The documentation's pages on applications")
struct ApplicationExamples {
    @Test("Showing things") func views() async throws {
        let preview = CountView().previewWith {
            Counter()
            MoodModule()
        }
        let pilot = Pilot(preview, width: 20, height: 3)
        #expect(pilot.screen.contains("You are calm."))
        for _ in 1...3 { pilot.press(.enter) }
        #expect(pilot.screen.contains("Count: 3"))
        try await pilot.waitFor("You are busy.")
    }

    @Test("Living with the program") func life() async throws {
        let transport = InProcessTransport()
        let inbox = Inbox()
        let spezi = try Spezi.load(modules: [
            inbox, LocalNotifications(now: { Date(timeIntervalSince1970: 0) }), RemoteNotifications(over: transport),
        ])
        #expect(try await inbox.connect() == 32)
        #expect(await spezi.receiveRemoteNotification(["message": "hello"]) == .newData)
        #expect(inbox.messages == ["hello"])
        try inbox.remind(in: 60)
        #expect(try inbox.notifications.pending().map(\.identifier) == ["reminder"])

        let session = Session(), heartbeat = Heartbeat(), log = RecordingLog()
        let other = try Spezi.load(modules: [session, heartbeat], launchOptions: [.arguments: ["a", "b"]], log: log)
        let pilot = Pilot(Text(verbatim: "content").spezi(other), width: 10, height: 1)
        pilot.send(.suspending)
        #expect(session.isPaused)
        pilot.send(.resumed)
        #expect(!session.isPaused)
        try other.unload(session)
        #expect(log.entries.map(\.text) == ["Started with 2 arguments.", "Closed."])
    }
}
