import Questionnaires

/// What stands in an item's field: exactly what was typed, never put into another form while it is there.
public struct EntryBuffer: Hashable, Sendable {
    /// The text.
    public var text: String
    /// Whether it may differ from the answer that the form holds.
    public var isDirty: Bool
    /// Why the text is no answer, once the person has tried to go on with it.
    public var problem: AnswerProblem?

    /// Makes a buffer.
    public init(text: String = "", isDirty: Bool = false, problem: AnswerProblem? = nil) {
        self.text = text
        self.isDirty = isDirty
        self.problem = problem
    }
}
