/// One `enableWhen`: what the answers of another item must be.
public struct EnableCondition: Hashable, Sendable {
    /// How the answers are compared. The raw values are FHIR R4's operators.
    public enum Operator: String, Hashable, Sendable, CaseIterable {
        /// There is an answer, or there is none.
        case exists
        /// An answer equals the value.
        case equal = "="
        /// An answer differs from the value.
        case notEqual = "!="
        /// An answer is greater than the value.
        case greater = ">"
        /// An answer is less than the value.
        case less = "<"
        /// An answer is greater than the value or equal.
        case greaterOrEqual = ">="
        /// An answer is less than the value or equal.
        case lessOrEqual = "<="
    }

    /// The linkId of the item whose answers count.
    public let question: String
    /// How they are compared.
    public let `operator`: Operator
    /// What they are compared with; for `exists` a boolean.
    public let answer: AnswerValue

    /// A condition.
    public init(question: String, operator: Operator, answer: AnswerValue) {
        self.question = question
        self.operator = `operator`
        self.answer = answer
    }

    /// Whether the answers satisfy it. Without answers only `exists = false` is satisfied; with several, one that
    /// satisfies is enough (also for `!=`). Values that cannot be compared satisfy nothing.
    public func isSatisfied(by answers: [AnswerValue]) -> Bool {
        switch `operator` {
        case .exists: answers.isEmpty != (answer == .boolean(true))
        case .equal: answers.contains { $0.matches(answer) == true }
        case .notEqual: answers.contains { $0.matches(answer) == false }
        case .greater: answers.contains { $0.compared(to: answer).map { $0 > 0 } ?? false }
        case .less: answers.contains { $0.compared(to: answer).map { $0 < 0 } ?? false }
        case .greaterOrEqual: answers.contains { $0.compared(to: answer).map { $0 >= 0 } ?? false }
        case .lessOrEqual: answers.contains { $0.compared(to: answer).map { $0 <= 0 } ?? false }
        }
    }
}

/// How several conditions combine.
public enum EnableBehavior: String, Hashable, Sendable {
    /// All must be satisfied. What holds when the form does not say.
    case all
    /// One is enough.
    case any
}
