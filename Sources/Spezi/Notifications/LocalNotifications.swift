import FoundationEssentials
import Observation
import TerminalUI

/// Delivers notifications at their time: as a banner while the program runs, and at the next start those that became due
/// while it did not.
///
/// Runs as a service. The modules' ``NotificationHandler``s say how each is presented.
@MainActor @Observable public final class LocalNotifications: ServiceModule, EnvironmentAccessible {
    @ObservationIgnored @Application(\.spezi) private var spezi
    @ObservationIgnored @Application(\.logger) private var logger

    @ObservationIgnored private var store: any NotificationStore
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private let calendar: @Sendable () -> Calendar
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var waiting: Task<Void, Never>?
    @ObservationIgnored private var kept: [PendingNotification]?

    private var banners: [Toast] = []
    /// What was delivered to the list in this session, oldest first.
    public private(set) var delivered: [UNNotification] = []

    /// Delivers at the time that `now` tells, waiting by the clock.
    public init(
        store: any NotificationStore = NoNotificationStore(), now: @escaping @Sendable () -> Date,
        calendar: @autoclosure @escaping @Sendable () -> Calendar = Calendar(identifier: .gregorian),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.store = store
        self.now = now
        self.calendar = calendar
        self.clock = clock
    }

    /// What is to be shown now. It stays until the next key, as whoever is away sees it then; setting it to nil goes on to the
    /// next.
    public var banner: Toast? {
        get { banners.first }
        set { if newValue == nil, !banners.isEmpty { banners.removeFirst() } }
    }

    /// How many are to be shown, the present one included.
    public var bannerCount: Int { banners.count }

    /// What is to come, the next first.
    public func pending() throws -> [UNNotificationRequest] { try known().map(\.notification.request) }

    /// When the one with this identifier comes; `nil` if it is not to come.
    public func date(of identifier: String) throws -> Date? {
        try known().first { $0.identifier == identifier }?.date
    }

    /// Keeps what is to come in another store from now on: once it is known, say, who the person is.
    ///
    /// What was to come before comes along, and replaces what has the same identifier there. The former store stays as it is.
    /// - Parameter isWanted: whether one that is in the store still is.
    /// - Throws: what the stores throw; nothing has changed then.
    public func keep(
        in store: any NotificationStore, where isWanted: (UNNotificationRequest) -> Bool = { _ in true }
    ) throws {
        let before = try known()
        let others = try store.load().filter { found in
            isWanted(found.notification.request) && !before.contains { $0.identifier == found.identifier }
        }
        let former = self.store
        self.store = store
        do { try keep(others + before) } catch {
            self.store = former
            throw error
        }
    }

    /// Delivers a notification when it is due. One with the same identifier that is still to come is replaced.
    ///
    /// - Throws: what the store throws; nothing has changed then.
    public func add(_ request: UNNotificationRequest) throws {
        let moment = now()
        let schedule = request.trigger?.schedule
        let next = schedule.map { $0.next(after: moment, calendar: calendar) } ?? moment
        var notifications = try known().filter { $0.identifier != request.identifier }
        if let next {
            notifications.append(
                PendingNotification(
                    identifier: request.identifier, date: next, words: request.content.words, schedule: schedule))
        }
        try keep(notifications)
    }

    /// Takes notifications back that are still to come.
    public func remove(identifiers: Set<String>) throws {
        let all = try known()
        let rest = all.filter { !identifiers.contains($0.identifier) }
        if rest.count != all.count { try keep(rest) }
    }

    /// Delivers until the task is cancelled.
    public func run() async {
        let (spezi, logger) = (spezi, logger)
        while !Task.isCancelled {
            do {
                try await deliverDue(spezi)
                await wait(until: try known().first?.date)
            } catch is CancellationError {
                return
            } catch {
                logger.error("Notifications are no longer delivered: \(error, privacy: .public)")
                return
            }
        }
    }

    /// Lets the store come to an end.
    public func tearDown() { store.finish() }

    private func known() throws -> [PendingNotification] {
        if let kept { return kept }
        let loaded = try store.load()
        kept = loaded
        return loaded
    }

    private func keep(_ notifications: [PendingNotification]) throws {
        // stable: of those due at once, the first added comes first
        let sorted = notifications.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
            .map(\.element)
        try store.save(sorted)
        kept = sorted
        waiting?.cancel()
    }

    private func deliverDue(_ spezi: Spezi) async throws {
        while !Task.isCancelled, let first = try known().first, first.date <= now() {
            try await deliver(first.notification, spezi)
            // only now: what was not delivered to its end is delivered again
            var rest = try known().filter { $0 != first }
            if let schedule = first.schedule, schedule.repeats,
                let next = schedule.next(after: now(), calendar: calendar)
            {
                rest.append(
                    PendingNotification(
                        identifier: first.identifier, date: next, words: first.words, schedule: schedule))
            }
            try keep(rest)
        }
    }

    /// Throws only when it was cancelled, and has shown nothing then.
    private func deliver(_ notification: UNNotification, _ spezi: Spezi) async throws(CancellationError) {
        var options: UNNotificationPresentationOptions = [.banner, .list]
        do {
            options = try await withTimeLimit(.seconds(5), clock: clock) {
                await spezi.receiveIncomingNotification(notification)
            }
        } catch {
            if error is CancellationError { throw CancellationError() }
        }
        if options.contains(.list) { delivered.append(notification) }
        if options.contains(.banner) {
            let content = notification.request.content
            let words = [content.title, content.body].filter { !$0.isEmpty }.joined(separator: ": ")
            banners.append(Toast(.verbatim(words), duration: nil))
        }
    }

    /// Waits until a moment, or until there is another one to wait for; a day at most, as no clock counts to the end of time.
    private func wait(until date: Date?) async {
        let limit = date.map { Duration.seconds(min(max(0, $0.timeIntervalSince(now())), 86_400)) }
        let task = limit.map { Self.waiting($0, clock) } ?? Task { await untilCancelled() }
        waiting = task
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        waiting = nil
    }

    /// Waits from now on, not from when the task begins.
    private static func waiting<C: Clock<Duration>>(_ limit: Duration, _ clock: C) -> Task<Void, Never> {
        let deadline = clock.now.advanced(by: limit)
        return Task { try? await clock.sleep(until: deadline, tolerance: nil) }
    }
}
