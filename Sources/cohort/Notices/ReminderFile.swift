import Glibc
import Spezi
import StudyAPI
import Synchronization

/// A participant's reminders in the study's folder, read and written beside the screens.
///
/// One session at a time has the file: a second one of the same person keeps its reminders for itself.
final class ReminderFile: NotificationStore {
    /// Writes; it may outlast the file for a moment, so it does not hold the lock.
    private let writer: Writer
    private let lock: Int32
    private let found: [PendingNotification]

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
        writer = Writer(file)
        self.lock = lock
        self.found = found
    }

    deinit {
        writer.write()
        close(lock)
    }

    /// What the file had when it was opened.
    func load() -> [PendingNotification] { found }

    /// Writes the file beside the screens. A write that fails is for the next session as if nothing had been to come.
    func save(_ notifications: [PendingNotification]) {
        if writer.take(notifications) { Task.detached { [writer] in writer.write() } }
    }

    /// Waits for the last write, or does it.
    func finish() { writer.write() }
}

private final class Writer: Sendable {
    private let file: FileNotificationStore
    /// What has to be written next, if anything.
    private let newest = Mutex<[PendingNotification]?>(nil)
    /// Locked by who writes.
    private let writing = Mutex(())

    init(_ file: FileNotificationStore) { self.file = file }

    /// Takes what has to be written next. Whether nothing had to be before.
    func take(_ notifications: [PendingNotification]) -> Bool {
        newest.withLock { newest in
            defer { newest = notifications }
            return newest == nil
        }
    }

    /// Writes the newest, if it has not been written; waits for one who is writing.
    func write() {
        writing.withLock { _ in
            let newest = newest.withLock { newest in
                defer { newest = nil }
                return newest
            }
            if let newest { try? file.save(newest) }
        }
    }
}
