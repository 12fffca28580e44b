extension ReadTransaction {
    /// A draft by id.
    public func draft(_ id: DraftRecord.ID) throws(StoreError) -> DraftRecord? {
        try first(DraftRecord.self, "where r.id = ?", id)
    }

    /// The open draft of an occurrence.
    public func openDraft(of occurrence: OccurrenceRecord.ID) throws(StoreError) -> DraftRecord? {
        try first(DraftRecord.self, "where r.occurrence_id = ? and r.status = 'open'", occurrence)
    }

    /// What each item instance of a draft says now: its highest version. In the order in which they were saved
    /// first; of those saved at once, by instance.
    public func items(of draft: DraftRecord.ID) throws(StoreError) -> [ItemVersionRecord] {
        try all(
            ItemVersionRecord.self,
            """
            where r.draft_id = ? and r.version = (
                select max(v.version) from draft_item_version v where v.draft_id = r.draft_id and v.instance = r.instance)
            order by (
                select min(f.at) from draft_item_version f where f.draft_id = r.draft_id and f.instance = r.instance),
                r.instance
            """, draft)
    }

    /// Every version of every item instance of a draft, in the order in which they were saved.
    public func history(of draft: DraftRecord.ID) throws(StoreError) -> [ItemVersionRecord] {
        try all(ItemVersionRecord.self, "where r.draft_id = ? order by r.at, r.instance, r.version", draft)
    }

    /// How many item instances of a draft hold an answer that a person gave.
    func answeredCount(of draft: DraftRecord.ID) throws(StoreError) -> Int {
        try database().value(
            """
            select count(*) from draft_item_version r
            where r.draft_id = ? and r.state in ('answered', 'declined', 'overridden') and r.version = (
                select max(v.version) from draft_item_version v where v.draft_id = r.draft_id and v.instance = r.instance)
            """, draft) ?? 0
    }
}

extension WriteTransaction {
    /// Begins a draft, or gives the open one of the same occurrence. Pins the questionnaire on the occurrence.
    ///
    /// Throws `alreadySubmitted` when the occurrence has a response.
    public func open(_ draft: DraftRecord) throws(StoreError) -> DraftRecord {
        if let occurrence = draft.occurrence {
            if let open = try openDraft(of: occurrence) { return open }
            if let response = try response(to: occurrence) {
                throw .alreadySubmitted(response: response.id, at: response.enteredAt)
            }
            try change(
                "update occurrence set questionnaire_hash = ?, opened_at = coalesce(opened_at, ?) where id = ?",
                draft.questionnaire, draft.startedAt, occurrence)
        }
        try insert(draft)
        try audit(
            .open, .draft, draft.id.description, participant: draft.participant,
            new: AuditText.object([
                ("occurrence", draft.occurrence?.description), ("questionnaire", draft.questionnaire.hex),
            ]))
        return draft
    }

    /// Saves new item states on top of revision `expected` and moves the place to resume at; returns the new revision.
    /// One audit entry holds the states before and after.
    ///
    /// Throws `draftConflict` when another session saved first (then nothing is changed), `draftClosed` when the draft is
    /// not open, and `notFound`.
    public func save(
        _ changes: [ItemChange], in draft: DraftRecord.ID, expecting expected: Int, position: DraftPosition? = nil
    ) throws(StoreError) -> Int {
        let record = try openDraft(draft, expecting: expected)
        let place = position ?? record.position
        try change(
            """
            update draft set revision = revision + 1, position_link_id = ?, position_instance = ?, updated_at = ?
            where id = ?
            """, place?.linkID, place?.instance, now, draft)
        var old: [String] = []
        for item in changes {
            let before = try first(
                ItemVersionRecord.self, "where r.draft_id = ? and r.instance = ? order by r.version desc limit 1",
                draft, item.instance)
            if let before { old.append(before.change.auditText) }
            try insert(ItemVersionRecord(draft: draft, version: (before?.version ?? 0) + 1, change: item, at: now))
        }
        try audit(
            .answer, .draft, draft.description, participant: record.participant,
            old: "[" + old.joined(separator: ",") + "]",
            new: "[" + changes.map(\.auditText).joined(separator: ",") + "]")
        return expected + 1
    }

    /// Keeps the place to resume at when a person moved without answering. It is no part of the record: no revision, no
    /// audit entry, no change told to others. `nil` is a place that no answer has made known yet. A draft that is not open
    /// stays as it is.
    public func keepPosition(_ position: DraftPosition?, in draft: DraftRecord.ID) throws(StoreError) {
        try database().run(
            "update draft set position_link_id = ?, position_instance = ? where id = ? and status = 'open'",
            position?.linkID, position?.instance, draft)
    }

    /// Gives up a draft; its answers stay in the trail. Throws as `save` does.
    public func discard(_ draft: DraftRecord.ID, expecting expected: Int, reason: String?) throws(StoreError) {
        let record = try openDraft(draft, expecting: expected)
        try change("update draft set status = 'discarded', updated_at = ? where id = ?", now, draft)
        try keepTyped(nil, in: record)
        try audit(.discard, .draft, draft.description, participant: record.participant, reason: reason)
    }

    /// The draft, if it is open and at the revision expected.
    func openDraft(_ draft: DraftRecord.ID, expecting expected: Int) throws(StoreError) -> DraftRecord {
        guard let record = try self.draft(draft) else { throw .notFound(entity: .draft, id: draft.description) }
        guard record.status == .open else { throw .draftClosed(status: record.status) }
        guard record.revision == expected else { throw .draftConflict(expected: expected, found: record.revision) }
        return record
    }
}

extension ItemChange {
    fileprivate var auditText: String {
        AuditText.object([
            ("instance", instance.description), ("linkId", linkID), ("state", state.rawValue), ("reason", reason),
            ("answer", answer),
        ])
    }
}
