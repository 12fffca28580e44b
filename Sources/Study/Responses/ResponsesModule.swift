import FHIR
import FoundationEssentials
import Questionnaires
import Spezi
import StudyAPI
import StudyStore

/// What the responses module asks of the standard: drafts and responses, each step in one transaction.
protocol ResponsesConstraint: Standard {
    /// A draft with the newest row of each item instance, in the order of first touch.
    func draft(_ id: DraftRecord.ID) throws(StudyError) -> StoredDraft
    /// Pins an occurrence to a questionnaire and begins its draft; gives the open one when there is one already.
    func begin(_ draft: DraftRecord, by author: Authorship) throws(StudyError) -> DraftRecord
    /// Saves what one answer changed, with the alerts that it calls for.
    func save(_ change: DraftChange, by author: Authorship) throws(StudyError) -> SavedDraft
    /// What is being typed in a draft; `nil` for nothing.
    func typed(in draft: DraftRecord) throws(StudyError) -> [UInt8]?
    /// Keeps what is being typed in a draft, beside the record; `nil` for nothing.
    func keepTyped(_ typed: [UInt8]?, in draft: DraftRecord) throws(StudyError)
    /// Gives a draft up and begins another for the same occurrence.
    func restart(
        _ draft: DraftRecord.ID, revision: Int, with next: DraftRecord, by author: Authorship
    ) throws(StudyError)
    /// Turns a draft into a response with its scores.
    func submit(
        _ response: ResponseRecord, revision: Int, scores: [ScoreRecord], by author: Authorship
    ) throws(StudyError)
    /// The hash of a questionnaire that the store has taken in.
    func questionnaireHash(url: String, version: String) throws(StudyError) -> ContentHash?
}

/// A draft as the store holds it.
struct StoredDraft: Sendable {
    /// The draft.
    var draft: DraftRecord
    /// Its rows.
    var rows: [ItemVersionRecord]
}

/// What is saved at once.
struct DraftChange: Sendable {
    /// The draft.
    var draft: DraftRecord
    /// The revision that the session knows.
    var revision: Int
    /// The rows that changed.
    var items: [ItemChange]
    /// Where the person is.
    var position: DraftPosition?
    /// What the changed answers mean for alert rules.
    var alerts: [AlertUpdate]
}

/// What was saved.
struct SavedDraft: Sendable {
    /// The new revision.
    var revision: Int
    /// When it was saved.
    var savedAt: Timestamp
    /// Alerts that were raised, and open ones that an answer calls for once more: the person reads the words of both.
    var raised: [AlertRecord]
}

