import FHIR
import Foundation
import Questionnaires
import StudyAPI
import StudyStore
import Testing

@testable import Study

@Suite("Answering") struct AnsweringTests {
    @Test("keeps each answer at once, for another process to go on with")
    func resume() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        #expect(filling.draft.items.isEmpty && filling.draft.lastSaved == nil)
        try await filling.save("phq-9-1", score: 2)
        study.moveClock(by: 60)
        let reply = try await filling.save("phq-9-2", score: 1)
        #expect(reply.savedAt == TestStudy.start.addingTimeInterval(60))
        let other = try await study.session("P-0042")
        let card = try #require(try await other.send(GetToday()).tasks.first { $0.title == "PHQ-9" })
        #expect(card.state == .draft)
        #expect(card.progress == TaskCard.Progress(position: 2, answered: 2, count: 10))
        let again = try await other.send(OpenDraft(occurrence: card.id))
        #expect(again.draft == filling.draft.draft)
        #expect(again.revision == reply.revision)
        #expect(again.lastSaved == reply.savedAt)
        #expect(again.items.filter { $0.state == .answered }.map(\.linkId) == ["phq-9-1", "phq-9-2"])
        let total = try #require(again.items.first { $0.linkId == "phq-9-total" })
        #expect(total.state == .calculated)
        #expect(total.answers == [#"{"valueInteger":3}"#])
        #expect(
            again.position
                == OpenedDraft.Position(
                    linkId: "phq-9-2", instance: again.items.first { $0.linkId == "phq-9-2" }?.id))
    }

    @Test("moves the place to go on at without a new revision")
    func position() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        try await filling.save("phq-9-1", score: 0)
        try await filling.save("phq-9-2", score: 0)
        let first = try #require(filling.draft.items.first { $0.linkId == "phq-9-1" }?.id)
        let moved = try await filling.session.send(
            SaveAnswers(
                draft: filling.draft.draft, revision: filling.revision, items: [],
                position: OpenedDraft.Position(linkId: "phq-9-1", instance: first)))
        #expect(moved.revision == filling.revision)
        let card = try #require(try await filling.session.send(GetToday()).tasks.first { $0.title == "PHQ-9" })
        #expect(card.progress?.position == 1)
    }

    @Test("keeps what is being typed for the next session, until it is handed in; nobody else's, and not without end")
    func typed() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        let texts = [TypedText(linkId: "phq-9-1", repetition: 0, text: "né")]
        let keep = KeepTyped(draft: filling.draft.draft, texts: texts)
        _ = try await filling.session.send(keep)
        let open = OpenDraft(occurrence: filling.draft.occurrence)
        #expect(try await study.session("P-0042").send(open).typed == texts)
        await #expect(throws: StudyError.notFound(what: "draft")) { try await study.session("P-0017").send(keep) }
        await #expect(throws: StudyError.notPermitted(verb: "KeepTyped")) {
            try await study.session("coordinator").send(keep)
        }
        let endless = TypedText(
            linkId: "phq-9-1", repetition: 0, text: String(repeating: "a", count: KeepTyped.largest + 1))
        await #expect(throws: StudyError.refusedAnswer(linkId: "phq-9-1", reason: "The text is too long.")) {
            try await filling.session.send(KeepTyped(draft: filling.draft.draft, texts: [endless]))
        }
        #expect(try await filling.session.send(open).typed == texts)
        for item in 1...9 { try await filling.save("phq-9-\(item)", score: 0) }
        _ = try await filling.session.send(keep)
        _ = try await filling.submit()
        await #expect(throws: StudyError.draftClosed) { try await filling.session.send(keep) }
        let left = try FileManager.default.contentsOfDirectory(atPath: study.folder).filter { $0.contains("typed") }
        #expect(left.isEmpty)
    }

    @Test("keeps that the person is at the review, which is no question")
    func review() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        try await filling.save("phq-9-1", score: 0)
        let review = OpenedDraft.Position(linkId: FormPosition.review.linkId, instance: nil)
        _ = try await filling.session.send(
            SaveAnswers(draft: filling.draft.draft, revision: filling.revision, items: [], position: review))
        let other = try await study.session("P-0042")
        let card = try #require(try await other.send(GetToday()).tasks.first { $0.title == "PHQ-9" })
        #expect(card.progress == TaskCard.Progress(position: 11, answered: 1, count: 10))
        #expect(try await other.send(OpenDraft(occurrence: card.id)).position == review)
    }

    @Test("keeps a place at a question that nobody has answered, whatever id the session gives it")
    func unansweredPosition() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        try await filling.save("phq-9-1", score: 0)
        func move(to linkId: String) async throws -> OpenedDraft.Position? {
            _ = try await filling.session.send(
                SaveAnswers(
                    draft: filling.draft.draft, revision: filling.revision, items: [],
                    position: OpenedDraft.Position(linkId: linkId, instance: UUID())))
            return try await filling.session.send(OpenDraft(occurrence: filling.draft.occurrence)).position
        }
        #expect(try await move(to: "phq-9-4") == OpenedDraft.Position(linkId: "phq-9-4", instance: nil))
        let card = try #require(try await filling.session.send(GetToday()).tasks.first { $0.title == "PHQ-9" })
        #expect(card.progress?.position == 4)
        #expect(try await move(to: "no such question") == nil)
    }

    @Test("refuses a save on top of another session's")
    func conflict() async throws {
        let study = TestStudy()
        let first = try await TestFilling(try await study.session("P-0042"))
        let second = try await TestFilling(try await study.session("P-0042"))
        #expect(first.draft.draft == second.draft.draft)
        try await first.save("phq-9-1", score: 2)
        await #expect(throws: StudyError.conflict(revision: 1)) { try await second.save("phq-9-1", score: 3) }
        let stored = try await study.session("P-0042").send(OpenDraft(occurrence: first.draft.occurrence))
        #expect(stored.items.first { $0.linkId == "phq-9-1" }?.answers == [TestFilling.frequency(2)])
    }

    @Test("takes a refusal to say only where the task allows it")
    func declining() async throws {
        let study = TestStudy()
        let session = try await study.session("P-0042")
        let tasks = try await session.send(GetToday()).tasks
        let diary = try await session.send(
            OpenDraft(occurrence: try #require(tasks.first { $0.title == "Daily diary" }).id))
        #expect(diary.allowsDeclining)
        let declined = DraftItem(
            id: UUID(), parent: nil, linkId: "sleep", ordinal: 0, state: .declined, answers: [])
        _ = try await session.send(
            SaveAnswers(draft: diary.draft, revision: 0, items: [declined], position: nil))
        #expect(try await session.send(OpenDraft(occurrence: diary.occurrence)).items.map(\.state) == [.declined])

        let filling = try await TestFilling(session)
        #expect(!filling.draft.allowsDeclining)
        await #expect(
            throws: StudyError.refusedAnswer(linkId: "phq-9-1", reason: "This task asks for an answer, or none.")
        ) { try await filling.save("phq-9-1", nil, state: .declined) }
    }

    /// What a session that lies may send, and the item at which it is refused.
    static let lies: [(linkId: String, answer: String, state: DraftItem.State)] = [
        ("phq-9-99", TestFilling.frequency(0), .answered),
        ("phq-9-1", #"{"valueCoding":{"system":"http://loinc.org","code":"LA0000-0"}}"#, .answered),
        ("phq-9-1", #"{"valueInteger":3}"#, .answered),
        ("phq-9-1", "3", .answered),
        ("phq-9-1", "{", .answered),
        ("phq-9-1", TestFilling.frequency(0), .erased),
        ("phq-9-problems", TestFilling.frequency(0), .answered),
    ]

    @Test("refuses what does not fit its question, whatever the session says", arguments: lies)
    func refused(_ linkId: String, _ answer: String, _ state: DraftItem.State) async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        let error = await #expect(throws: StudyError.self) { try await filling.save(linkId, answer, state: state) }
        guard case .refusedAnswer(linkId, _) = try #require(error) else {
            Issue.record("\(String(describing: error))")
            return
        }
        let again = try await filling.session.send(OpenDraft(occurrence: filling.draft.occurrence))
        #expect(again.items.isEmpty && again.revision == 0)
    }

    @Test("calculates the total itself, whatever the session says")
    func total() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        try await filling.save("phq-9-1", score: 2)
        let stored = try await filling.session.send(OpenDraft(occurrence: filling.draft.occurrence))
        let total = try #require(stored.items.first { $0.linkId == "phq-9-total" })
        let forged = DraftItem(
            id: total.id, parent: nil, linkId: "phq-9-total", ordinal: 0, state: .calculated,
            answers: [#"{"valueInteger":27}"#])
        _ = try await filling.session.send(
            SaveAnswers(draft: stored.draft, revision: stored.revision, items: [forged], position: nil))
        let again = try await filling.session.send(OpenDraft(occurrence: filling.draft.occurrence))
        #expect(again.items.first { $0.linkId == "phq-9-total" }?.answers == [#"{"valueInteger":2}"#])
    }

    @Test("keeps an answer that was switched off, and leaves it out of the response")
    func disabled() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"), task: "Daily diary")
        let chest =
            #"{"valueCoding":{"system":"https://cohort.example/CodeSystem/daily-diary","code":"chest","display":"Chest"}}"#
        try await filling.save("pain", #"{"valueInteger":4}"#)
        try await filling.save("pain-place", chest)
        try await filling.save("pain", #"{"valueInteger":0}"#)
        let again = try await filling.session.send(OpenDraft(occurrence: filling.draft.occurrence))
        #expect(again.items.first { $0.linkId == "pain-place" }?.state == .keptWhileDisabled)
        await #expect(throws: StudyError.incomplete(linkIds: ["sleep"])) { try await filling.submit() }
        let well =
            #"{"valueCoding":{"system":"https://cohort.example/CodeSystem/daily-diary","code":"well","display":"Well"}}"#
        try await filling.save("sleep", well)
        await #expect(throws: StudyError.self) { try await filling.save("weight", #"{"valueDecimal":720}"#) }
        try await filling.save("weight", #"{"valueDecimal":72.50}"#)
        let reply = try await filling.submit()
        let stored = try study.store().read { try $0.response(StoreID(reply.response.uuid)) }
        let body = try #require(stored?.body)
        #expect(!body.contains("pain-place"))
        #expect(body.contains("72.50"))
    }

    @Test("submits once, scored, and shows it")
    func submit() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        for item in 1...8 { try await filling.save("phq-9-\(item)", score: item % 4) }
        await #expect(throws: StudyError.incomplete(linkIds: ["phq-9-9"])) { try await filling.submit() }
        try await filling.save("phq-9-9", score: 0)
        study.moveClock(by: 120)
        let reply = try await filling.submit()
        #expect(reply.submittedAt == TestStudy.start.addingTimeInterval(120))
        await #expect(throws: StudyError.draftClosed) { try await filling.submit() }
        await #expect(throws: StudyError.draftClosed) { try await filling.save("phq-9-1", score: 3) }
        let today = try await filling.session.send(GetToday())
        #expect(today.doneToday == ["PHQ-9"])
        #expect(!today.tasks.contains { $0.title == "PHQ-9" })
        #expect(today.doneThisWeek == 1)
        let dashboard = try await study.session("coordinator").send(GetDashboard())
        let person = try #require(dashboard.participants.first { $0.participant == "P-0042" })
        #expect(
            person.scores.first
                == LatestScore(instrument: "PHQ-9", value: "12", band: "moderate", at: reply.submittedAt))
        #expect(dashboard.today.done == 1)
        #expect(
            dashboard.feed.first
                == FeedEntry(at: reply.submittedAt, participant: "P-0042", task: "PHQ-9", event: .submitted))
    }

    @Test("begins anew on request, and the trail keeps what was there")
    func restart() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        try await filling.save("phq-9-1", score: 2)
        let next = try await filling.session.send(RestartDraft(draft: filling.draft.draft, revision: filling.revision))
        #expect(next.draft != filling.draft.draft && next.items.isEmpty)
        await #expect(throws: StudyError.draftClosed) { try await filling.save("phq-9-1", score: 1) }
        let old = try study.store().read { try $0.history(of: StoreID(filling.draft.draft.uuid)) }
        #expect(old.contains { $0.change.linkID == "phq-9-1" })
    }

    @Test("is over when the window and its grace are, and late in between")
    func window() async throws {
        let study = TestStudy()
        let session = try await study.session("P-0042")
        let diary = try #require(try await session.send(GetToday()).tasks.first { $0.title == "Daily diary" })
        study.moveClock(by: 13 * 3600)  // 22:41
        let late = try #require(try await session.send(GetToday()).tasks.first { $0.id == diary.id })
        #expect(late.state == .late)
        // Tuesday begins.
        let midnight = TestStudy.start.addingTimeInterval(14 * 3600 + 1140)
        #expect(try await session.send(GetToday()).nextChange == midnight)
        _ = try await session.send(OpenDraft(occurrence: diary.id))
        study.moveClock(by: 6 * 3600)  // 04:41
        await #expect(throws: StudyError.windowClosed(opens: diary.opens, closes: diary.closes)) {
            try await session.send(OpenDraft(occurrence: diary.id))
        }
        // What was begun on Monday does not vanish without a word.
        let over = try #require(try await session.send(GetToday()).tasks.first { $0.id == diary.id })
        #expect(over.state == .closed && !over.state.isOpen)
    }

    @Test("is possible at a clock that was set back, also to before the study was founded")
    func clockSetBack() async throws {
        let study = TestStudy()
        _ = try await study.service()
        study.moveClock(by: -10 * 86_400)
        #expect(try await study.session("coordinator").send(GetDashboard()).participants.count == 24)
        let today = try await study.session("P-0042").send(GetToday())
        #expect(today.nextChange > study.now.withLock { $0 })
    }
}
