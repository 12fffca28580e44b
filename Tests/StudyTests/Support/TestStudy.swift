import FHIR
import Foundation
import StudyAPI
import StudyStore
import Synchronization
import Testing

@testable import Study

/// A study on a real store in a folder of its own, with a clock that stands still until it is moved.
final class TestStudy: Sendable {
    /// Monday, 30 November 2026, 09:41 in Zurich: within coverage hours.
    static let start = Date(timeIntervalSince1970: 1_796_028_060)

    let folder: String
    let now: Mutex<Date>
    private let opened: Mutex<StudyService?> = Mutex(nil)

    init(now: Date = TestStudy.start) {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("study-\(UUID().uuidString)").path
        self.now = Mutex(now)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var options: StudyService.Options {
        StudyService.Options(
            storeFolder: folder, bundle: SampleBundle.files,
            clock: ServiceClock { [weak self] in self?.now.withLock { $0 } ?? Self.start },
            syntheticSeed: StudyService.demoSeed)
    }

    /// A service over the store: a new one each time, as another process has.
    func service() async throws -> StudyService { try await StudyService.open(options) }

    func session(_ label: String) async throws -> any StudySession {
        try await service().session(for: label == "coordinator" ? .coordinator : .participant(label))
    }

    func moveClock(by seconds: TimeInterval) { now.withLock { $0.addTimeInterval(seconds) } }

    /// The store itself, for looking at what was written.
    func store() throws -> Store { try Store(folder: folder, now: Timestamp(now.withLock { $0 })) }
}

/// One questionnaire being answered in a session, as a screen does it.
final class TestFilling {
    let session: any StudySession
    var draft: OpenedDraft
    var revision: Int

    init(_ session: any StudySession, task: String = "PHQ-9") async throws {
        self.session = session
        let today = try await session.send(GetToday())
        let card = try #require(today.tasks.first { $0.title == task && $0.state != .upcoming })
        draft = try await session.send(OpenDraft(occurrence: card.id))
        revision = draft.revision
    }

    /// The item as it would be sent: with the id it has, or a new one.
    func item(_ linkId: String, answer: String?, state: DraftItem.State = .answered) -> DraftItem {
        let id = draft.items.first { $0.linkId == linkId }?.id ?? UUID()
        let item = DraftItem(
            id: id, parent: nil, linkId: linkId, ordinal: 0, state: state, answers: answer.map { [$0] } ?? [])
        draft.items.removeAll { $0.linkId == linkId }
        draft.items.append(item)
        return item
    }

    @discardableResult
    func save(_ linkId: String, _ answer: String?, state: DraftItem.State = .answered) async throws -> SaveAnswers.Reply
    {
        let item = item(linkId, answer: answer, state: state)
        let reply = try await session.send(
            SaveAnswers(
                draft: draft.draft, revision: revision, items: [item],
                position: OpenedDraft.Position(linkId: linkId, instance: item.id)))
        revision = reply.revision
        return reply
    }

    /// Answers an item of PHQ-9 or GAD-7 with the option of that score.
    @discardableResult
    func save(_ linkId: String, score: Int) async throws -> SaveAnswers.Reply {
        try await save(linkId, Self.frequency(score))
    }

    /// The answer "Not at all" (0) to "Nearly every day" (3).
    static func frequency(_ score: Int) -> String {
        let options = [
            ("LA6568-5", "Not at all"), ("LA6569-3", "Several days"), ("LA6570-1", "More than half the days"),
            ("LA6571-9", "Nearly every day"),
        ]
        let (code, display) = options[score]
        return #"{"valueCoding":{"system":"http://loinc.org","code":"\#(code)","display":"\#(display)"}}"#
    }

    func submit() async throws -> SubmitDraft.Reply {
        try await session.send(SubmitDraft(draft: draft.draft, revision: revision))
    }
}
