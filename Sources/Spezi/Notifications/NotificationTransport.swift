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

/// A notification that has come over a transport.
public struct RemoteNotification: Sendable {
    /// What it brings.
    public let payload: NotificationPayload
    private let answer: @Sendable (BackgroundFetchResult) -> Void

    /// A notification, and where to tell what came of it.
    public init(
        payload: NotificationPayload, answer: @escaping @Sendable (BackgroundFetchResult) -> Void = { _ in }
    ) {
        self.payload = payload
        self.answer = answer
    }

    /// Tells the endpoint what came of it.
    public func reply(_ result: BackgroundFetchResult) { answer(result) }
}

/// Why remote notifications are not to be had.
public enum RemoteNotificationError: Error, Equatable, CustomStringConvertible {
    /// There is no `RemoteNotifications` module.
    case notConfigured
    /// The endpoint cannot be reached, at an address, for a reason.
    case unreachable(address: String, reason: String)
    /// The connection is gone.
    case disconnected
    /// The other side has sent what cannot be understood.
    case malformed

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .notConfigured:
            "There is no endpoint for remote notifications. Add RemoteNotifications(over:) to the Configuration."
        case .unreachable(let address, let reason):
            "The endpoint for remote notifications at \(address) cannot be reached: \(reason). Check that the study's "
                + "service runs, and that this account may use its socket."
        case .disconnected: "The endpoint for remote notifications has closed the connection. Register again."
        case .malformed: "The endpoint for remote notifications speaks another language. Check its version."
        }
    }
}
