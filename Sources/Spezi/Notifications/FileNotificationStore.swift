import Files
import FoundationEssentials
import Glibc

/// Keeps notifications in a file, as JSON. One process at a time.
public struct FileNotificationStore: NotificationStore {
    /// Where the file is.
    public let path: String

    /// Keeps them in this file, which only the account can read. Its folder must be there.
    public init(path: String) { self.path = path }

    /// Reads the file. No file is an empty one.
    /// - Throws: ``FileNotificationStoreError``.
    public func load() throws(FileNotificationStoreError) -> [PendingNotification] {
        if access(path, F_OK) != 0, errno == ENOENT { return [] }
        do {
            return try JSONDecoder().decode([PendingNotification].self, from: Data(contentsOf: URL(filePath: path)))
        } catch { throw .unreadable(path: path) }
    }

    /// Replaces the file at once: after a crash there is the old one or the new one.
    /// - Throws: ``FileNotificationStoreError``; the old file is there then.
    public func save(_ notifications: [PendingNotification]) throws(FileNotificationStoreError) {
        do {
            let json = try JSONEncoder().encode(notifications)
            try json.withUnsafeBytes { try WholeFile.replace(path, with: $0) }
        } catch { throw .unwritable(path: path) }
    }
}

/// Why the notifications that are to come cannot be kept in their file.
public enum FileNotificationStoreError: Error, Equatable, CustomStringConvertible {
    /// There is a file that cannot be read, or is not one of these.
    case unreadable(path: String)
    /// The file cannot be written.
    case unwritable(path: String)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .unreadable(let path):
            "The notifications to come cannot be read from \(path). Let this account read it, or remove it."
        case .unwritable(let path):
            "The notifications to come cannot be written to \(path). Check the folder, and that the disk has room."
        }
    }
}
