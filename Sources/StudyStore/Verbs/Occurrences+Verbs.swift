/// An occurrence with what became of it so far.
public struct OccurrenceProgress: Equatable, Sendable {
    /// The occurrence.
    public let occurrence: OccurrenceRecord
    /// The version of its task that made it.
    public let taskVersion: TaskVersionRecord
    /// Its open draft, if there is one.
    public let draft: DraftRecord?
    /// How many items of the draft hold an answer.
    public let answered: Int
    /// Its response, if it was submitted.
    public let response: ResponseRecord.ID?
}

extension ReadTransaction {
    /// An occurrence by id.
    public func occurrence(_ id: OccurrenceRecord.ID) throws(StoreError) -> OccurrenceRecord? {
        try first(OccurrenceRecord.self, "where r.id = ?", id)
    }

    /// A participant's occurrences whose window and grace touch the half-open interval, by window, then id.
    public func occurrences(
        of participant: ParticipantRecord.ID, from: Timestamp, to: Timestamp
    ) throws(StoreError) -> [OccurrenceProgress] {
        let found = try database().rows(
            """
            select \(OccurrenceRecord.select("o")), \(TaskVersionRecord.select("v")),
                (select s.id from response s where s.occurrence_id = o.id and s.amends_id is null)
            from occurrence o join task_version v on v.id = o.task_version_id
            where o.participant_id = ? and o.opens_at < ? and o.grace_until > ?
            order by o.opens_at, o.closes_at, o.id
            """, participant, to, from
        ) { row throws(StoreError) in
            (try OccurrenceRecord(row: &row), try TaskVersionRecord(row: &row), try row.next() as ResponseRecord.ID?)
        }
        var result: [OccurrenceProgress] = []
        for (occurrence, version, response) in found {
            let draft = occurrence.openedAt == nil ? nil : try openDraft(of: occurrence.id)
            let answered = if let draft { try answeredCount(of: draft.id) } else { 0 }
            result.append(
                OccurrenceProgress(
                    occurrence: occurrence, taskVersion: version, draft: draft, answered: answered, response: response))
        }
        return result
    }

    /// The slots of a participant's occurrences of a task from the local time `slot` on, in order.
    public func slots(
        of participant: ParticipantRecord.ID, task: TaskRecord.ID, from slot: String = ""
    ) throws(StoreError) -> [String] {
        try database().rows(
            "select slot from occurrence where participant_id = ? and task_id = ? and slot >= ? order by slot",
            participant, task, slot
        ) { row throws(StoreError) -> String in try row.next() }
    }
}

extension WriteTransaction {
    /// Adds those of a participant's occurrences whose slots are not taken; returns how many were new. Doing it again
    /// adds nothing. One audit entry for all; none when nothing was new.
    @discardableResult
    public func schedule(
        _ occurrences: [OccurrenceRecord], for participant: ParticipantRecord.ID
    ) throws(StoreError) -> Int {
        let conflict = " on conflict (participant_id, task_id, slot) do nothing"
        var slots: [String] = []
        for occurrence in occurrences where try database().insert(occurrence, conflict: conflict) == 1 {
            slots.append(AuditText.quoted("\(occurrence.task) \(occurrence.slot)"))
        }
        if !slots.isEmpty {
            try audit(
                .schedule, .participant, participant.description, participant: participant,
                new: "[" + slots.joined(separator: ",") + "]")
        }
        return slots.count
    }

    /// Removes a participant's occurrences of a task from the local time `slot` on that nobody has opened or excused;
    /// returns how many. The rest stays as it is: an edit of the schedule moves only what nobody has opened.
    @discardableResult
    public func removeUnopened(
        of participant: ParticipantRecord.ID, task: TaskRecord.ID, from slot: String, reason: String
    ) throws(StoreError) -> Int {
        let removed = try change(
            """
            delete from occurrence where participant_id = ? and task_id = ? and slot >= ?
                and opened_at is null and completed_at is null and excused_at is null
            """, participant, task, slot)
        try audit(
            .schedule, .participant, participant.description, participant: participant,
            old: AuditText.object([("task", task.description), ("from", slot), ("removed", "\(removed)")]),
            reason: reason)
        return removed
    }

    /// Excuses an occurrence that was not completed. Throws `notFound` when there is none such.
    public func excuse(_ occurrence: OccurrenceRecord.ID, reason: String) throws(StoreError) {
        guard let record = try self.occurrence(occurrence), record.completedAt == nil else {
            throw .notFound(entity: .occurrence, id: occurrence.description)
        }
        try change("update occurrence set excused_at = ?, excused_reason = ? where id = ?", now, reason, occurrence)
        try audit(
            .excuse, .occurrence, occurrence.description, participant: record.participant, old: record.excusedReason,
            new: reason, reason: reason)
    }
}
