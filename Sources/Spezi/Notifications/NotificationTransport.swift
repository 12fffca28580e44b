import FoundationEssentials

/// Brings remote notifications from the endpoint that a study provides.
///
/// `RemoteNotifications` puts time limits around all that it asks: an implementation may take as long as it likes.
public protocol NotificationTransport: Sendable {
    /// Asks the endpoint for a token under which this session can be reached.
    func register() async throws -> Data
    /// Tells the endpoint that this session wants no more notifications.
    func unregister() async
    /// What the endpoint sends from now on, until the task that reads it is cancelled; over several connections.
    func notifications() -> AsyncStream<RemoteNotification>
}
