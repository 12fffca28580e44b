/// One answer that can be chosen.
public struct Choice<ID: Hashable>: Identifiable {
    /// What is chosen.
    public let id: ID
    /// What is printed before it, such as `0` or `10`: typing it answers.
    public let key: String
    /// The words.
    public let label: Phrase
    /// Whether it takes all others away ("none of these").
    public let isExclusive: Bool

    /// Makes a choice.
    public init(_ id: ID, key: String, label: Phrase, isExclusive: Bool = false) {
        self.id = id
        self.key = key
        self.label = label
        self.isExclusive = isExclusive
    }
}

extension Choice: Equatable {
    /// Whether both show and choose the same.
    public static func == (left: Choice, right: Choice) -> Bool {
        left.id == right.id && left.key == right.key && left.label == right.label
            && left.isExclusive == right.isExclusive
    }
}
