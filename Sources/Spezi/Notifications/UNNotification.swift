import FoundationEssentials

/// A notification to come. Under the name that modules written for the original use.
public struct UNNotificationRequest: Sendable {
    /// Another request with the same takes its place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is due; nil: now.
    public let trigger: UNNotificationTrigger?

    /// A request. The content is copied.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.words)
        self.trigger = trigger
    }
}

/// A notification that has become due.
public struct UNNotification: Sendable {
    /// When it was due.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest
}

/// What a person has done with a notification.
public struct UNNotificationResponse: Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The chosen action.
    public let actionIdentifier: String

    /// A choice.
    public init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// How a notification is presented while the program runs.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number at the application's icon: terminals have none.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// The bell: left to the terminal's own settings.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// In the list of delivered notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A line on the screen, for a while.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
