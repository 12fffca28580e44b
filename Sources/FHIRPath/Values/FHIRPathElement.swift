import FHIR

/// A FHIR element or resource in a collection: its JSON with what is known of its type.
public struct FHIRPathElement: Hashable, Sendable {
    /// The JSON; `null` for a primitive that has an id or extensions but no value.
    public let json: JSON
    /// Id and extensions of a primitive, which stand in the member with `_` before its name.
    public let sibling: JSONObject?
    /// The linkId of the questionnaire response's item around it.
    let linkId: String?
    let type: FHIRType?

    init(json: JSON, sibling: JSONObject?, type: FHIRType?, linkId: String?) {
        self.json = json
        self.sibling = sibling
        self.linkId = linkId
        self.type = Self.type(of: json, declared: type)
    }

    /// The type of an element that is declared to be of this one, if it is: of a resource, what it says itself; where nothing
    /// is declared, what the JSON shows.
    static func type(of json: JSON, declared type: FHIRType?) -> FHIRType? {
        if type?.isAbstract ?? true, case .object(let object) = json, let name = object["resourceType"]?.string,
            let own = FHIRType(named: name)
        {
            return own
        }
        return type ?? guess(json)
    }

    /// A resource; its type is that of its `resourceType`.
    public init(resource: JSONObject) {
        self.init(json: .object(resource), sibling: nil, type: nil, linkId: nil)
    }

    /// An element of the type with that name, such as `Coding`, `date` or `QuestionnaireResponse.item`; of none, the type is
    /// guessed from the JSON where it shows.
    public init(json: JSON, type: String? = nil) {
        self.init(json: json, sibling: nil, type: type.flatMap { FHIRType(named: $0) }, linkId: nil)
    }

    /// The name of its FHIR type; for parts of resources their path, `Patient.contact`. `nil` if not known.
    public var typeName: String? { type?.name ?? json["resourceType"]?.string }

    private static func guess(_ json: JSON) -> FHIRType? {
        switch json {
        case .bool: .boolean
        case .number(let number): FHIRPathValue.whole(number.integer) == nil ? .decimal : .integer
        default: nil
        }
    }

    /// The value of a primitive, a quantity of a Quantity, else the element itself; `nil` for a primitive without a value.
    var systemValue: FHIRPathValue? {
        switch json {
        case .null: return nil
        case .bool(let value): return .boolean(value)
        case .number(let number):
            if type != .decimal, let integer = FHIRPathValue.whole(number.integer) { return integer }
            return number.decimal.map(FHIRPathValue.decimal)
        case .string(let text):
            switch type {
            case .date?: return FHIRDate(text).map(FHIRPathValue.date) ?? .string(text)
            case .dateTime?, .instant?: return FHIRDateTime(text).map(FHIRPathValue.dateTime) ?? .string(text)
            case .time?: return FHIRTime(text).map(FHIRPathValue.time) ?? .string(text)
            default: return .string(text)
            }
        case .object(let object):
            guard let type, type.isKind(of: .quantity), let quantity = FHIRPathQuantity(Quantity(json: object)) else {
                return .element(self)
            }
            return .quantity(quantity)
        case .array: return .element(self)
        }
    }

    /// The extensions: those of the element, or of a primitive's sibling.
    var extensions: [FHIRPathElement] {
        let holder: JSONObject?
        if case .object(let object) = json { holder = object } else { holder = sibling }
        guard case .array(let list)? = holder?["extension"] else { return [] }
        return list.map { FHIRPathElement(json: $0, sibling: nil, type: .extension, linkId: linkId) }
    }
}
