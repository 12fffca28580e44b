/// Sends notifications from another process of the machine, through the ``UnixSocketEndpoint`` at a path.
public struct UnixSocketSender: Sendable {
    /// Where the endpoint listens.
    public let path: String

    /// Sends through the endpoint at this path. Only processes of its account, and root's, are let in.
    public init(path: String) { self.path = path }

    /// Sends to all sessions that have registered under a name, or to all there are, and waits for what came of it.
    ///
    /// - Returns: what came of it: new data if it is anywhere, else failed if it failed anywhere; `nil` if no such session is
    ///   registered.
    /// - Throws: ``RemoteNotificationError``; ``TimeoutError`` after the limit; `CancellationError`.
    public func send(
        _ payload: NotificationPayload, toSessionsOf name: String? = nil, within limit: Duration = .seconds(30),
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws -> BackgroundFetchResult? {
        let (frames, continuation) = AsyncStream<NotificationFrame>.makeStream()
        let connection = NotificationConnection(try UnixSocket.connect(path)) {
            continuation.yield($0)
        } end: {
            continuation.finish()
        }
        defer { connection.end() }
        connection.send(NotificationFrame(kind: .send, id: 0, name: name, payload: payload))
        return try await withTimeLimit(limit, clock: clock) {
            for await frame in frames where frame.kind == .result { return frame.result }
            throw RemoteNotificationError.disconnected
        }
    }
}
