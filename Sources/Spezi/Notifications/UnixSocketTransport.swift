import FoundationEssentials
import Synchronization

/// A transport over a socket of the local machine, at whose other end a ``UnixSocketEndpoint`` is.
public final class UnixSocketTransport: NotificationTransport {
    private struct State {
        var connection: NotificationConnection?
        /// Which connection it is: what an earlier one still brings counts no more.
        var number = 0
        var listener: AsyncStream<RemoteNotification>.Continuation?
        var name: String?
        /// Who waits for the end of the connection.
        var watching: [AsyncStream<Never>.Continuation] = []
        /// Who waits on the connection for a token.
        var registering: [CheckedContinuation<Data, any Error>] = []

        mutating func takeRegistering() -> [CheckedContinuation<Data, any Error>] {
            defer { registering = [] }
            return registering
        }
    }

    /// Where the endpoint listens.
    public let path: String
    private let state = Mutex(State())

    /// A transport to the endpoint at this path. Connects when a session registers.
    public init(path: String) { self.path = path }

    /// Whose session it is: under this name other processes find it, from its next registration on. None at first.
    public var name: String? {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }

    /// Waits until the connection is over, for whatever reason, or the calling task is cancelled. Returns at once where there
    /// is none.
    public func disconnected() async {
        let (end, continuation) = AsyncStream<Never>.makeStream()
        state.withLock { state in
            if state.connection == nil { continuation.finish() } else { state.watching.append(continuation) }
        }
        for await _ in end {}
    }

    /// Connects if need be, and asks for a token.
    /// - Throws: ``RemoteNotificationError``.
    public func register() async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            do {
                try connection(awaitedBy: continuation).send(NotificationFrame(kind: .register, name: name))
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// Ends the connection.
    public func unregister() async {
        let (connection, number) = state.withLock { ($0.connection, $0.number) }
        connection?.send(NotificationFrame(kind: .unregister))
        connection?.end()
        disconnect(number)
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

    /// The connection, with one more who waits on it: whatever ends it tells them.
    private func connection(
        awaitedBy continuation: CheckedContinuation<Data, any Error>
    ) throws(RemoteNotificationError) -> NotificationConnection {
        try state.withLock { state throws(RemoteNotificationError) in
            let connection: NotificationConnection
            if let known = state.connection { connection = known } else { connection = try connect(&state) }
            state.registering.append(continuation)
            return connection
        }
    }

    private func connect(_ state: inout State) throws(RemoteNotificationError) -> NotificationConnection {
        let descriptor = try UnixSocket.connect(path)
        state.number += 1
        let connection = NotificationConnection(
            descriptor, receive: { [weak self, number = state.number] in self?.receive($0, from: number) },
            end: { [weak self, number = state.number] in self?.disconnect(number) })
        state.connection = connection
        return connection
    }

    private func receive(_ frame: NotificationFrame, from number: Int) {
        switch frame.kind {
        case .registered:
            guard let token = frame.token else { return }
            let registering = state.withLock { $0.number == number ? $0.takeRegistering() : [] }
            for continuation in registering { continuation.resume(returning: token) }
        case .notification:
            guard let id = frame.id, let payload = frame.payload else { return }
            let (connection, listener) = state.withLock {
                ($0.number == number ? $0.connection : nil, $0.listener)
            }
            guard let connection else { return }
            let notification = RemoteNotification(payload: payload) { [weak connection] result in
                connection?.send(NotificationFrame(kind: .result, id: id, result: result))
            }
            // where nobody listens it is let go of, which is an answer too
            listener?.yield(notification)
        case .register, .unregister, .send, .result: break
        }
    }

    /// Lets go of a connection.
    private func disconnect(_ number: Int) {
        let (registering, watching) = state.withLock { state in
            guard state.number == number else {
                return ([], []) as ([CheckedContinuation<Data, any Error>], [AsyncStream<Never>.Continuation])
            }
            state.connection = nil
            defer { state.watching = [] }
            return (state.takeRegistering(), state.watching)
        }
        for continuation in registering { continuation.resume(throwing: RemoteNotificationError.disconnected) }
        for continuation in watching { continuation.finish() }
    }
}
