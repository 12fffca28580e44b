import Executors
import FoundationEssentials
import Glibc
import Synchronization

/// Where sessions of the local machine register for notifications, and from where a study sends them.
///
/// Only processes of this account, and root's, are let in.
public final class UnixSocketEndpoint: Sendable {
    private struct Session {
        let connection: Int
        let name: String?
    }

    private struct State {
        var connections: [Int: NotificationConnection] = [:]
        var sessions: [Data: Session] = [:]
        var answers: [Int: (connection: Int, continuation: AsyncStream<BackgroundFetchResult>.Continuation)] = [:]
        var number = 0
        var isOpen = true

        mutating func next() -> Int {
            number += 1
            return number
        }
    }

    private let path: String
    private let state = Mutex(State())
    private let watch: DescriptorWatch

    /// Listens at a path. A socket that an endpoint of a program that was killed has left there is replaced.
    /// - Throws: ``RemoteNotificationError/unreachable(address:reason:)``, also where another endpoint listens already, or
    ///   there is a file that is no socket.
    public init(path: String) throws(RemoteNotificationError) {
        self.path = path
        let descriptor = try UnixSocket.listen(path)
        let take = Mutex<(@Sendable (Int32) -> Void)?>(nil)
        watch = NotificationThread.shared.watch(descriptor) {
            // before the endpoint is whole, whoever connects waits
            guard let take = take.withLock({ $0 }) else { return true }
            let session = accept(descriptor, nil, nil)
            if session >= 0 {
                _ = fcntl(session, F_SETFD, FD_CLOEXEC)
                take(session)
            } else if errno == EMFILE || errno == ENFILE {
                // whoever connects has to wait: asking again at once would keep a processor busy
                usleep(100_000)
            }
            return true
        } end: {
            Glibc.close(descriptor)
        }
        take.withLock { $0 = { [weak self] in self?.take($0) } }
    }

    deinit { close() }

    /// The tokens of the sessions that can be reached, in the order they registered.
    public var tokens: [Data] {
        state.withLock { Self.inOrder($0.sessions).map(\.key) }
    }

    private static func inOrder(_ sessions: [Data: Session]) -> [(key: Data, value: Session)] {
        sessions.sorted { $0.value.connection < $1.value.connection }
    }

    /// Sends a notification to all sessions that have registered under a name, or to all there are, and waits for what came
    /// of it: new data if it is anywhere, else failed if it failed anywhere. `nil` if there is no such session.
    public func send(
        _ payload: NotificationPayload, toSessionsOf name: String?, within limit: Duration = .seconds(30)
    ) async -> BackgroundFetchResult? {
        let tokens = state.withLock { state in
            Self.inOrder(state.sessions).filter { name == nil || $0.value.name == name }.map(\.key)
        }
        guard !tokens.isEmpty else { return nil }
        let tasks = tokens.map { token in Task { await send(payload, to: token, within: limit) } }
        var results: [BackgroundFetchResult] = []
        for task in tasks { results.append(await task.value) }
        return results.contains(.newData) ? .newData : results.contains(.failed) ? .failed : .noData
    }

    /// Sends a notification to a session, and waits for what came of it: `.failed` if the session is gone, goes, or does not
    /// answer within the limit, and if the calling task is cancelled.
    public func send(
        _ payload: NotificationPayload, to token: Data, within limit: Duration = .seconds(30),
        clock: any Clock<Duration> = ContinuousClock()
    ) async -> BackgroundFetchResult {
        let (answers, continuation) = AsyncStream<BackgroundFetchResult>.makeStream()
        let reached = state.withLock { state -> (connection: NotificationConnection, id: Int)? in
            guard let session = state.sessions[token]?.connection, let connection = state.connections[session] else {
                return nil
            }
            let id = state.next()
            state.answers[id] = (session, continuation)
            return (connection, id)
        }
        guard let (connection, id) = reached else { return .failed }
        connection.send(NotificationFrame(kind: .notification, id: id, payload: payload))
        let result = try? await withTimeLimit(limit, clock: clock) {
            for await answer in answers { return answer }
            return BackgroundFetchResult.failed
        }
        state.withLock { $0.answers[id] = nil }
        return result ?? .failed
    }

    /// Stops listening, and ends all connections. Another endpoint can listen at the path from then on.
    public func close() {
        let connections = state.withLock { state -> [NotificationConnection]? in
            guard state.isOpen else { return nil }
            state.isOpen = false
            return Array(state.connections.values)
        }
        guard let connections else { return }
        unlink(path)
        watch.cancel()
        for connection in connections { connection.end() }
    }

    private func take(_ descriptor: Int32) {
        guard UnixSocket.isOwn(descriptor) else {
            Glibc.close(descriptor)
            return
        }
        state.withLock { state in
            guard state.isOpen else {
                Glibc.close(descriptor)
                return
            }
            let number = state.next()
            state.connections[number] = NotificationConnection(
                descriptor, receive: { [weak self] in self?.receive($0, from: number) },
                end: { [weak self] in self?.forget(number) })
        }
    }

    private func receive(_ frame: NotificationFrame, from number: Int) {
        switch frame.kind {
        case .register:
            let (token, connection) = state.withLock { state in
                let token =
                    state.sessions.first { $0.value.connection == number }?.key ?? NotificationToken.make()
                state.sessions[token] = Session(connection: number, name: frame.name)
                return (token, state.connections[number])
            }
            connection?.send(NotificationFrame(kind: .registered, token: token))
        case .unregister:
            state.withLock { state in state.sessions = state.sessions.filter { $0.value.connection != number } }
        case .send:
            guard let id = frame.id, let payload = frame.payload else { return }
            Task { [weak self] in
                let result = await self?.send(payload, toSessionsOf: frame.name)
                // an endpoint that goes has no answer to give
                let connection = self?.state.withLock { $0.isOpen ? $0.connections[number] : nil }
                connection?.send(NotificationFrame(kind: .result, id: id, result: result))
            }
        case .result:
            guard let id = frame.id, let result = frame.result else { return }
            let answer = state.withLock { state in
                state.answers[id]?.connection == number ? state.answers.removeValue(forKey: id) : nil
            }
            answer?.continuation.yield(result)
        case .registered, .notification: break
        }
    }

    private func forget(_ number: Int) {
        let unanswered = state.withLock { state in
            state.connections[number] = nil
            state.sessions = state.sessions.filter { $0.value.connection != number }
            let unanswered = state.answers.filter { $0.value.connection == number }
            for id in unanswered.keys { state.answers[id] = nil }
            return unanswered.values.map(\.continuation)
        }
        for continuation in unanswered { continuation.yield(.failed) }
    }
}
