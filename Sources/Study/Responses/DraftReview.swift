import FoundationEssentials
import Questionnaires
import StudyAPI
import StudyStore

/// Checks what a session wants to save, by filling in the form anew from what the store holds.
///
/// Nothing a session says is taken on trust: not what is enabled, not what was calculated, not that an answer fits.
struct DraftReview {
    /// What is to be stored.
    struct Outcome {
        /// The form with the changes in it.
        var session: FormSession
        /// The rows that are new or differ from those stored.
        var changes: [ItemRecord]
    }

    let form: Form
    /// The newest row of each item instance, in the order of first touch.
    let stored: [ItemRecord]
    let now: Date
    let timeZone: TimeZone

    /// The form as it stands in the store.
    func session() throws(StudyError) -> FormSession { try session(stored) }

    /// The form after these items were saved, or the first reason to refuse one.
    func accepting(_ items: [DraftItem], allowsDeclining: Bool) throws(StudyError) -> Outcome {
        var rows = stored
        var places = Dictionary(
            rows.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        for item in items {
            let row = try check(item, allowsDeclining: allowsDeclining)
            if let place = places[row.id] {
                guard rows[place].isSamePlace(as: row) else {
                    throw .refusedAnswer(linkId: row.linkId, reason: "The answer was moved to another question.")
                }
                rows[place] = row
            } else {
                guard !rows.contains(where: { $0.isSamePlace(as: row) }) else {
                    throw .refusedAnswer(
                        linkId: row.linkId, reason: "The question is answered under another id already.")
                }
                places[row.id] = rows.count
                rows.append(row)
            }
        }
        let session = try session(rows)
        for item in items {
            if let problem = session.instances.first(where: { $0.id == item.id })?.problems.first {
                throw .refusedAnswer(linkId: item.linkId, reason: problem.description)
            }
        }
        let known = Dictionary(stored.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return Outcome(session: session, changes: session.records.filter { known[$0.id] != $0 })
    }

    private func check(_ item: DraftItem, allowsDeclining: Bool) throws(StudyError) -> ItemRecord {
        guard let question = form.item(linkId: item.linkId) else {
            throw .refusedAnswer(linkId: item.linkId, reason: AnswerProblem.unknownInstance.description)
        }
        let row = try item.record()
        switch item.state {
        case .answered, .overridden:
            // A calculated value may come along with the answer it follows from; it is calculated again below.
            guard !question.isReadOnly || question.isCalculated else {
                throw .refusedAnswer(linkId: item.linkId, reason: AnswerProblem.readOnly.description)
            }
            guard question.kind == .group || !row.answers.isEmpty else {
                throw .refusedAnswer(linkId: item.linkId, reason: AnswerProblem.empty.description)
            }
            guard question.kind.isQuestion || row.answers.isEmpty else {
                throw .refusedAnswer(linkId: item.linkId, reason: AnswerProblem.notAQuestion.description)
            }
        case .erased, .declined:
            guard item.state == .erased || allowsDeclining else {
                throw .refusedAnswer(linkId: item.linkId, reason: "This task asks for an answer, or none.")
            }
            guard row.answers.isEmpty else {
                throw .refusedAnswer(linkId: item.linkId, reason: "An answer that was taken back holds none.")
            }
        case .keptWhileDisabled, .calculated: break
        }
        return row
    }

    private func session(_ rows: [ItemRecord]) throws(StudyError) -> FormSession {
        do {
            return try FormSession(form, restoring: rows, now: now, timeZone: timeZone) {
                StudyStore.ItemInstance.ID().uuid
            }
        } catch {
            throw .refusedAnswer(linkId: rows.last?.linkId ?? "", reason: "\(error)")
        }
    }
}

extension ItemRecord {
    /// Whether the other row speaks of the same repetition of the same item.
    fileprivate func isSamePlace(as other: ItemRecord) -> Bool {
        linkId == other.linkId && parent == other.parent && ordinal == other.ordinal
    }
}
