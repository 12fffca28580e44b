import FoundationEssentials

/// Receives remote notifications over a transport, and hands them to the modules' ``NotificationHandler``s.
///
/// Runs as a service: notifications come while the application runs and a module has registered with
/// `@Application(\.registerRemoteNotifications)`.
@MainActor public final class RemoteNotifications: ServiceModule {
    @Application(\.spezi) private var spezi
    @Application(\.logger) private var logger

    private let transport: any NotificationTransport
    private let limit: Duration
    private let clock: any Clock<Duration>

    /// Receives over a transport.
    /// - Parameters:
    ///   - transport: leads to the study's endpoint.
    ///   - limit: how long a registration waits for the endpoint, and a notification for each handler.
    ///   - clock: measures the limit.
    public nonisolated init(
        over transport: any NotificationTransport, limit: Duration = .seconds(10),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.transport = transport
        self.limit = limit
        self.clock = clock
    }

    /// Registers this session, and tells all ``NotificationTokenHandler``s.
    ///
    /// Several at a time do not wait for each other.
    /// - Throws: what the transport throws; ``TimeoutError`` after the limit; `CancellationError` as soon as the calling
    ///   task is cancelled.
    func register() async throws -> Data {
        // read before waiting: the module may be unloaded meanwhile
        let (spezi, transport) = (spezi, transport)
        do {
            let token = try await withTimeLimit(limit, clock: clock) { try await transport.register() }
            spezi.didRegister(token)
            return token
        } catch {
            if !(error is CancellationError) { spezi.didFailToRegister(error) }
            throw error
        }
    }

    func unregister() {
        let transport = transport
        Task { await transport.unregister() }
    }

    /// Receives until the task is cancelled.
    public func run() async {
        let (spezi, logger) = (spezi, logger)
        await withDiscardingTaskGroup { group in
            for await notification in transport.notifications() {
                // one that takes long does not hold up the next
                group.addTask { notification.reply(await self.handle(notification.payload, spezi, logger)) }
            }
        }
    }

    private func handle(
        _ payload: NotificationPayload, _ spezi: Spezi, _ logger: Logger
    ) async -> BackgroundFetchResult {
        do {
            return try await withTimeLimit(limit, clock: clock) { await spezi.didReceive(payload) }
        } catch is CancellationError {
            return .failed
        } catch {
            logger.warning("A remote notification was not handled within \(limit, privacy: .public).")
            return .failed
        }
    }
}
