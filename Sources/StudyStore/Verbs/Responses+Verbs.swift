extension ReadTransaction {
    /// A response by id.
    public func response(_ id: ResponseRecord.ID) throws(StoreError) -> ResponseRecord? {
        try first(ResponseRecord.self, "where r.id = ?", id)
    }

    /// The response to an occurrence that is no amendment.
    public func response(to occurrence: OccurrenceRecord.ID) throws(StoreError) -> ResponseRecord? {
        try first(ResponseRecord.self, "where r.occurrence_id = ? and r.amends_id is null", occurrence)
    }

    /// A participant's responses, newest first, at most `limit`.
    public func responses(of participant: ParticipantRecord.ID, limit: Int = 1_000) throws(StoreError)
        -> [ResponseRecord]
    {
        try all(
            ResponseRecord.self, "where r.participant_id = ? order by r.entered_at desc, r.id limit ?", participant,
            limit)
    }

    /// The scores of a response, by instrument and name.
    public func scores(of response: ResponseRecord.ID) throws(StoreError) -> [ScoreRecord] {
        try all(ScoreRecord.self, "where r.response_id = ? order by r.instrument, r.name", response)
    }

    /// One score of a participant over time, oldest first.
    public func scores(
        of participant: ParticipantRecord.ID, instrument: String, name: String
    ) throws(StoreError) -> [ScoreRecord] {
        try all(
            ScoreRecord.self,
            "where r.participant_id = ? and r.instrument = ? and r.name = ? order by r.at, r.id", participant,
            instrument, name)
    }
}

extension WriteTransaction {
    /// Stores a response with its scores, closes its draft and completes its occurrence. One audit entry.
    ///
    /// Handing in the same response id again changes nothing and gives the stored one, so a caller that never heard the
    /// answer may ask again. `expected` is the draft's revision the response was made from. Throws `alreadySubmitted` when
    /// the occurrence has another response, else as `WriteTransaction.save` does.
    @discardableResult
    public func submit(
        _ response: ResponseRecord, scores: [ScoreRecord], expecting expected: Int? = nil
    ) throws(StoreError) -> ResponseRecord {
        if let stored = try self.response(response.id) { return stored }
        if let occurrence = response.occurrence, response.amends == nil,
            let other = try self.response(to: occurrence)
        {
            throw .alreadySubmitted(response: other.id, at: other.enteredAt)
        }
        if let draft = response.draft {
            if let expected {
                _ = try openDraft(draft, expecting: expected)
            }
            if let record = try self.draft(draft) { try keepTyped(nil, in: record) }
            try change("update draft set status = 'submitted', updated_at = ? where id = ?", now, draft)
        }
        try insert(response)
        for score in scores { try insert(score) }
        if let occurrence = response.occurrence {
            try change(
                """
                update occurrence set completed_at = coalesce(completed_at, ?),
                    questionnaire_hash = coalesce(questionnaire_hash, ?), opened_at = coalesce(opened_at, ?)
                where id = ?
                """, response.enteredAt, response.questionnaire, response.enteredAt, occurrence)
        }
        try audit(
            .submit, .response, response.id.description, participant: response.participant,
            new: AuditText.object(
                [("amends", response.amends?.description), ("body", response.body)]
                    + scores.map { ("\($0.instrument) \($0.name)", $0.value?.description ?? $0.notScorable) }))
        return response
    }
}
