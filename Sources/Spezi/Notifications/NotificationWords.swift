/// The words of a notification: what can be read of a ``UNNotificationContent`` by their names.
public struct NotificationWords: Hashable, Sendable, Codable {
    /// What it is about, in a few words.
    public var title = ""
    /// More about it.
    public var subtitle = ""
    /// The message.
    public var body = ""
    /// Notifications with the same belong together.
    public var threadIdentifier = ""
    /// The kind of notification.
    public var categoryIdentifier = ""
    /// What the application has put in for itself.
    public var payload: NotificationPayload = [:]
}
