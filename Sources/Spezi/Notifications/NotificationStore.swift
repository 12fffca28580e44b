import FoundationEssentials
import Glibc

/// Keeps the notifications that are to come, over the end of the program.
public protocol NotificationStore: Sendable {
    /// What was kept last; nothing at first.
    func load() throws -> [PendingNotification]
    /// Keeps these in place of what was kept before.
    func save(_ notifications: [PendingNotification]) throws
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

/// Keeps them in a file, as JSON. One process at a time.
public struct FileNotificationStore: NotificationStore {
    /// Where the file is.
    public let path: String

    /// Keeps them in this file, which only the account can read. Its folder must be there.
    public init(path: String) { self.path = path }

    /// Reads the file. No file is an empty one; throws if it cannot be read or understood.
    public func load() throws -> [PendingNotification] {
        guard access(path, F_OK) == 0 else { return [] }
        return try JSONDecoder().decode([PendingNotification].self, from: Data(contentsOf: URL(filePath: path)))
    }

    /// Replaces the file at once: after a crash there is the old one or the new one.
    public func save(_ notifications: [PendingNotification]) throws {
        let new = path + ".new"
        try JSONEncoder().encode(notifications).write(to: URL(filePath: new))
        guard chmod(new, 0o600) == 0, rename(new, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
