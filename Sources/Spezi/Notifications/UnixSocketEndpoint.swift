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
        /// What others have asked to send, by the connection that waits for what comes of it.
        var sending: [Int: (connection: Int, task: Task<Void, Never>)] = [:]
        var number = 0
        var isOpen = true

        mutating func next() -> Int {
            number += 1
            return number
        }
    }

    private let path: String
    private let state = Mutex(State())
    private let listener: UnixSocketListener

    /// Listens at a path. A socket that an endpoint of a program that was killed has left there is replaced.
    /// - Throws: ``RemoteNotificationError/unreachable(address:reason:)``, also where another endpoint listens already, or
    ///   there is a file that is no socket.
    public init(path: String) throws(RemoteNotificationError) {
        self.path = path
        listener = UnixSocketListener(try UnixSocket.listen(path))
        listener.listen { [weak self] in
            if let self { take($0) } else { Glibc.close($0) }
        }
    }

    deinit { close() }

    /// The tokens of the sessions that can be reached, in the order they registered.
    public var tokens: [Data] {
        state.withLock { Self.inOrder($0.sessions).map(\.key) }
    }

    /// How many answers of sessions are waited for.
    var awaitedAnswers: Int { state.withLock { $0.answers.count } }

    private static func inOrder(_ sessions: [Data: Session]) -> [(key: Data, value: Session)] {
        sessions.sorted { $0.value.connection < $1.value.connection }
    }

    /// Sends a notification to all sessions that have registered under a name, or to all there are, and waits for what came
    /// of it: new data if it is anywhere, else failed if it failed anywhere. `nil` if there is no such session. When the
    /// calling task is cancelled, it has failed where nothing has come of it yet.
    public func send(
        _ payload: NotificationPayload, toSessionsOf name: String?, within limit: Duration = .seconds(30)
    ) async -> BackgroundFetchResult? {
        let tokens = state.withLock { state in
            Self.inOrder(state.sessions).filter { name == nil || $0.value.name == name }.map(\.key)
        }
        guard !tokens.isEmpty else { return nil }
        let results = await withTaskGroup { group in
            for token in tokens { group.addTask { await self.send(payload, to: token, within: limit) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
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
        listener.close()
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
            pass(payload, toSessionsOf: frame.name, id: id, from: number)
        case .result:
            guard let id = frame.id, let result = frame.result else { return }
            let answer = state.withLock { state in
                state.answers[id]?.connection == number ? state.answers.removeValue(forKey: id) : nil
            }
            answer?.continuation.yield(result)
        case .registered, .notification: break
        }
    }

    /// Sends for another process, as long as that waits for what comes of it.
    private func pass(_ payload: NotificationPayload, toSessionsOf name: String?, id: Int, from number: Int) {
        state.withLock { state in
            // the connection may have ended already
            guard state.isOpen, state.connections[number] != nil else { return }
            let sending = state.next()
            let task = Task { [weak self] in
                let result = await self?.send(payload, toSessionsOf: name)
                // an endpoint that goes has no answer to give
                let connection = self?.state.withLock { state in
                    state.sending[sending] = nil
                    return state.isOpen ? state.connections[number] : nil
                }
                connection?.send(NotificationFrame(kind: .result, id: id, result: result))
            }
            state.sending[sending] = (number, task)
        }
    }

    private func forget(_ number: Int) {
        let unanswered = state.withLock { state in
            state.connections[number] = nil
            for (id, sending) in state.sending where sending.connection == number {
                sending.task.cancel()
                state.sending[id] = nil
            }
            state.sessions = state.sessions.filter { $0.value.connection != number }
            let unanswered = state.answers.filter { $0.value.connection == number }
            for id in unanswered.keys { state.answers[id] = nil }
            return unanswered.values.map(\.continuation)
        }
        for continuation in unanswered { continuation.yield(.failed) }
    }
}
