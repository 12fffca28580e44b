import FHIR

/// One answer, as FHIR R4 types it. Equality is that of the whole value; `matches` compares as conditions do.
public enum AnswerValue: Hashable, Sendable {
    /// True or false.
    case boolean(Bool)
    /// A whole number; FHIR allows 32 bits.
    case integer(Int)
    /// A number with the precision it was written with.
    case decimal(FHIRDecimal)
    /// Text, never empty.
    case string(String)
    /// A URI.
    case uri(String)
    /// A day, month or year.
    case date(FHIRDate)
    /// A date, or a date and time with a zone.
    case dateTime(FHIRDateTime)
    /// A time of day.
    case time(FHIRTime)
    /// A concept.
    case coding(Coding)
    /// A number with a unit.
    case quantity(Quantity)
    /// A reference to a resource.
    case reference(Reference)
    /// A file, as the attachment's JSON.
    case attachment(JSONObject)

    /// The least and the greatest whole number FHIR allows.
    static let integerRange = Int(Int32.min)...Int(Int32.max)

    /// The number in it, if it is one or has one.
    public var number: FHIRDecimal? {
        switch self {
        case .integer(let value): FHIRDecimal(value)
        case .decimal(let value): value
        case .quantity(let value): value.value
        default: nil
        }
    }
}
