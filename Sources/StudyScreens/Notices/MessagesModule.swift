import FoundationEssentials
import Spezi

/// Shows messages that the study sends to whoever is at a session, as remote notifications with a text under ``key``.
@MainActor public final class MessagesModule: Module, NotificationHandler {
    /// Where a notification has the text.
    public static let key = "message"

    @Dependency(LocalNotifications.self) private var notifications
    @Dependency(LanguageModule.self) private var languages

    /// Makes the module.
    public init() {}

    /// The longest text that shows, in characters: some lines of a screen.
    public static let limit = 500

    /// Shows the text, as words in a row, whatever the sender has put in. What has none brings nothing new.
    public func receiveRemoteNotification(_ remoteNotification: sending [AnyHashable: Any]) async
        -> BackgroundFetchResult
    {
        guard let message = remoteNotification[Self.key] as? String else { return .noData }
        let words = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { return .noData }
        let content = UNMutableNotificationContent()
        content.title = languages.catalogueInUse.text(.screenMessage)
        content.body = String(words.prefix(Self.limit))
        do {
            try notifications.add(
                UNNotificationRequest(identifier: "message \(UUID())", content: content, trigger: nil))
            return .newData
        } catch { return .failed }
    }
}
