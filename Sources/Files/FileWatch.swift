/// Tells when a file or what is in a folder changes, whoever changes it, until it is cancelled or let go.
///
/// One sleeping thread and one inotify instance serve the whole process: an account has 128 of these for all its processes.
public final class FileWatch: Sendable {
    private let number: Int

    private init(number: Int) {
        self.number = number
    }

    deinit { cancel() }

    /// Watches a folder: `changed` is called after something in it may have changed, and once soon.
    ///
    /// The folder need not exist yet: until it does, the nearest one above it is watched. It may go and come again. `changed`
    /// is called on the watching thread, and should be short. As long as the system has no watches left, nothing is told.
    public static func folder(_ path: String, changed: @escaping @Sendable () -> Void) -> FileWatch {
        FileWatch(number: Watcher.shared.watchFolder(path, changed))
    }

    /// Watches a file that is there: `changed` is called on the watching thread after something was written to it. Once the
    /// file is removed, nothing more is told.
    /// - Throws: ``FileError`` if there is no such file, or the system has no watches left.
    public static func file(_ path: String, changed: @escaping @Sendable () -> Void) throws(FileError) -> FileWatch {
        FileWatch(number: try Watcher.shared.watchFile(path, changed))
    }

    /// Ends the watch. A call of `changed` that has begun on its thread may still be under way.
    public func cancel() { Watcher.shared.remove(number) }
}
