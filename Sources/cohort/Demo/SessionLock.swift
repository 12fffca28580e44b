import FoundationEssentials
import Glibc

/// Says to other processes that somebody works with the sample study, for as long as this process lives.
///
/// The lock is the kernel's: it goes with the process, however that ends, so that nothing stale can be left behind.
struct SessionLock {
    /// The file's name in the study's folder. It stays when the study is emptied.
    static let name = "sessions.lock"

    private let descriptor: Int32
    private let path: String

    /// Opens the folder's lock file, which must be one of this account's own.
    init(folder: String) {
        path = folder + "/" + Self.name
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }

    /// Tells others of this session. Waits while another process empties the study; that is over in a moment.
    ///
    /// Where the file cannot be made the folder cannot be written to, and nobody can empty it: the store says so.
    func share() { _ = set(F_RDLCK, F_SETLKW) }

    /// Does something that no session may be in the middle of.
    func alone(_ work: () throws(Failure) -> Void) throws(Failure) {
        guard descriptor >= 0 else { throw Failure(message: FileProblem(path).description) }
        guard set(F_WRLCK, F_SETLK) else {
            let other = holder.map { " (process \($0))" } ?? ""
            throw Failure(
                message: """
                    The sample study is open in another terminal\(other). Leave it there with Esc, or close that terminal, and \
                    start again with --reset. Nothing was changed.
                    """)
        }
        try work()
    }

    /// A process that keeps this one from being alone.
    private var holder: pid_t? {
        var lock = Self.lock(F_WRLCK)
        guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != F_UNLCK, lock.l_pid > 0 else { return nil }
        return lock.l_pid
    }

    private func set(_ type: Int32, _ command: Int32) -> Bool {
        var lock = Self.lock(type)
        while fcntl(descriptor, command, &lock) != 0 {
            guard errno == EINTR else { return false }
        }
        return true
    }

    private static func lock(_ type: Int32) -> flock {
        var lock = flock()
        lock.l_type = Int16(type)
        lock.l_whence = Int16(SEEK_SET)
        return lock
    }
}
