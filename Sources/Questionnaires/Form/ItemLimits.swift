import FHIR

/// What an answer must satisfy, as far as the form says. All bounds are inclusive.
public struct ItemLimits: Sendable {
    /// The least value (`minValue`, `minQuantity`).
    public internal(set) var minValue: AnswerValue?
    /// The greatest value (`maxValue`, `maxQuantity`).
    public internal(set) var maxValue: AnswerValue?
    /// Whether the form's bounds let no value through at all, so that they were left out.
    var isContradictory = false
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
    /// The types of content that a file may have; any if empty. `image/*` stands for all images.
    public internal(set) var mimeTypes: [String] = []
    /// The most bytes that a file may have.
    public internal(set) var maxSize: FHIRDecimal?
    /// The types of resource that a reference may point to; any if empty.
    public internal(set) var referenceTypes: [String] = []
}
