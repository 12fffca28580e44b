/// A FHIR extension: a URL with a value, or with extensions of its own.
public struct Extension: FHIRDataType {
    /// The extension as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// An extension with a value, e.g. `Extension(url: u, type: "Decimal", value: 1)` for `valueDecimal`.
    public init(url: String, type: String, value: JSON) {
        json = ["url": .string(url), "value" + type: value]
    }

    /// What the extension means.
    public var url: String { json["url"]?.string ?? "" }

    /// The value with its type as in the member's name: `("Decimal", 1.5)` for `valueDecimal`.
    public var value: (type: String, json: JSON)? {
        for member in json where member.name.hasPrefix("value") {
            return (String(member.name.dropFirst(5)), member.value)
        }
        return nil
    }

    /// The text of a value that is a string, code, uri, url, canonical, markdown, id, date or time.
    public var text: String? { value?.json.string }
    /// The value of `valueBoolean`.
    public var boolean: Bool? { json["valueBoolean"]?.bool }
    /// The value of `valueInteger` or another whole number type.
    public var integer: Int? { value?.json.number?.integer }
    /// The value of `valueDecimal` or of a whole number type.
    public var decimal: FHIRDecimal? { value?.json.number?.decimal }
    /// The value of `valueCoding`.
    public var coding: Coding? { Coding(member: "valueCoding", of: json) }
    /// The value of `valueCodeableConcept`.
    public var codeableConcept: CodeableConcept? { CodeableConcept(member: "valueCodeableConcept", of: json) }
    /// The value of `valueQuantity`.
    public var quantity: Quantity? { Quantity(member: "valueQuantity", of: json) }
    /// The value of `valueReference`.
    public var reference: Reference? { Reference(member: "valueReference", of: json) }
    /// The value of `valueExpression`.
    public var expression: FHIRExpression? { FHIRExpression(member: "valueExpression", of: json) }

    static func all(in object: JSONObject) -> [Extension] { list("extension", of: object) }
}