/// Drafts and responses: what is asked of a participant, checked again here whatever a session says.
actor ResponsesModule: StoreModule {
    nonisolated let executor: StoreExecutor
    let clock: ServiceClock

    @StandardActor var standard: any ResponsesConstraint
    @Dependency(BundleModule.self) var bundles
    @Dependency(ScheduleModule.self) var schedule
    @Dependency(AlertsModule.self) var alerts
    @Dependency(ScoresModule.self) var scores

    init(executor: StoreExecutor, clock: ServiceClock) {
        self.executor = executor
        self.clock = clock
    }

    /// Begins an occurrence's draft, or goes on with it.
    func open(_ occurrence: OccurrenceID, for caller: Caller) async throws(StudyError) -> OpenedDraft {
        let participant = try caller.participant()
        let standing = try await schedule.standing(occurrence, of: caller)
        try check(standing)
        if let draft = standing.draft { return try await opened(draft.id, standing, for: participant) }
        let hash = try await questionnaire(for: standing)
        let draft = try await newDraft(for: standing.occurrence.id, of: participant, questionnaire: hash)
        let begun = try await standard.begin(draft, by: caller.authorship)
        return try await opened(begun.id, standing, for: participant)
    }

    /// Throws a draft's answers away and begins another.
    func restart(_ request: RestartDraft, for caller: Caller) async throws(StudyError) -> OpenedDraft {
        let (stored, standing, participant) = try await openDraft(request.draft, for: caller)
        let next = try await newDraft(
            for: standing.occurrence.id, of: participant, questionnaire: stored.draft.questionnaire)
        try await standard.restart(
            stored.draft.id, revision: request.revision, with: next, by: caller.authorship)
        return try await opened(next.id, standing, for: participant)
    }

    /// Saves what one answer changed.
    func save(_ request: SaveAnswers, for caller: Caller) async throws(StudyError) -> SaveAnswers.Reply {
        let (stored, standing, participant) = try await openDraft(request.draft, for: caller)
        guard stored.draft.revision == request.revision else { throw .conflict(revision: stored.draft.revision) }
        let pinned = try await bundles.form(stored.draft.questionnaire)
        let now = clock.now()
        let review = try DraftReview(
            form: pinned.form, stored: stored.records(), now: now,
            timeZone: ScheduleModule.clock(of: participant).timeZone)
        let task = try await bundles.task(of: standing.occurrence)
        let outcome = try review.accepting(request.items, allowsDeclining: task?.allowsDeclining ?? false)
        let change = DraftChange(
            draft: stored.draft, revision: request.revision, items: outcome.changes.map(\.change),
            position: position(request.position, in: outcome.session),
            alerts: await alerts.updates(for: outcome, before: review.stored, form: pinned.form, now: now))
        let saved = try await standard.save(change, by: caller.authorship)
        let notices = await alerts.notices(
            for: saved.raised, language: participant.language, now: now)
        return SaveAnswers.Reply(revision: saved.revision, savedAt: saved.savedAt.date, safetyNotices: notices)
    }

    /// Keeps what is being typed in a draft of the caller.
    func keepTyped(_ request: KeepTyped, for caller: Caller) async throws(StudyError) {
        let (stored, _, _) = try await openDraft(request.draft, for: caller)
        if let first = request.texts.first, request.texts.reduce(0, { $0 + $1.text.utf8.count }) > KeepTyped.largest {
            throw .refusedAnswer(linkId: first.linkId, reason: "The text is too long.")
        }
        let typed = request.texts.isEmpty ? nil : TypedText.bytes(request.texts)
        try await standard.keepTyped(typed, in: stored.draft)
    }

    /// What a participant reads about answers that could not be saved. Asks the store nothing but who the caller is.
    func safetyWords(_ request: GetSafetyWords, for caller: Caller) async throws(StudyError) -> [[String]] {
        let participant = try caller.participant()
        var records: [ItemRecord] = []
        for item in request.items { records.append(try item.record()) }
        return try await alerts.words(
            aboutUnkept: records, questionnaire: request.questionnaire, language: participant.language)
    }

    /// Turns a draft into a response.
    func submit(_ request: SubmitDraft, for caller: Caller) async throws(StudyError) -> SubmitDraft.Reply {
        let (stored, standing, participant) = try await openDraft(request.draft, for: caller)
        guard stored.draft.revision == request.revision else { throw .conflict(revision: stored.draft.revision) }
        let pinned = try await bundles.form(stored.draft.questionnaire)
        let now = clock.now()
        let session = try DraftReview(
            form: pinned.form, stored: stored.records(), now: now,
            timeZone: ScheduleModule.clock(of: participant).timeZone
        ).session()
        try Self.checkComplete(session)
        let id = ResponseRecord.ID()
        let body = session.response(
            status: .completed, authored: now, subject: Self.subject(participant))
        let response = ResponseRecord(
            id: id, draft: stored.draft.id, occurrence: standing.occurrence.id, participant: participant.id,
            questionnaire: pinned.hash, body: body.json.text, provenance: stored.draft.provenance,
            observedAt: Timestamp(now), enteredAt: Timestamp(now))
        try await standard.submit(
            response, revision: request.revision,
            scores: await scores.records(for: body.json, response: response, form: pinned.form),
            by: caller.authorship)
        return SubmitDraft.Reply(response: ResponseID(id.uuid), submittedAt: now)
    }

    /// How far an occurrence's draft has come; `nil` when it has none.
    func progress(of standing: Standing) async throws(StudyError) -> TaskCard.Progress? {
        guard let draft = standing.draft else { return nil }
        let stored = try await standard.draft(draft.id)
        let pinned = try await bundles.form(draft.questionnaire)
        let session = try DraftReview(
            form: pinned.form, stored: stored.records(), now: clock.now(), timeZone: .gmt
        ).session()
        return TaskCard.Progress(session, at: stored.draft.position)
    }
}
