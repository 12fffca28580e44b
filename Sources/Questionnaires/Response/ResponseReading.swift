import FHIR
import FoundationEssentials

/// A response read back into the rows of a draft. What does not fit the form is told, and the rest kept.
public struct ResponseReading: Sendable {
    /// Something in a response that the form has no place for.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// What is wrong.
        public enum Reason: Hashable, Sendable {
            /// The form has no such item.
            case unknownItem
            /// The form has the item elsewhere.
            case misplacedItem
            /// There are more items of that linkId than the form allows.
            case repeatedItem
            /// The answer is of another type, or none that can be read.
            case unreadableAnswer
            /// There are more answers than the form allows.
            case tooManyAnswers
            /// A part that is none of what a response is made of, at a place given as FHIRPath.
            case unreadablePart(path: String, String)
            /// The response answers another questionnaire.
            case otherQuestionnaire(String)
        }

        /// The linkId it is about; empty for the response as a whole.
        public let linkId: String
        /// What is wrong.
        public let reason: Reason

        /// Where and what, in one line.
        public var description: String {
            switch reason {
            case .unknownItem: "item \(linkId) is not in the questionnaire; it is left out"
            case .misplacedItem: "item \(linkId) is at another place in the questionnaire; it is left out"
            case .repeatedItem: "item \(linkId) does not repeat; only the first is kept"
            case .unreadableAnswer: "item \(linkId) has an answer that does not fit its type; it is left out"
            case .tooManyAnswers: "item \(linkId) takes one answer; the first is kept"
            case .unreadablePart(let path, let text): "\(path): \(text); it is left out"
            case .otherQuestionnaire(let canonical): "the response answers another questionnaire, \(canonical)"
            }
        }
    }

    /// The response that was read.
    public let response: QuestionnaireResponse
    /// The rows, ready to restore a session of the form.
    public private(set) var records: [ItemRecord] = []
    /// What did not fit, in document order.
    public private(set) var problems: [Problem] = []

    private let form: Form

    /// Reads a response. Linear in its size.
    /// - Parameter makeID: makes a new id for each row.
    public init(_ response: QuestionnaireResponse, for form: Form, makeID: () -> UUID) {
        self.form = form
        self.response = response
        if let canonical = response.questionnaire, let url = form.url,
            canonical.split(separator: "|").first.map(String.init) != url
        {
            problems.append(Problem(linkId: "", reason: .otherQuestionnaire(canonical)))
        }
        read(response.items, as: form.items, in: nil, makeID)
    }

    private mutating func read(
        _ items: [QuestionnaireResponse.Item], as known: [FormItem], in repetition: UUID?, _ makeID: () -> UUID
    ) {
        var found: [String: [QuestionnaireResponse.Item]] = [:]
        let allowed = Set(known.map(\.linkId))
        for item in items {
            if allowed.contains(item.linkId) {
                found[item.linkId, default: []].append(item)
            } else {
                report(item.linkId, form.item(linkId: item.linkId) == nil ? .unknownItem : .misplacedItem)
            }
        }
        for item in known {
            let present = found[item.linkId] ?? []
            if item.kind == .group, item.repeats {
                for (ordinal, group) in present.enumerated() {
                    let id = makeID()
                    add(id, item, repetition, .answered, [], ordinal: ordinal)
                    read(group.items, as: item.children, in: id, makeID)
                }
                continue
            }
            if present.count > 1 { report(item.linkId, .repeatedItem) }
            switch item.kind {
            case .display: continue
            case .group: read(present.first?.items ?? [], as: item.children, in: repetition, makeID)
            default: readAnswers(present.first, item, repetition, makeID)
            }
        }
    }

    private mutating func readAnswers(
        _ source: QuestionnaireResponse.Item?, _ item: FormItem, _ repetition: UUID?, _ makeID: () -> UUID
    ) {
        var values: [(value: AnswerValue, items: [QuestionnaireResponse.Item])] = []
        var withoutValue: [[QuestionnaireResponse.Item]] = []
        var isDeclined = false
        for answer in source?.answers ?? [] {
            let declines = DataAbsentReason.isDeclined(answer.json)
            if !declines, let value = AnswerValue(answerJSON: answer.json)?.adapted(to: item.kind) {
                values.append((value, answer.items))
            } else {
                isDeclined = isDeclined || declines
                if answer.value != nil, !declines { report(item.linkId, .unreadableAnswer) }
                if !answer.items.isEmpty { withoutValue.append(answer.items) }
            }
        }
        if values.count > 1, !item.repeats {
            report(item.linkId, .tooManyAnswers)
            values = [values[0]]
        }
        let id = makeID()
        if !values.isEmpty {
            add(
                id, item, repetition, item.isCalculated && item.isReadOnly ? .calculated : .answered,
                values.map(\.value))
        } else if isDeclined {
            add(id, item, repetition, .declined, [])
        } else if !item.initial.isEmpty || item.expressions.initial != nil {
            // What the response leaves open was open then: the form's own answer must not take its place.
            add(id, item, repetition, .erased, [])
        } else if item.takesSeveralAnswers, item.hasContentInside, !withoutValue.isEmpty {
            add(id, item, repetition, .erased, [])
        }
        guard !item.children.isEmpty else { return }
        guard item.takesSeveralAnswers, item.hasContentInside else {
            read((values.map(\.items) + withoutValue).flatMap { $0 }, as: item.children, in: repetition, makeID)
            return
        }
        let rows = values.map { ([$0.value], $0.items) } + withoutValue.map { ([], $0) }
        for (ordinal, (answers, items)) in rows.enumerated() {
            let row = makeID()
            add(row, item, id, .answered, answers, ordinal: ordinal)
            read(items, as: item.children, in: row, makeID)
        }
    }

    private mutating func add(
        _ id: UUID, _ item: FormItem, _ repetition: UUID?, _ state: ItemState, _ answers: [AnswerValue],
        ordinal: Int = 0
    ) {
        records.append(
            ItemRecord(
                id: id, parent: repetition, linkId: item.linkId, ordinal: ordinal, state: state, answers: answers))
    }

    /// Puts in what was found before the items were read.
    mutating func insert(_ earlier: [Problem]) { problems.insert(contentsOf: earlier, at: 0) }

    private mutating func report(_ linkId: String, _ reason: Problem.Reason) {
        problems.append(Problem(linkId: linkId, reason: reason))
    }
}
