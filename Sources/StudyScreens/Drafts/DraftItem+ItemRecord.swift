import FHIR
import Questionnaires
import StudyAPI

extension DraftItem {
    /// The form engine's record as it travels to the service.
    init(_ record: ItemRecord) {
        self.init(
            id: record.id, parent: record.parent, linkId: record.linkId, ordinal: record.ordinal,
            state: State(record.state), answers: record.answers.map { JSON.object($0.answerJSON).text })
    }
}

extension DraftItem.State {
    /// The engine's state, in the service's words.
    init(_ state: ItemState) {
        self =
            switch state {
            case .answered: .answered
            case .erased: .erased
            case .keptWhileDisabled: .keptWhileDisabled
            case .declined: .declined
            case .calculated: .calculated
            case .overridden: .overridden
            }
    }
}

extension ItemRecord {
    /// What the service kept, as the form engine's record.
    /// - Throws: `.unavailable` when an answer is not one: the store is damaged.
    init(_ item: DraftItem) throws(DraftKeeperError) {
        var answers: [AnswerValue] = []
        for text in item.answers {
            guard let json = try? JSON(parsing: text.utf8), case .object(let object) = json,
                let value = AnswerValue(answerJSON: object)
            else { throw .unavailable(reason: "The kept answer to \(item.linkId) is damaged.") }
            answers.append(value)
        }
        self.init(
            id: item.id, parent: item.parent, linkId: item.linkId, ordinal: item.ordinal,
            state: ItemState(item.state), answers: answers)
    }
}

extension ItemState {
    /// The service's state, in the engine's words.
    init(_ state: DraftItem.State) {
        self =
            switch state {
            case .answered: .answered
            case .erased: .erased
            case .keptWhileDisabled: .keptWhileDisabled
            case .declined: .declined
            case .calculated: .calculated
            case .overridden: .overridden
            }
    }
}
