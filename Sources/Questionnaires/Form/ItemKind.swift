/// What an item asks for. The raw values are FHIR R4's item types.
public enum ItemKind: String, Hashable, Sendable, CaseIterable {
    /// Holds other items; never has an answer.
    case group
    /// Text only.
    case display
    /// True or false.
    case boolean
    /// A number with a fraction; keeps the precision it was written with.
    case decimal
    /// A whole number of 32 bits.
    case integer
    /// A day, a month or a year.
    case date
    /// A date, with or without a time; a time has a zone.
    case dateTime
    /// A time of day without a zone.
    case time
    /// One line of text.
    case string
    /// Text of several lines.
    case text
    /// A web address or another URI.
    case url
    /// One of the item's options, or several.
    case choice
    /// One of the item's options, or a text of one's own.
    case openChoice = "open-choice"
    /// A file.
    case attachment
    /// A reference to another resource.
    case reference
    /// A number with a unit.
    case quantity

    /// Whether items of this kind take answers at all.
    public var isQuestion: Bool { self != .group && self != .display }

    /// Whether a person can give the answer at a keyboard. Attachments and references are kept when a response holds
    /// them, and are named in `Form.notes`.
    public var isEnterable: Bool { isQuestion && self != .attachment && self != .reference }

    /// Whether its answers are dates or times.
    public var isTemporal: Bool { self == .date || self == .dateTime || self == .time }

    /// Whether answers are picked from options.
    public var isChoice: Bool { self == .choice || self == .openChoice }

    /// Whether items of this kind may have options although they are no choice (invariant que-5).
    var isRestrictable: Bool {
        switch self {
        case .decimal, .integer, .date, .dateTime, .time, .string, .quantity: true
        default: false
        }
    }

    /// The members that hold an answer of this type in FHIR R4.
    var elementNames: [String] {
        switch self {
        case .boolean: ["valueBoolean"]
        case .decimal: ["valueDecimal"]
        case .integer: ["valueInteger"]
        case .date: ["valueDate"]
        case .dateTime: ["valueDateTime"]
        case .time: ["valueTime"]
        case .string, .text: ["valueString"]
        case .url: ["valueUri"]
        case .attachment: ["valueAttachment"]
        case .reference: ["valueReference"]
        case .quantity: ["valueQuantity"]
        case .choice, .openChoice: ["valueCoding", "valueString"]
        case .group, .display: []
        }
    }
}
