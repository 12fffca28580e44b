import Foundation
import StudyAPI
import StudyStore
import Testing

@testable import Study

@Suite("Permissions") struct PermissionsTests {
    @Test("let a participant see and change nothing of another's, in the words for what does not exist")
    func others() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        try await filling.save("phq-9-1", score: 1)
        let other = try await study.session("P-0017")
        await #expect(throws: StudyError.notFound(what: "task")) {
            try await other.send(OpenDraft(occurrence: filling.draft.occurrence))
        }
        let stolen = SaveAnswers(draft: filling.draft.draft, revision: 1, items: [], position: nil)
        await #expect(throws: StudyError.notFound(what: "draft")) { try await other.send(stolen) }
        await #expect(throws: StudyError.notFound(what: "draft")) {
            try await other.send(SubmitDraft(draft: filling.draft.draft, revision: 1))
        }
        await #expect(throws: StudyError.notFound(what: "draft")) {
            try await other.send(RestartDraft(draft: filling.draft.draft, revision: 1))
        }
        await #expect(throws: StudyError.notFound(what: "task")) {
            try await other.send(OpenDraft(occurrence: OccurrenceID(UUID())))
        }
    }

    @Test("keep participants from the dashboard and alerts, and the coordinator from answering")
    func audiences() async throws {
        let study = TestStudy()
        let participant = try await study.session("P-0042")
        await #expect(throws: StudyError.notPermitted(verb: "GetDashboard")) {
            try await participant.send(GetDashboard())
        }
        await #expect(throws: StudyError.notPermitted(verb: "GetAlert")) {
            try await participant.send(GetAlert(alert: AlertID(UUID())))
        }
        await #expect(throws: StudyError.notPermitted(verb: "ResolveAlert")) {
            try await participant.send(ResolveAlert(alert: AlertID(UUID()), reason: "x"))
        }
        let coordinator = try await study.session("coordinator")
        await #expect(throws: StudyError.notPermitted(verb: "GetToday")) { try await coordinator.send(GetToday()) }
        await #expect(throws: StudyError.notPermitted(verb: "SubmitDraft")) {
            try await coordinator.send(SubmitDraft(draft: DraftID(UUID()), revision: 0))
        }
        await #expect(throws: StudyError.notFound(what: "alert")) {
            try await coordinator.send(GetAlert(alert: AlertID(UUID())))
        }
        await #expect(throws: StudyError.notFound(what: "participant")) {
            try await study.session("P-9999").send(GetToday())
        }
    }

    @Test("end with the participant's withdrawal, in a session that is running")
    func withdrawn() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        let store = try study.store()
        let person = try #require(try store.read { try $0.participant(label: "P-0042") })
        try store.write(as: .service, at: Timestamp(TestStudy.start)) {
            try $0.set(.withdrawn, of: person.id, reason: "asked to leave")
        }
        await #expect(throws: StudyError.notPermitted(verb: "SaveAnswers")) {
            try await filling.save("phq-9-1", score: 1)
        }
    }
}

@Suite("A session's changes") struct SessionChangesTests {
    @Test("reach staff in another process, and only the participant they are about")
    func changes() async throws {
        let study = TestStudy()
        let coordinator = try await study.session("coordinator")
        let other = try await study.session("P-0017")
        let filling = try await TestFilling(try await study.session("P-0042"))
        var news = coordinator.changes().makeAsyncIterator()
        var othersNews = other.changes().makeAsyncIterator()
        // Each begins with a word that it listens: nothing after that is missed.
        for first in [await news.next(), await othersNews.next()] {
            #expect(first?.kinds == StudyChange.Kind.allCases)
        }
        try await filling.save("phq-9-9", score: 1)
        let change = try #require(await news.next())
        #expect(change.kinds.contains(.draft) && change.kinds.contains(.alert))
        await other.close()
        #expect(await othersNews.next() == nil)
        await coordinator.close()
        await #expect(throws: StudyError.sessionClosed) { try await coordinator.send(GetDashboard()) }
    }
}
