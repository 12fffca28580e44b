import FHIR
import FoundationEssentials
import Questionnaires
import StudyAPI
import StudyStore

extension ResponsesModule {
    /// Refuses an occurrence that cannot be answered now.
    func check(_ standing: Standing) throws(StudyError) {
        let state = standing.state(at: clock.now())
        if state.isDone { throw .draftClosed }
        guard state.isAnswerable else {
            throw .windowClosed(opens: standing.window.opens, closes: standing.window.closes)
        }
    }

    /// A draft that this caller may write to now.
    func openDraft(
        _ id: DraftID, for caller: Caller
    ) async throws(StudyError) -> (StoredDraft, Standing, ParticipantRecord) {
        let participant = try caller.participant()
        let stored = try await standard.draft(StoreID(id.uuid))
        try caller.check(owns: stored.draft.participant, what: "draft")
        guard stored.draft.status == .open else { throw .draftClosed }
        guard let occurrence = stored.draft.occurrence else { throw .notFound(what: "task") }
        let standing = try await schedule.standing(OccurrenceID(occurrence.uuid), of: caller)
        try check(standing)
        return (stored, standing, participant)
    }

    /// The questionnaire of an occurrence: the one it was opened with first, else the task's.
    func questionnaire(for standing: Standing) async throws(StudyError) -> ContentHash {
        if let pinned = standing.occurrence.questionnaire { return pinned }
        guard let task = try await bundles.task(of: standing.occurrence) else { throw .notFound(what: "task") }
        let parts = task.questionnaire.split(separator: "|").map(String.init)
        guard parts.count == 2, let hash = try await standard.questionnaireHash(url: parts[0], version: parts[1]) else {
            throw .storeUnavailable(detail: "the questionnaire \(task.questionnaire) is missing")
        }
        return hash
    }

    /// Whom a response is about, without saying who that is.
    static func subject(_ participant: ParticipantRecord) -> Reference {
        Reference("Patient/\(participant.id)")
    }

    func newDraft(
        for occurrence: OccurrenceRecord.ID, of participant: ParticipantRecord, questionnaire: ContentHash
    ) async throws(StudyError) -> DraftRecord {
        // The language in which the questions are asked, whatever language the words around them are in.
        let language = try await bundles.form(questionnaire).form.language ?? bundles.bundle.language
        return DraftRecord(
            occurrence: occurrence, participant: participant.id, questionnaire: questionnaire,
            provenance: Provenance(selfReportOf: participant.person, language: language),
            startedAt: Timestamp(clock.now()))
    }

    /// A draft as it is sent to a session.
    func opened(
        _ id: DraftRecord.ID, _ standing: Standing, for participant: ParticipantRecord
    ) async throws(StudyError) -> OpenedDraft {
        let stored = try await standard.draft(id)
        let pinned = try await bundles.form(stored.draft.questionnaire)
        let records = try stored.records()
        let task = try await bundles.task(of: standing.occurrence, in: participant.language)
        return OpenedDraft(
            draft: DraftID(id.uuid), occurrence: OccurrenceID(standing.occurrence.id.uuid),
            title: task?.title ?? pinned.form.title ?? "",
            questionnaire: pinned.text, revision: stored.draft.revision, items: records.map(DraftItem.init),
            position: stored.draft.position.map {
                OpenedDraft.Position(linkId: $0.linkID, instance: $0.instance?.uuid)
            },
            lastSaved: stored.draft.revision > 0 ? stored.draft.updatedAt.date : nil,
            allowsDeclining: task?.allowsDeclining ?? false,
            safetyNotices: try await alerts.notices(
                of: stored.draft, records: records, form: pinned.form, language: participant.language, now: clock.now()),
            typed: try await standard.typed(in: stored.draft).map(TypedText.texts) ?? [])
    }

    /// Where a session says the person is, if the form has such an item. The id of a repetition that nobody has touched is
    /// the session's own and is not kept.
    func position(_ told: OpenedDraft.Position?, in session: FormSession) -> DraftPosition? {
        // No item has it: the person is at the review of all of them.
        if told?.linkId == FormPosition.review.linkId { return DraftPosition(linkID: FormPosition.review.linkId) }
        guard let told, session.form.item(linkId: told.linkId) != nil else { return nil }
        let known = session.instances.first { $0.id == told.instance && $0.item.linkId == told.linkId }
        return DraftPosition(linkID: told.linkId, instance: (known?.id).map { StoreID($0) })
    }

    /// Refuses a form with open required questions or answers that do not fit.
    static func checkComplete(_ session: FormSession) throws(StudyError) {
        let linkIds = Dictionary(
            session.instances.map { ($0.id, $0.item.linkId) }, uniquingKeysWith: { first, _ in first })
        let open = session.openRequired.compactMap { linkIds[$0] }
        guard open.isEmpty else { throw .incomplete(linkIds: open) }
        for instance in session.instances where instance.isEnabled {
            if let problem = instance.problems.first {
                throw .refusedAnswer(linkId: instance.item.linkId, reason: problem.description)
            }
        }
    }
}

extension StoredDraft {
    /// The rows as the form engine takes them.
    func records() throws(StudyError) -> [ItemRecord] {
        var records: [ItemRecord] = []
        records.reserveCapacity(rows.count)
        for row in rows { records.append(try ItemRecord(row)) }
        return records
    }
}

extension TaskCard.Progress {
    /// How far a form has come, and the page at which the person goes on; one more than there are for the review.
    init(_ session: FormSession, at position: DraftPosition?) {
        let pages = session.pages
        let page = session.pageToResume(
            from: position.map { FormPosition(linkId: $0.linkID, instance: $0.instance?.uuid) })
        let place = page.flatMap(pages.firstIndex) ?? pages.count
        self.init(position: place + 1, answered: session.answeredCount, count: pages.count)
    }
}
