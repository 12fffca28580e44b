import FHIR

/// One of the answers an item offers.
public struct AnswerOption: Hashable, Sendable {
    /// The answer it stands for.
    public let value: AnswerValue
    /// The words to show.
    public let label: String
    /// The number printed on the instrument: the option's prefix, else its score if all scores of the item are different
    /// digits without a gap, else its position from 1. Unique within the item.
    public let key: String
    /// The score (`itemWeight`, or `ordinalValue`, on the option, its coding or its concept). Not for participants' eyes.
    public let score: FHIRDecimal?
    /// Whether it excludes all others (`optionExclusive`).
    public let isExclusive: Bool
    /// Whether the form selects it to begin with (`initialSelected`).
    public let isInitial: Bool

    /// An option.
    public init(
        value: AnswerValue, label: String, key: String, score: FHIRDecimal? = nil, isExclusive: Bool = false,
        isInitial: Bool = false
    ) {
        self.value = value
        self.label = label
        self.key = key
        self.score = score
        self.isExclusive = isExclusive
        self.isInitial = isInitial
    }
}
