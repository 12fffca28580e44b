import FoundationEssentials

/// Keeps the notifications that are to come, over the end of the program.
public protocol NotificationStore: Sendable {
    /// What was kept last; nothing at first.
    func load() throws -> [PendingNotification]
    /// Keeps these in place of what was kept before.
    func save(_ notifications: [PendingNotification]) throws
    /// The session ends: what was handed over is kept when this returns. Of use where `save` does not wait for that.
    func finish()
}

extension NotificationStore {
    /// Does nothing.
    public func finish() {}
}

/// A notification to come, as it is kept.
public struct PendingNotification: Hashable, Sendable, Codable {
    /// The request's identifier.
    public let identifier: String
    /// When it is due.
    public let date: Date
    let words: NotificationWords
    let schedule: NotificationSchedule?

    var notification: UNNotification {
        UNNotification(
            date: date,
            request: UNNotificationRequest(
                identifier: identifier, content: UNNotificationContent(words),
                trigger: schedule.map { UNNotificationTrigger($0) }))
    }
}

/// Keeps nothing over the end of the program.
public struct NoNotificationStore: NotificationStore {
    /// Keeps nothing.
    public init() {}
    /// Nothing.
    public func load() -> [PendingNotification] { [] }
    /// Does nothing.
    public func save(_ notifications: [PendingNotification]) {}
}
