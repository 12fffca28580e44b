import FHIR
import FoundationEssentials
import Questionnaires
import StudyAPI
import StudyStore

extension DraftItem {
    /// A form's row, as it is sent.
    init(_ record: ItemRecord) {
        self.init(
            id: record.id, parent: record.parent, linkId: record.linkId, ordinal: record.ordinal,
            state: sameCase(as: record.state), answers: record.answers.map(\.answerJSON.text))
    }

    /// The row that was sent, read again; what is no FHIR answer is refused.
    func record() throws(StudyError) -> ItemRecord {
        var values: [AnswerValue] = []
        for text in answers {
            guard let object = (try? JSON(parsing: text))?.object, let value = AnswerValue(answerJSON: object) else {
                throw .refusedAnswer(linkId: linkId, reason: "This is not an answer that FHIR knows.")
            }
            values.append(value)
        }
        return ItemRecord(
            id: id, parent: parent, linkId: linkId, ordinal: ordinal, state: sameCase(as: state), answers: values)
    }
}

/// The case of the same name: the states of a draft's rows are spelt alike in the form engine, in what is sent and in the
/// store. Tests go through all of them.
func sameCase<From: RawRepresentable<String>, To: RawRepresentable<String>>(as state: From, _: To.Type = To.self) -> To
{
    guard let same = To(rawValue: state.rawValue) else {
        preconditionFailure("\(To.self) has no case \(state.rawValue)")
    }
    return same
}

extension ItemRecord {
    /// A stored row. What the store holds was checked when it was saved; a value that cannot be read any more is damage.
    init(_ stored: ItemVersionRecord) throws(StudyError) {
        let change = stored.change
        var values: [AnswerValue] = []
        if let text = change.answer {
            for json in (try? JSON(parsing: text))?.array ?? [.null] {
                guard let object = json.object, let value = AnswerValue(answerJSON: object) else {
                    throw .storeUnavailable(detail: "the saved answer to \(change.linkID) cannot be read")
                }
                values.append(value)
            }
        }
        self.init(
            id: change.instance.uuid, parent: change.parent?.uuid, linkId: change.linkID, ordinal: change.ordinal,
            state: sameCase(as: change.state), answers: values)
    }

    /// The row as the store takes it.
    var change: ItemChange {
        ItemChange(
            instance: StoreID(id), parent: parent.map { StoreID($0) }, linkID: linkId, ordinal: ordinal,
            state: sameCase(as: state),
            answer: answers.isEmpty ? nil : JSON.array(answers.map { .object($0.answerJSON) }).text)
    }
}
