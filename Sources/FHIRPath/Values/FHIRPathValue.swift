import FHIR

/// One item of a FHIRPath collection: a FHIR element, or a value of FHIRPath's own types.
public enum FHIRPathValue: Hashable, Sendable {
    /// An element or resource.
    case element(FHIRPathElement)
    /// System.Boolean.
    case boolean(Bool)
    /// System.String.
    case string(String)
    /// System.Integer. What expressions give is of 32 bits; a program's own variables may be larger.
    case integer(Int)
    /// System.Decimal.
    case decimal(FHIRDecimal)
    /// System.Date, of any precision.
    case date(FHIRDate)
    /// System.DateTime, of any precision.
    case dateTime(FHIRDateTime)
    /// System.Time, of any precision.
    case time(FHIRTime)
    /// System.Quantity.
    case quantity(FHIRPathQuantity)

    /// A resource as an item of a collection.
    public init(resource: JSONObject) {
        self = .element(FHIRPathElement(resource: resource))
    }

    /// An element as an item of a collection; see `FHIRPathElement.init(json:type:)`.
    public init(json: JSON, type: String? = nil) {
        self = .element(FHIRPathElement(json: json, type: type))
    }
}

extension FHIRPathValue {
    /// The value in FHIRPath's own types: a primitive element as the value it holds and a Quantity element as a quantity.
    /// Other elements as they are; `nil` for a primitive without a value.
    public var systemValue: FHIRPathValue? {
        guard case .element(let element) = self else { return self }
        return element.systemValue
    }

    /// The number, of a number or an element that is one, or of a quantity.
    public var decimal: FHIRDecimal? {
        switch systemValue {
        case .integer(let value)?: FHIRDecimal(value)
        case .decimal(let value)?: value
        case .quantity(let quantity)?: quantity.value
        default: nil
        }
    }

    /// The value as JSON: elements as they are, dates and times as strings, quantities as FHIR's Quantity.
    public var json: JSON {
        switch self {
        case .element(let element): element.json
        case .boolean(let value): .bool(value)
        case .string(let text): .string(text)
        case .integer(let value): .number(JSONNumber(value))
        case .decimal(let value): .number(JSONNumber(value))
        case .date(let value): .string(value.text)
        case .dateTime(let value): .string(value.text)
        case .time(let value): .string(value.text)
        case .quantity(let value): .object(value.quantity.json)
        }
    }

    /// The value as `toString()` has it; of an element that is not a primitive, its JSON.
    public var text: String {
        switch self {
        case .element(let element):
            switch element.systemValue {
            case .element?, nil: element.json.text
            case let value?: value.text
            }
        case .boolean(let value): value ? "true" : "false"
        case .string(let text): text
        case .integer(let value): String(value)
        case .decimal(let value): value.literal
        case .date(let value): value.text
        case .dateTime(let value): value.text
        case .time(let value): value.text
        case .quantity(let value): value.text
        }
    }

    /// The name of its type: `Boolean`, `String`, … for FHIRPath's own types; `boolean`, `Coding`, `Patient`, … for
    /// elements. An element whose type is not known has that of its JSON: `string`, or `Element` for an object.
    public var typeName: String {
        switch self {
        case .element(let element): element.typeName ?? (element.json.string == nil ? "Element" : "string")
        case .boolean: "Boolean"
        case .string: "String"
        case .integer: "Integer"
        case .decimal: "Decimal"
        case .date: "Date"
        case .dateTime: "DateTime"
        case .time: "Time"
        case .quantity: "Quantity"
        }
    }

    /// What it is, in words for messages.
    var kindDescription: String {
        let name = typeName
        return ("AEIOUaeiou".contains(name.prefix(1)) ? "an " : "a ") + name
    }

    /// The whole numbers that are Integers (FHIRPath 2.0, "Integer").
    static let integers = Int(Int32.min)...Int(Int32.max)

    /// An Integer; `nil` for a number that is beyond all of them, as the result of an operation that overflows is empty
    /// (FHIRPath 2.0, "Math").
    static func whole(_ value: Int?) -> FHIRPathValue? {
        guard let value, integers.contains(value) else { return nil }
        return .integer(value)
    }

    var isElement: Bool {
        if case .element = self { true } else { false }
    }
}
