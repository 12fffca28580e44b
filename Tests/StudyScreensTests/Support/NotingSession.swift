import StudyAPI
import Synchronization

/// What was asked of the service beyond looking: the names of the requests, in order.
final class Deeds: Sendable {
    private let names = Mutex<[String]>([])

    var all: [String] { names.withLock { $0 } }
    func add(_ name: String) { names.withLock { $0.append(name) } }
}

/// A session that notes what is asked of it.
struct NotingSession: StudySession {
    let session: any StudySession
    let deeds: Deeds

    var identity: SessionIdentity { session.identity }

    func speak(_ language: String) { session.speak(language) }

    func send<Request: StudyRequest>(_ request: Request) async throws(StudyError) -> Request.Reply {
        let name = String(describing: Request.self)
        if !name.hasPrefix("Get") { deeds.add(name) }
        return try await session.send(request)
    }

    func changes() -> AsyncStream<StudyChange> { session.changes() }
    func close() async { await session.close() }
}
