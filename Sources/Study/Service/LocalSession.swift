import StudyAPI
import StudyStore
import Synchronization

/// A session inside the service's own process.
final class LocalSession: StudySession {
    let identity: SessionIdentity

    private struct State {
        var isClosed = false
        var language: String?
        var streams: [AsyncStream<StudyChange>.Continuation] = []
    }

    private let id = SessionTag.ID()
    private let requests: RequestsModule
    private let changesModule: ChangesModule
    private let state = Mutex(State())

    init(identity: SessionIdentity, requests: RequestsModule, changes: ChangesModule) {
        self.identity = identity
        self.requests = requests
        changesModule = changes
    }

    func speak(_ language: String) { state.withLock { $0.language = language } }

    nonisolated(nonsending) func send<Request: StudyRequest>(
        _ request: Request
    ) async throws(StudyError) -> Request.Reply {
        let (isClosed, language) = state.withLock { ($0.isClosed, $0.language) }
        guard !isClosed else { throw .sessionClosed }
        return try await requests.answer(request, from: identity, speaking: language, session: id)
    }

    func changes() -> AsyncStream<StudyChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: StudyChange.self)
        let isOpen = state.withLock { state in
            if !state.isClosed { state.streams.append(continuation) }
            return !state.isClosed
        }
        guard isOpen else {
            continuation.finish()
            return stream
        }
        let task = Task { [changesModule, identity] in
            await changesModule.follow(for: identity) { continuation.yield($0) }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    func close() async {
        let streams = state.withLock { state in
            state.isClosed = true
            defer { state.streams = [] }
            return state.streams
        }
        for stream in streams { stream.finish() }
    }
}
