import Foundation
import StudyAPI

/// A session that knows one participant's tasks.
struct OneParticipant: StudySession {
    var identity: SessionIdentity { .participant("P-0042") }
    let now: Date
    var dueThisWeek = 6

    func speak(_ language: String) {}

    func send<Request: StudyRequest>(_ request: Request) async throws(StudyError) -> Request.Reply {
        let reply: Any =
            switch request {
            case is GetStudy:
                GetStudy.Reply(
                    title: "Heart Recovery Study", isSynthetic: true, person: "P-0042", sites: ["Bern"],
                    timeZone: "Europe/Zurich", language: "en")
            case is GetToday:
                GetToday.Reply(
                    tasks: [
                        TaskCard(
                            id: OccurrenceID(UUID()), title: "PHQ-9", state: .draft, opens: now - 3_600,
                            closes: now + 2 * 86_400, minutes: 4,
                            progress: TaskCard.Progress(position: 4, answered: 3, count: 10)),
                        TaskCard(
                            id: OccurrenceID(UUID()), title: "GAD-7", state: .upcoming, opens: now + 86_400,
                            closes: now + 2 * 86_400, minutes: 3, progress: nil),
                    ], doneToday: [], doneThisWeek: min(5, dueThisWeek), dueThisWeek: dueThisWeek,
                    nextChange: now + 8 * 3_600)
            default: throw .notFound(what: "task")
            }
        guard let reply = reply as? Request.Reply else { throw .notFound(what: "reply") }
        return reply
    }

    func changes() -> AsyncStream<StudyChange> { AsyncStream { _ in } }
    func close() async {}
}
