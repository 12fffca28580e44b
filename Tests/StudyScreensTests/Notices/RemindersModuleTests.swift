import Foundation
import Spezi
import SpeziTesting
import StudyAPI
import Synchronization
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

/// A session in which one task opens in an hour; begun and answered as the test says.
private final class OneTask: StudySession {
    static let id = OccurrenceID(UUID())
    let identity = SessionIdentity.participant("P-0042")
    let state = Mutex<TaskCard.State?>(.upcoming)
    let opens: Date

    init(opens: Date) { self.opens = opens }

    func speak(_ language: String) {}

    func send<Request: StudyRequest>(_ request: Request) async throws(StudyError) -> Request.Reply {
        let reply: Any =
            switch request {
            case is GetToday:
                GetToday.Reply(
                    tasks: state.withLock { $0 }.map { state in
                        [
                            TaskCard(
                                id: Self.id, title: "Daily diary", state: state, opens: opens, closes: opens + 3_600,
                                minutes: 3, progress: nil)
                        ]
                    } ?? [], doneToday: [], doneThisWeek: 0, dueThisWeek: 1, nextChange: opens)
            default: throw StudyError.notFound(what: "reply")
            }
        guard let reply = reply as? Request.Reply else { throw .notFound(what: "reply") }
        return reply
    }

    func changes() -> AsyncStream<StudyChange> { AsyncStream { _ in } }
    func close() async {}
}

private final class Kept: NotificationStore {
    private let kept = Mutex<[PendingNotification]>([])
    private let writes = Atomic(0)
    var written: Int { writes.load(ordering: .relaxed) }
    func load() -> [PendingNotification] { kept.withLock { $0 } }
    func save(_ notifications: [PendingNotification]) {
        writes.add(1, ordering: .relaxed)
        kept.withLock { $0 = notifications }
    }
}

/// One start of the program.
@MainActor private final class Start {
    let session: OneTask
    let notifications: LocalNotifications
    let today = TodayModel()
    private let spezi: Spezi
    private let run: Task<Void, Never>

    init(_ clock: TestClock, opens: Date, store: Kept) throws {
        _ = TestForms.keptPreferences
        let session = OneTask(opens: opens)
        let notifications = LocalNotifications(now: { clock.now }, clock: Moved(clock))
        let today = today
        let spezi = try Spezi.load(modules: [
            clock.module(), SessionModule(session), FillingModel(), NavigationModel(), today, notifications,
            LanguageModule(languages: ["en"], accountLanguage: "en") { _ in
                (try? TestForms.catalogue()) ?? StringCatalogue(language: "en")
            },
            RemindersModule { identity in identity == .participant("P-0042") ? store : nil },
        ])
        self.session = session
        self.notifications = notifications
        self.spezi = spezi
        run = Task { await spezi.runWithoutViews() }
    }

    /// Has the tasks learned, one of which is in this state.
    func learn(_ state: TaskCard.State?) async {
        session.state.withLock { $0 = state }
        await today.load()
    }

    func end() async {
        run.cancel()
        await run.value
        await spezi.terminate()
    }
}

/// The test's clock as one that can be slept by.
private struct Moved: Clock {
    struct Instant: InstantProtocol {
        var date: Date
        func advanced(by duration: Duration) -> Instant { Instant(date: date + Double(duration.components.seconds)) }
        func duration(to other: Instant) -> Duration { .seconds(other.date.timeIntervalSince(date)) }
        static func < (one: Instant, other: Instant) -> Bool { one.date < other.date }
    }
    let clock: TestClock
    init(_ clock: TestClock) { self.clock = clock }
    var now: Instant { Instant(date: clock.now) }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await clock.sleep(now.duration(to: deadline))
    }
}

@MainActor @Suite("Reminders of tasks") struct RemindersModuleTests {
    private let clock = TestClock()
    private let store = Kept()
    private var opens: Date { Date(timeIntervalSince1970: 1_796_031_667 + 3_600) }

    @Test("A task that opens while the program runs is said, and its reminder written once") func running() async throws
    {
        let start = try Start(clock, opens: opens, store: store)
        await start.learn(.upcoming)
        try await eventually("the reminder") { store.load().map(\.date) == [opens] }
        let written = store.written
        for _ in 0..<3 { await start.learn(.upcoming) }
        try await eventually("the wait") { clock.sleeping > 0 }
        #expect(store.written == written)
        clock.advance(by: 3_600)
        // The task is learned anew at the same moment: that it is open now takes the reminder away from nobody.
        await start.learn(.open)
        try await eventually("the banner") { start.notifications.banner != nil }
        #expect(start.notifications.banner?.words == .verbatim("Daily diary can be answered now."))
        #expect(start.notifications.banner?.duration == nil)
        try await eventually("the store") { store.load().isEmpty }
        await start.end()
    }

    @Test(
        "At the next start it is said if the task has opened and nobody has begun it",
        arguments: [(.open, true), (.late, true), (.draft, false), (.closed, false), (.upcoming, false), (nil, false)]
            as [(TaskCard.State?, Bool)])
    func nextStart(state: TaskCard.State?, isSaid: Bool) async throws {
        let first = try Start(clock, opens: opens, store: store)
        await first.learn(.upcoming)
        try await eventually("the reminder") { store.load().count == 1 }
        await first.end()
        clock.advance(by: 7_200)
        // Where it is still upcoming the study has put it off.
        let second = try Start(clock, opens: state == .upcoming ? opens + 86_400 : opens, store: store)
        await second.learn(state)
        try await eventually("its reminder to be settled") {
            store.load().map(\.date) == (state == .upcoming ? [opens + 86_400] : [])
        }
        #expect((second.notifications.banner != nil) == isSaid)
        await second.end()
    }

    @Test("A task that is answered or gone before it was said is not said") func gone() async throws {
        let start = try Start(clock, opens: opens, store: store)
        await start.learn(.upcoming)
        try await eventually("the reminder") { store.load().count == 1 }
        await start.learn(nil)
        try await eventually("its end") { store.load().isEmpty }
        clock.advance(by: 7_200)
        for _ in 0..<50 { await Task.yield() }
        #expect(start.notifications.banner == nil)
        await start.end()
    }
}
