import FHIR
import FoundationEssentials
import Questionnaires
import StudyAPI

/// Keeps a draft in the study, through its service.
///
/// It runs where the screen does, so that an answer goes to the service without a stop in between; only forms are read
/// elsewhere. It remembers the draft's revision, so that a change made in another window is noticed before anything is
/// written over it.
@MainActor public final class StudyDraftKeeper: DraftKeeper {
    private let session: any StudySession
    private let occurrence: OccurrenceID
    private var draft: DraftID?
    private var revision = 0
    /// `url|version` of the draft's questionnaire.
    private var questionnaire: String?
    /// What is being typed, on its way: the newest of it, behind the one that is being kept.
    private var typed: [TypedText]?
    /// The sending of it; `nil` when over.
    private var keepingTyped: Keeping?

    /// A keeper for one occurrence.
    public init(_ session: any StudySession, occurrence: OccurrenceID) {
        self.session = session
        self.occurrence = occurrence
    }

    /// Begins the occurrence's draft, or goes on with it.
    public func open() async throws(DraftKeeperError) -> KeptDraft {
        try await kept(try await send(OpenDraft(occurrence: occurrence)))
    }

    /// Saves through the service, with the revision that was seen last.
    public func save(_ records: [ItemRecord], position: FormPosition?) async throws(DraftKeeperError) -> KeptReceipt {
        let request = SaveAnswers(
            draft: try openedDraft(), revision: revision, items: records.map(DraftItem.init),
            position: position.map { OpenedDraft.Position(linkId: $0.linkId, instance: $0.instance) })
        let reply = try await send(request)
        revision = reply.revision
        return KeptReceipt(savedAt: reply.savedAt, safetyNotices: reply.safetyNotices)
    }

    /// Sends it on; of several that come while one is on its way, the last.
    public func keepTyped(_ texts: [TypedText]) {
        guard draft != nil else { return }
        typed = texts
        guard keepingTyped == nil else { return }
        let keeping = Keeping()
        keepingTyped = keeping
        // Sent before this returns: whatever happens while the screen is drawn, the service has it.
        keeping.task = Task.immediate {
            while let texts = typed, let draft {
                typed = nil
                _ = try? await session.send(KeepTyped(draft: draft, texts: texts))
            }
            keepingTyped = nil
        }
    }

    /// Returns when nothing is on its way any more.
    public func finishTyped() async {
        while let keepingTyped { await keepingTyped.finished() }
    }

    /// The study's words; none when not even these can be had.
    public func safetyNotices(aboutUnkept records: [ItemRecord]) async -> [SafetyNotice] {
        guard let questionnaire else { return [] }
        let request = GetSafetyWords(questionnaire: questionnaire, items: records.map(DraftItem.init))
        return ((try? await session.send(request)) ?? []).map { SafetyNotice(id: nil, paragraphs: $0) }
    }

    /// Submits the draft; the service projects the response from what it has kept.
    public func submit(_ form: FormSession) async throws(DraftKeeperError) -> KeptSubmission {
        let reply = try await send(SubmitDraft(draft: try openedDraft(), revision: revision))
        return KeptSubmission(submittedAt: reply.submittedAt)
    }

    /// Starts the draft over.
    public func restart() async throws(DraftKeeperError) -> KeptDraft {
        try await kept(try await send(RestartDraft(draft: try openedDraft(), revision: revision)))
    }

    private func openedDraft() throws(DraftKeeperError) -> DraftID {
        guard let draft else { throw .unavailable(reason: "The questionnaire has not been opened.") }
        return draft
    }

    private func send<Request: StudyRequest>(
        _ request: Request
    ) async throws(DraftKeeperError) -> Request.Reply {
        do { return try await session.send(request) } catch { throw DraftKeeperError(error) }
    }

    @concurrent private nonisolated static func form(_ text: String) async throws(DraftKeeperError) -> Form {
        do {
            return try Form(Questionnaire(json: JSON(parsing: text.utf8)))
        } catch { throw .unusableForm(reason: "\(error)") }
    }

    private func kept(_ opened: OpenedDraft) async throws(DraftKeeperError) -> KeptDraft {
        let form = try await Self.form(opened.questionnaire)
        var records: [ItemRecord] = []
        for item in opened.items { records.append(try ItemRecord(item)) }
        draft = opened.draft
        // What was being typed into the draft before is not meant for this one.
        typed = nil
        revision = opened.revision
        questionnaire = form.canonical
        return KeptDraft(
            title: opened.title, form: form, records: records,
            position: opened.position.map { FormPosition(linkId: $0.linkId, instance: $0.instance) },
            lastSaved: opened.lastSaved, safetyNotices: opened.safetyNotices,
            allowsDeclining: opened.allowsDeclining, typed: opened.typed)
    }
}
