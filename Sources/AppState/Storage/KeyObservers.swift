import Files
import Synchronization

/// Who is to be told of the keys that others have changed, and the watches that find that out: begun with the first of them.
final class KeyObservers: Sendable {
    typealias Handler = @Sendable (_ keys: [String], _ scope: StorageScope) -> Void

    private struct Content {
        var handlers: [Handler] = []
        var watches: [FileWatch] = []
    }

    private let content = Mutex(Content())

    func add(_ handler: @escaping Handler, watch: () -> [FileWatch]) {
        content.withLock { content in
            content.handlers.append(handler)
            if content.watches.isEmpty { content.watches = watch() }
        }
    }

    /// Tells all of them, unless there is nothing to tell.
    func tell(_ keys: [String], _ scope: StorageScope) {
        if keys.isEmpty { return }
        for handler in content.withLock({ $0.handlers }) { handler(keys, scope) }
    }
}
