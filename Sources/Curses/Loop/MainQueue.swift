internal import CNcurses
// Links the library that has the entry points declared in CNcurses.
import Dispatch
import Glibc

/// The main dispatch queue, where everything on the main actor runs, as one more descriptor to poll.
@MainActor struct MainQueue {
    /// Readable while the queue has work.
    let descriptor: Int32 = _dispatch_get_main_queue_handle_4CF()

    /// Runs what is queued. Only on the main thread, and never from within the queue's own work.
    func drain() {
        var count: UInt64 = 0
        // Zeroes the counter, so that work queued from now on makes the descriptor readable again.
        _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
    }
}
