import Foundation
import StudyAPI
import Testing

@testable import StudyScreens

@MainActor @Suite("A draft kept in the study") struct StudyDraftKeeperTests {
    private func opened() async throws -> (StudyDraftKeeper, HeldSession) {
        let form = String(decoding: try TestForms.resource("bundle/questionnaires/daily-diary.json"), as: UTF8.self)
        let session = HeldSession(questionnaire: form)
        let keeper = StudyDraftKeeper(session, occurrence: OccurrenceID(UUID()))
        #expect(try await keeper.open().typed == [TypedText(linkId: "note", repetition: 0, text: "né")])
        return (keeper, session)
    }

    private func texts(_ text: String) -> [TypedText] { [TypedText(linkId: "note", repetition: 0, text: text)] }

    @Test("has what is typed sent at once, and of what is typed meanwhile the last") func typed() async throws {
        let (keeper, session) = try await opened()
        keeper.keepTyped(texts("a"))
        #expect(session.kept == [texts("a")])
        keeper.keepTyped(texts("ab"))
        keeper.keepTyped(texts("abc"))
        #expect(session.kept == [texts("a")])
        session.letGo()
        await keeper.finishTyped()
        #expect(session.kept == [texts("a"), texts("abc")])
        keeper.keepTyped([])
        await keeper.finishTyped()
        #expect(session.kept == [texts("a"), texts("abc"), []])
    }

    @Test("sends nothing typed before there is a draft, and nothing into the next one") func otherDraft() async throws {
        let unopened = StudyDraftKeeper(HeldSession(questionnaire: "{}"), occurrence: OccurrenceID(UUID()))
        unopened.keepTyped(texts("a"))
        await unopened.finishTyped()
        let (keeper, session) = try await opened()
        keeper.keepTyped(texts("a"))
        keeper.keepTyped(texts("ab"))
        _ = try await keeper.restart()
        session.letGo()
        await keeper.finishTyped()
        #expect(session.kept == [texts("a")])
    }
}

/// A session with one draft, which answers nothing about what is typed until it is let go.
@MainActor private final class HeldSession: StudySession {
    nonisolated let identity = SessionIdentity.participant("P-0042")
    private let questionnaire: String
    private(set) var kept: [[TypedText]] = []
    private var isHeld = true
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(questionnaire: String) { self.questionnaire = questionnaire }

    func letGo() {
        isHeld = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    nonisolated func speak(_ language: String) {}

    nonisolated(nonsending) func send<Request: StudyRequest>(
        _ request: Request
    ) async throws(StudyError) -> Request.Reply {
        guard let reply = await answer(request) as? Request.Reply else { throw .notPermitted(verb: "\(Request.self)") }
        return reply
    }

    private func answer(_ request: any StudyRequest) async -> (any Sendable)? {
        switch request {
        case let request as KeepTyped:
            kept.append(request.texts)
            if isHeld { await withCheckedContinuation { waiting.append($0) } }
            return KeepTyped.Reply()
        case is OpenDraft, is RestartDraft:
            return OpenedDraft(
                draft: DraftID(UUID()), occurrence: OccurrenceID(UUID()), title: "Diary", questionnaire: questionnaire,
                revision: 0, items: [], position: nil, lastSaved: nil, allowsDeclining: false, safetyNotices: [],
                typed: [TypedText(linkId: "note", repetition: 0, text: "né")])
        default: return nil
        }
    }

    nonisolated func changes() -> AsyncStream<StudyChange> { AsyncStream { $0.finish() } }
    func close() async {}
}
