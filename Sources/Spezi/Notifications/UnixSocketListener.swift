import Executors
import Glibc
import Synchronization

/// Takes connections at a listening socket until it is closed. Where the process has no descriptors left, whoever connects
/// waits until it has; other connections do not.
final class UnixSocketListener: Sendable {
    private enum State {
        /// Not begun, or waiting for a descriptor.
        case paused
        case listening(DescriptorWatch)
        case closed
    }

    private let descriptor: Int32
    private let pause: Duration
    private let state = Mutex(State.paused)

    /// Takes a listening socket over. `pause` is how long it waits before it looks for a free descriptor again.
    init(_ descriptor: Int32, pause: Duration = .milliseconds(100)) {
        self.descriptor = descriptor
        self.pause = pause
    }

    /// Calls `take` with each connected socket, on the thread of all connections, from now on.
    func listen(_ take: @escaping @Sendable (Int32) -> Void) {
        state.withLock { state in
            guard case .paused = state else { return }
            state = .listening(
                NotificationThread.shared.watch(descriptor) { [descriptor] in
                    let session = accept(descriptor, nil, nil)
                    guard session >= 0 else {
                        // Asked again at once, it would say the same, and keep a processor busy.
                        return errno != EMFILE && errno != ENFILE
                    }
                    _ = fcntl(session, F_SETFD, FD_CLOEXEC)
                    take(session)
                    return true
                } end: { [self] in
                    ended(take)
                })
        }
    }

    /// Ends it. Whoever waits to be taken is cut off.
    func close() {
        let isWaiting = state.withLock { state in
            switch state {
            case .listening(let watch): watch.cancel()
            case .paused, .closed: break
            }
            defer { state = .closed }
            if case .paused = state { return true }
            return false
        }
        if isWaiting { Glibc.close(descriptor) }
    }

    /// The socket is no longer waited for.
    private func ended(_ take: @escaping @Sendable (Int32) -> Void) {
        let isClosed = state.withLock { state in
            if case .closed = state { return true }
            state = .paused
            return false
        }
        if isClosed {
            Glibc.close(descriptor)
            return
        }
        Task { [weak self, pause] in
            try? await Task.sleep(for: pause)
            self?.listen(take)
        }
    }
}
