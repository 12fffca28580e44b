import FoundationEssentials

/// One occurrence of an item in a session: in a repeating group there is one per repetition.
public struct ItemInstance: Identifiable, Sendable {
    /// Identifies the instance for the life of the draft.
    public let id: UUID
    /// The item it is an occurrence of.
    public let item: FormItem
    /// The instance around it; `nil` at the top.
    public let parent: UUID?
    /// Whether its conditions, and those of all around it, hold.
    public let isEnabled: Bool
    /// How it came to hold its answers; `nil` when nobody has touched it.
    public let state: ItemState?
    /// The answers held, also while it is disabled.
    public let answers: [AnswerValue]
    /// What is wrong with the answers; empty while disabled, and for what is merely still open.
    public let problems: [AnswerProblem]
    /// The instances inside, in order.
    public let children: [UUID]

    /// Whether it is enabled and neither it nor anything around it is hidden.
    public var isVisible: Bool { isEnabled && !item.isHidden }
    /// Whether there is an answer that counts, or the person declined to give one.
    public var isAnswered: Bool { isEnabled && (!answers.isEmpty || state == .declined) }
}
