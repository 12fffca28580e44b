import FoundationEssentials
import Synchronization

/// A transport within the process: whoever has it sends to the session that listens on it. For the local service, and for
/// tests.
public final class InProcessTransport: NotificationTransport {
    private struct State {
        var token: Data?
        var listener: AsyncStream<RemoteNotification>.Continuation?
    }

    private let state = Mutex(State())

    /// A transport on which nobody listens yet.
    public init() {}

    /// The token of the session that has registered.
    public var token: Data? { state.withLock { $0.token } }

    /// Makes a token, which is the same until the session unregisters.
    public func register() async throws -> Data {
        state.withLock {
            let token = $0.token ?? NotificationToken.make()
            $0.token = token
            return token
        }
    }

    /// Forgets the token.
    public func unregister() async { state.withLock { $0.token = nil } }

    /// What is sent from now on. The last who asks gets it.
    public func notifications() -> AsyncStream<RemoteNotification> {
        let (stream, continuation) = AsyncStream<RemoteNotification>.makeStream()
        state.withLock {
            $0.listener?.finish()
            $0.listener = continuation
        }
        return stream
    }

    /// Sends a notification, and waits for what comes of it: `.failed` if nobody has registered or listens.
    public func send(_ payload: NotificationPayload) async -> BackgroundFetchResult {
        guard let listener = state.withLock({ $0.token == nil ? nil : $0.listener }) else { return .failed }
        let (answers, continuation) = AsyncStream<BackgroundFetchResult>.makeStream()
        listener.yield(
            RemoteNotification(payload: payload) {
                continuation.yield($0)
                continuation.finish()
            })
        for await answer in answers { return answer }
        return .failed
    }
}
