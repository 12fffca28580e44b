import Executors
import Synchronization

/// Wakes those who watch a store: at each commit of this process directly, at those of others by inotify.
final class ChangeFeed: Sendable {
    private struct State {
        var watchers: [Int: AsyncStream<Int64>.Continuation] = [:]
        var nextWatcher = 0
        var newest: Int64 = 0
        var folderWatch: FolderWatch?
    }

    private let folder: String
    private let state = Mutex(State())

    init(folder: String) { self.folder = folder }

    /// Tells every watcher that the store is at `revision`, unless they know.
    func announce(_ revision: Int64) {
        let watchers = state.withLock { state -> [AsyncStream<Int64>.Continuation] in
            guard revision > state.newest else { return [] }
            state.newest = revision
            return state.watchers.keys.sorted().compactMap { state.watchers[$0] }
        }
        for watcher in watchers { watcher.yield(revision) }
    }

    /// A stream that gives the newest revision whenever it has risen above `revision`.
    ///
    /// `refresh` is called on `thread` after another process may have written; it should read the revision and announce it.
    func watch(
        from revision: Int64, on thread: SerialThread, refresh: @escaping @Sendable () -> Void
    ) throws(StoreError) -> AsyncStream<Int64> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int64.self, bufferingPolicy: .bufferingNewest(1))
        let made: Result<Int, StoreError> = state.withLock { state in
            if state.folderWatch == nil {
                do throws(StoreError) {
                    state.folderWatch = try FolderWatch(folder: folder, on: thread, changed: refresh)
                } catch {
                    return .failure(error)
                }
            }
            state.newest = max(state.newest, revision)
            let watcher = state.nextWatcher
            state.nextWatcher += 1
            state.watchers[watcher] = continuation
            return .success(watcher)
        }
        let watcher = try made.get()
        continuation.onTermination = { [weak self] _ in self?.remove(watcher) }
        return stream
    }

    private func remove(_ watcher: Int) {
        let unused = state.withLock { state -> FolderWatch? in
            state.watchers[watcher] = nil
            guard state.watchers.isEmpty else { return nil }
            defer { state.folderWatch = nil }
            return state.folderWatch
        }
        unused?.cancel()
    }
}
