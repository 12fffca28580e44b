import Dispatch
import FoundationEssentials
import Glibc

/// Calls back after the database in a folder was written by anyone, woken by inotify: nothing runs in between.
final class FolderWatch: @unchecked Sendable {
    // @unchecked: `source` is set once and only ever cancelled, which dispatch allows from any thread.
    private let source: any DispatchSourceRead

    /// Watches the database in `folder`; `changed` runs on `queue`. Throws `cannotWatch` when the system has no more watches.
    init(folder: String, on queue: DispatchQueue, changed: @escaping @Sendable () -> Void) throws(StoreError) {
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
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler {
            // What exactly happened does not matter: one call for all that is waiting.
            var events = [UInt8](repeating: 0, count: 4_096)
            while read(descriptor, &events, events.count) > 0 {}
            changed()
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    /// Ends the watch.
    func cancel() { source.cancel() }

    deinit { source.cancel() }
}
