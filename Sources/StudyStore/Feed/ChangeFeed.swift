import Executors
import Files
import Synchronization

/// Wakes those who watch a store: at each commit of this process directly, at those of others by inotify.
final class ChangeFeed: Sendable {
    private struct State {
        var watchers: [Int: AsyncStream<Int64>.Continuation] = [:]
        var nextWatcher = 0
        var newest: Int64 = 0
        var fileWatch: FileWatch?
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
            if state.fileWatch == nil {
                do throws(FileError) {
                    state.fileWatch = try watchDatabase(on: thread, refresh)
                } catch {
                    return .failure(.cannotWatch(path: folder, reason: error.reason))
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

    /// The database file is written under an exclusive lock only, just before the commit counts. The journal is written much
    /// earlier and would wake for nothing.
    private func watchDatabase(
        on thread: SerialThread, _ refresh: @escaping @Sendable () -> Void
    ) throws(FileError) -> FileWatch {
        let refreshing = Refreshing(thread, refresh)
        return try FileWatch.file(StoreFolder(folder).database) { refreshing.begin() }
    }

    private func remove(_ watcher: Int) {
        let unused = state.withLock { state -> FileWatch? in
            state.watchers[watcher] = nil
            guard state.watchers.isEmpty else { return nil }
            defer { state.fileWatch = nil }
            return state.fileWatch
        }
        unused?.cancel()
    }
}

/// Reads on the store's thread what others have written: reading may wait for the disk.
private actor Refreshing {
    private let thread: SerialThread
    private let refresh: @Sendable () -> Void
    /// Whether it is about to be done: once is enough for all that has happened until then.
    private let isAwaited = Atomic(false)

    init(_ thread: SerialThread, _ refresh: @escaping @Sendable () -> Void) {
        self.thread = thread
        self.refresh = refresh
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    nonisolated func begin() {
        if isAwaited.exchange(true, ordering: .acquiringAndReleasing) { return }
        Task { await run() }
    }

    private func run() {
        isAwaited.store(false, ordering: .releasing)
        refresh()
    }
}
