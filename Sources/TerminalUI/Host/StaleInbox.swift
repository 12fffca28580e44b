import Synchronization

/// Collects, from any thread, which nodes have read something that is about to change.
///
/// While the host is at work it looks here itself; otherwise the first entry wakes it once.
final class StaleInbox: Sendable {
    struct Ticket: Sendable {
        let serial: Int
        let generation: Int
    }

    private struct Content {
        var tickets: [Ticket] = []
        var isWatched = false
        var isAwake = false
    }

    private let content = Mutex(Content())
    private let wake: @Sendable () -> Void

    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    func add(_ ticket: Ticket) {
        let mustWake = content.withLock { content in
            content.tickets.append(ticket)
            guard !content.isWatched, !content.isAwake else { return false }
            content.isAwake = true
            return true
        }
        if mustWake { wake() }
    }

    /// The host is at work and will take the tickets itself.
    func watch() { content.withLock { $0.isWatched = true } }

    /// Takes what has come; from now on a new entry wakes the host again.
    func takeAll(keepWatching: Bool) -> [Ticket] {
        content.withLock { content in
            content.isWatched = keepWatching
            content.isAwake = false
            defer { content.tickets.removeAll(keepingCapacity: true) }
            return content.tickets
        }
    }
}
