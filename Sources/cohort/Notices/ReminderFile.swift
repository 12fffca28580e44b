import Glibc
import Spezi
import StudyAPI
import Synchronization

/// A participant's reminders in the study's folder, read and written beside the screens.
///
/// One session at a time has the file: a second one of the same person keeps its reminders for itself.
final class ReminderFile: NotificationStore {
    private let file: FileNotificationStore
    private let lock: Int32
    private let found: [PendingNotification]
    /// What has to be written next, if anything.
    private let newest = Mutex<[PendingNotification]?>(nil)
    /// Locked by who writes.
    private let writing = Mutex(())

    /// Reads a person's reminders; takes a moment.
    /// - Returns: `nil` for staff, who have no tasks, and where another session has the file.
    static func open(in folder: String, for identity: SessionIdentity) throws(FileNotificationStoreError)
        -> ReminderFile?
    {
        guard case .participant(let label) = identity else { return nil }
        let path = "\(folder)/reminders-\(label).json"
        let lock = Glibc.open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { throw .unwritable(path: path) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            return nil
        }
        let file = FileNotificationStore(path: path)
        // What cannot be read is replaced: the tasks tell what is still to come.
        return ReminderFile(file, lock, found: (try? file.load()) ?? [])
    }

    private init(_ file: FileNotificationStore, _ lock: Int32, found: [PendingNotification]) {
        self.file = file
        self.lock = lock
        self.found = found
    }

    deinit {
        write()
        close(lock)
    }

    /// What the file had when it was opened.
    func load() -> [PendingNotification] { found }

    /// Writes the file beside the screens. A write that fails is for the next session as if nothing had been to come.
    func save(_ notifications: [PendingNotification]) {
        let isFirst = newest.withLock { newest in
            defer { newest = notifications }
            return newest == nil
        }
        if isFirst { Task.detached { [weak self] in self?.write() } }
    }

    /// Waits for the last write, or does it.
    func finish() { write() }

    private func write() {
        writing.withLock { _ in
            let newest = newest.withLock { newest in
                defer { newest = nil }
                return newest
            }
            if let newest { try? file.save(newest) }
        }
    }
}
