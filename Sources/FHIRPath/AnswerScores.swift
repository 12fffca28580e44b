import FHIR
import Synchronization

/// The scores a questionnaire gives to its answers: by `itemWeight` or `ordinalValue` on the options, their codings or
/// the concepts of contained value sets and code systems.
///
/// They are read when the first is asked for, once and in time linear in the number of options and concepts: a form that is
/// empty yet has no use for them.
public final class AnswerScores: Sendable {
    private let questionnaire: Questionnaire
    private let table = Mutex<ScoreTable?>(nil)

    /// The scores that this questionnaire gives.
    public init(_ questionnaire: Questionnaire) {
        self.questionnaire = questionnaire
    }

    /// The score of an answer's value (a coding, or the text of a primitive) in the item with that linkId.
    public func score(of value: JSON, linkId: String?) -> FHIRDecimal? {
        let (system, code): (String?, String?)
        switch value {
        case .object(let object): (system, code) = (object["system"]?.string, object["code"]?.string)
        case .string(let text): (system, code) = (nil, text)
        case .number(let number): (system, code) = (nil, number.text)
        default: return nil
        }
        guard let code else { return nil }
        return table.withLock { table in
            let read = table ?? ScoreTable(questionnaire)
            table = read
            return read.score(linkId: linkId, system: system, value: code)
        }
    }
}

/// What a questionnaire says of scores, by the answers that have them.
private struct ScoreTable {
    private struct Key: Hashable {
        let linkId: String?
        let system: String?
        let value: String
    }

    /// Scores by item, and for value sets and code systems with no item.
    private var scores: [Key: FHIRDecimal] = [:]

    init(_ questionnaire: Questionnaire) {
        for object in questionnaire.contained where object["resourceType"]?.string == "CodeSystem" {
            addConcepts(object["concept"], system: object["url"]?.string)
        }
        add(questionnaire.items, of: questionnaire)
    }

    /// The score of a value in that item, else in any.
    func score(linkId: String?, system: String?, value: String) -> FHIRDecimal? {
        scores[Key(linkId: linkId, system: system, value: value)]
            ?? scores[Key(linkId: nil, system: system, value: value)]
    }

    private mutating func add(_ items: [Questionnaire.Item], of questionnaire: Questionnaire) {
        for item in items {
            for option in item.answerOptions {
                guard let score = option.score, let value = option.value?.json else { continue }
                add(score, for: value, linkId: item.linkId)
            }
            if let canonical = item.answerValueSet, let set = questionnaire.containedValueSet(canonical) {
                for concept in set.concepts {
                    guard let score = concept.score else { continue }
                    add(score, for: .object(concept.coding.json), linkId: item.linkId)
                }
            }
            add(item.items, of: questionnaire)
        }
    }

    private mutating func add(_ score: FHIRDecimal, for value: JSON, linkId: String) {
        switch value {
        case .object(let object):
            guard let code = object["code"]?.string else { return }
            scores[Key(linkId: linkId, system: object["system"]?.string, value: code)] = score
        case .string(let text): scores[Key(linkId: linkId, system: nil, value: text)] = score
        case .number(let number): scores[Key(linkId: linkId, system: nil, value: number.text)] = score
        default: break
        }
    }

    private mutating func addConcepts(_ list: JSON?, system: String?) {
        for case .object(let object) in list?.array ?? [] {
            let concept = Coding(json: object)
            if let code = concept.code, let score = concept.score {
                scores[Key(linkId: nil, system: system, value: code)] = score
            }
            addConcepts(object["concept"], system: system)
        }
    }
}
