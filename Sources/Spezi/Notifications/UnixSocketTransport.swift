import FoundationEssentials
import Synchronization

/// A transport over a socket of the local machine, at whose other end a ``UnixSocketEndpoint`` is.
public final class UnixSocketTransport: NotificationTransport {
    private struct State {
        var connection: NotificationConnection?
        var listener: AsyncStream<RemoteNotification>.Continuation?
        var registering: [CheckedContinuation<Data, any Error>] = []
    }

    /// Where the endpoint listens.
    public let path: String
    private let state = Mutex(State())

    /// A transport to the endpoint at this path. Connects when a session registers.
    public init(path: String) { self.path = path }

    /// Connects if need be, and asks for a token.
    /// - Throws: ``RemoteNotificationError``.
    public func register() async throws -> Data {
        let connection = try connected()
        return try await withCheckedThrowingContinuation { continuation in
            state.withLock { $0.registering.append(continuation) }
            connection.send(NotificationFrame(kind: .register))
        }
    }

    /// Ends the connection.
    public func unregister() async {
        let connection = state.withLock { $0.connection }
        connection?.send(NotificationFrame(kind: .unregister))
        connection?.end()
    }

    /// What the endpoint sends from now on. The last who asks gets it.
    public func notifications() -> AsyncStream<RemoteNotification> {
        let (stream, continuation) = AsyncStream<RemoteNotification>.makeStream()
        state.withLock {
            $0.listener?.finish()
            $0.listener = continuation
        }
        return stream
    }

    private func connected() throws(RemoteNotificationError) -> NotificationConnection {
        try state.withLock { state throws(RemoteNotificationError) in
            if let connection = state.connection { return connection }
            let connection = NotificationConnection(
                try UnixSocket.connect(path), receive: { [weak self] in self?.receive($0) },
                end: { [weak self] in self?.disconnect() })
            state.connection = connection
            return connection
        }
    }

    private func receive(_ frame: NotificationFrame) {
        switch frame.kind {
        case .registered:
            guard let token = frame.token else { return }
            for continuation in takeRegistering() { continuation.resume(returning: token) }
        case .notification:
            guard let id = frame.id, let payload = frame.payload else { return }
            let (connection, listener) = state.withLock { ($0.connection, $0.listener) }
            let notification = RemoteNotification(payload: payload) { [weak connection] result in
                connection?.send(NotificationFrame(kind: .result, id: id, result: result))
            }
            if listener?.yield(notification) == nil { notification.reply(.failed) }
        case .register, .unregister, .result: break
        }
    }

    private func disconnect() {
        state.withLock { $0.connection = nil }
        for continuation in takeRegistering() { continuation.resume(throwing: RemoteNotificationError.disconnected) }
    }

    private func takeRegistering() -> [CheckedContinuation<Data, any Error>] {
        state.withLock { state in
            let registering = state.registering
            state.registering = []
            return registering
        }
    }
}
