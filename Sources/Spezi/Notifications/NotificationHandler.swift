/// A module, or standard, that is told about notifications. All methods have defaults.
public protocol NotificationHandler {
    /// The person has chosen an action of a notification.
    @MainActor func handleNotificationAction(_ response: UNNotificationResponse) async
    /// A notification has come while the program runs. Says how to present it: `[]` silences it, nil leaves it to others.
    @MainActor func receiveIncomingNotification(
        _ notification: UNNotification
    ) async -> UNNotificationPresentationOptions?
    /// A remote notification has come. Fetches what it tells of.
    @MainActor func receiveRemoteNotification(
        _ remoteNotification: sending [AnyHashable: Any]
    ) async -> BackgroundFetchResult
}

extension NotificationHandler {
    /// Does nothing.
    @MainActor public func handleNotificationAction(_ response: UNNotificationResponse) async {}
    /// Leaves it to others.
    @MainActor public func receiveIncomingNotification(
        _ notification: UNNotification
    ) async -> UNNotificationPresentationOptions? { nil }
    /// Fetches nothing.
    @MainActor public func receiveRemoteNotification(
        _ remoteNotification: sending [AnyHashable: Any]
    ) async -> BackgroundFetchResult { .noData }
}
