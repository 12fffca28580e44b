import StudyAPI
import StudyStore

extension StudyStandard: ResponsesConstraint {
    func draft(_ id: DraftRecord.ID) throws(StudyError) -> StoredDraft {
        try read { transaction in
            guard let draft = try transaction.draft(id) else { throw StudyError.notFound(what: "draft") }
            return StoredDraft(draft: draft, rows: try transaction.items(of: id))
        }
    }

    func begin(_ draft: DraftRecord, by author: Authorship) throws(StudyError) -> DraftRecord {
        try write(as: author) { try $0.open(draft) }
    }

    func save(_ change: DraftChange, by author: Authorship) throws(StudyError) -> SavedDraft {
        try write(as: author) { transaction in
            if change.items.isEmpty {
                try transaction.keepPosition(change.position, in: change.draft.id)
                return SavedDraft(revision: change.revision, savedAt: change.draft.updatedAt, raised: [])
            }
            let revision = try transaction.save(
                change.items, in: change.draft.id, expecting: change.revision, position: change.position)
            var raised: [AlertRecord] = []
            for update in change.alerts {
                if let alert = try transaction.carryOut(update, on: change.draft) { raised.append(alert) }
            }
            return SavedDraft(revision: revision, savedAt: transaction.now, raised: raised)
        }
    }

    func typed(in draft: DraftRecord) throws(StudyError) -> [UInt8]? { try read { try $0.typed(in: draft) } }

    func keepTyped(_ typed: [UInt8]?, in draft: DraftRecord) throws(StudyError) {
        try read { try $0.keepTyped(typed, in: draft) }
    }

    func restart(
        _ draft: DraftRecord.ID, revision: Int, with next: DraftRecord, by author: Authorship
    ) throws(StudyError) {
        try write(as: author) { transaction in
            try transaction.discard(draft, expecting: revision, reason: nil)
            _ = try transaction.open(next)
        }
    }

    func submit(
        _ response: ResponseRecord, revision: Int, scores: [ScoreRecord], by author: Authorship
    ) throws(StudyError) {
        try write(as: author) { transaction in
            _ = try transaction.submit(response, scores: scores, expecting: revision)
        }
    }

    func questionnaireHash(url: String, version: String) throws(StudyError) -> ContentHash? {
        try read { try $0.questionnaire(url: url, version: version)?.hash }
    }
}

extension WriteTransaction {
    /// Raises the alert, or notes a changed answer at the unresolved one that is there. Gives the alert if it was raised.
    fileprivate func carryOut(_ update: AlertUpdate, on draft: DraftRecord) throws(StoreError) -> AlertRecord? {
        let known = try alerts(of: draft.id).last { $0.rule == update.rule.id && $0.state != .resolved }
        if let known {
            let answer = try events(of: known.id).last { $0.kind == .annotated }?.note ?? known.answer
            if answer != update.finding.answer { try annotate(known.id, note: update.finding.answer) }
            return update.isNew ? known : nil
        }
        guard update.finding.isRaised, let participant = draft.participant else { return nil }
        return try raise(
            AlertRecord(
                participant: participant, occurrence: draft.occurrence, draft: draft.id, rule: update.rule.id,
                owner: update.rule.owner, severity: 1, linkID: update.rule.linkId, instance: update.instance,
                question: update.finding.question, answer: update.finding.answer, raisedAt: now,
                escalatesAt: update.escalatesAt))
    }
}
