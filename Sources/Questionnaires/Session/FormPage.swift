import FoundationEssentials

/// What is shown when one question is asked.
public struct FormPage: Identifiable, Sendable {
    /// The instance that is asked.
    public let id: UUID
    /// Its item.
    public let item: FormItem
    /// The texts above the question, outermost first: of the groups (and questions) around it, and of the display items that
    /// lead to it.
    public let stems: [String]
    /// Texts inside the question, such as instructions.
    public let details: [String]
    /// The texts after the last question of the form; empty on all other pages.
    public let closing: [String]
    /// The place among the questions that can be reached now, from 1.
    public let position: Int
    /// The number of questions that can be reached now.
    public let count: Int
    /// The repetitions around it, outermost first: which one of how many.
    public let repetitions: [Repetition]
    /// The answers it has now.
    public let answers: [AnswerValue]
    /// How it came to hold them; `nil` when nobody has touched it.
    public let state: ItemState?
    /// What is wrong with them.
    public let problems: [AnswerProblem]

    /// One of several repetitions of a group.
    public struct Repetition: Hashable, Sendable {
        /// The instance of the group.
        public let id: UUID
        /// Its text.
        public let text: String
        /// Which one, from 1.
        public let position: Int
        /// Of how many.
        public let count: Int
    }

    /// Whether there is an answer, or the person declined to give one.
    public var isAnswered: Bool { !answers.isEmpty || state == .declined }
}
