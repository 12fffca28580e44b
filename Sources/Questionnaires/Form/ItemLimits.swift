/// What an answer must satisfy, as far as the form says. All bounds are inclusive.
public struct ItemLimits: Sendable {
    /// The least value (`minValue`, `minQuantity`).
    public internal(set) var minValue: AnswerValue?
    /// The greatest value (`maxValue`, `maxQuantity`).
    public internal(set) var maxValue: AnswerValue?
    /// The least length in Unicode scalars.
    public internal(set) var minLength: Int?
    /// The greatest length in Unicode scalars.
    public internal(set) var maxLength: Int?
    /// The most digits after the decimal point.
    public internal(set) var maxDecimalPlaces: Int?
    /// The fewest answers or repetitions.
    public internal(set) var minOccurs: Int?
    /// The most answers or repetitions.
    public internal(set) var maxOccurs: Int?
    /// What a text must look like as a whole.
    public internal(set) var pattern: ValuePattern?
}
