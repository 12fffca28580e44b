import FoundationEssentials
import Spezi
import StudyAPI

/// Tells a participant, whatever shows, when a task has opened: while the program runs, and at the next start which tasks have
/// opened meanwhile and can still be answered.
@MainActor public final class RemindersModule: ServiceModule {
    /// Opens the store in which a person's reminders are kept; `nil` where they are kept for this session only. May take its
    /// time.
    public typealias Opening = @Sendable (SessionIdentity) async throws -> (any NotificationStore)?

    @Dependency(LocalNotifications.self) private var notifications
    @Dependency(LanguageModule.self) private var languages
    @Dependency(ClockModule.self) private var clock
    @Dependency(SessionModule.self) private var session
    @Application(\.logger) private var logger

    private let opening: Opening
    /// Whose store has been opened.
    private var keeper: SessionIdentity?
    private var tasks: [TaskCard]?
    private var news: AsyncStream<Void>.Continuation?

    /// Makes the module.
    public init(opening: @escaping Opening = { _ in nil }) { self.opening = opening }

    /// Takes over which tasks there are now. Only notes it: what follows is done beside the screens.
    func update(_ tasks: [TaskCard]) {
        guard tasks != self.tasks else { return }
        self.tasks = tasks
        news?.yield()
    }

    /// Keeps the reminders as the tasks are, until the task that calls it is cancelled.
    public func run() async {
        let (updates, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        news = continuation
        if tasks != nil { continuation.yield() }
        for await _ in updates {
            do { try await remind() } catch { logger.info("Reminders are not kept: \(error, privacy: .public)") }
        }
    }

    private func remind() async throws {
        try await open()
        let tasks = tasks ?? []
        let known = try notifications.pending().filter { $0.identifier.hasPrefix(Self.prefix) }
        // One that is open was upcoming a moment ago: its reminder is about to be said.
        let wanted = tasks.filter { $0.state == .upcoming || Self.isNew($0) }.map(Self.identifier)
        try notifications.remove(identifiers: Set(known.map(\.identifier)).subtracting(wanted))
        for task in tasks where task.state == .upcoming {
            let identifier = Self.identifier(task)
            let content = UNMutableNotificationContent()
            content.title = languages.catalogueInUse.text(.todayHasOpened, [.named("title", .text(task.title))])
            let isKnown = known.contains { $0.identifier == identifier && $0.content.title == content.title }
            if isKnown, let date = try notifications.date(of: identifier),
                abs(date.timeIntervalSince(task.opens)) < 1
            {
                continue
            }
            let trigger = UNTimeIntervalNotificationTrigger(
                timeInterval: task.opens.timeIntervalSince(clock.now()), repeats: false)
            try notifications.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
        }
    }

    /// Opens the store of whoever has entered. What is in it of tasks that have opened, and that nobody has begun, is said at
    /// once; the rest is left out, as it is over or comes anew.
    private func open() async throws {
        guard let identity = session.session?.identity, identity != keeper else { return }
        keeper = identity
        guard let store = try await opening(identity) else { return }
        let new = (tasks ?? []).filter(Self.isNew).map(Self.identifier)
        try notifications.keep(in: store) {
            !$0.identifier.hasPrefix(Self.prefix) || new.contains($0.identifier)
        }
    }

    /// Whether a task has opened, and nobody has begun it.
    private static func isNew(_ task: TaskCard) -> Bool { task.state == .open || task.state == .late }

    private static let prefix = "task "
    private static func identifier(_ task: TaskCard) -> String { "\(prefix)\(task.id)" }
}
