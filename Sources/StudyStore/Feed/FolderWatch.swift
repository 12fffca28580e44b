import Executors
import FoundationEssentials
import Glibc

/// Calls back after the database in a folder was written by anyone, woken by inotify: nothing runs in between.
final class FolderWatch: Sendable {
    private let watch: DescriptorWatch

    /// Watches the database in `folder`; `changed` runs on `thread`. Throws `cannotWatch` when the system has no more watches.
    init(folder: String, on thread: SerialThread, changed: @escaping @Sendable () -> Void) throws(StoreError) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw .cannotWatch(path: folder, reason: String(cString: strerror(errno)))
        }
        // The database file is written under an exclusive lock only, just before the commit counts. The journal is
        // written much earlier and would wake for nothing.
        let file = StoreFolder(folder).database
        guard inotify_add_watch(descriptor, file, UInt32(IN_MODIFY)) >= 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw .cannotWatch(path: folder, reason: reason)
        }
        watch = thread.watch(descriptor) {
            // What exactly happened does not matter: one call for all that is waiting.
            withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { events in
                while read(descriptor, events.baseAddress, events.count) > 0 {}
            }
            changed()
            return true
        } end: {
            close(descriptor)
        }
    }

    /// Ends the watch.
    func cancel() { watch.cancel() }
}
