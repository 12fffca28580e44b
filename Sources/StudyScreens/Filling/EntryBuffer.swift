import Questionnaires

/// What stands in an item's field: exactly what was typed, never put into another form while it is there.
public struct EntryBuffer: Hashable, Sendable {
    /// The text.
    public var text: String
    /// Whether it may differ from the answer that the form holds.
    public var isDirty: Bool
    /// Why the text is no answer, once the person has tried to go on with it.
    public var problem: AnswerProblem?

    /// How many characters of the last change found no room and were left out.
    public var leftOut: Int

    /// Makes a buffer.
    public init(text: String = "", isDirty: Bool = false, problem: AnswerProblem? = nil, leftOut: Int = 0) {
        self.text = text
        self.isDirty = isDirty
        self.problem = problem
        self.leftOut = leftOut
    }

    /// Says that something found no room, if so.
    func leftOutRemark(in item: FormItem) -> Remark? {
        guard leftOut > 0 else { return nil }
        return Remark(.entryLeftOut, ["count": .count(leftOut), "max": .text(String(EntryRoom.limit(item)))])
    }
}
