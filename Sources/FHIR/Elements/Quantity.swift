/// A measured amount: a value with its unit.
public struct Quantity: FHIRDataType {
    /// The quantity as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// A quantity of the parts that are known.
    public init(value: FHIRDecimal, unit: String? = nil, system: String? = nil, code: String? = nil) {
        var object: JSONObject = ["value": .number(JSONNumber(value))]
        object["unit"] = unit.map(JSON.string)
        object["system"] = system.map(JSON.string)
        object["code"] = code.map(JSON.string)
        json = object
    }

    /// The amount.
    public var value: FHIRDecimal? { json["value"]?.number?.decimal }
    /// `<`, `<=`, `>=` or `>` if the real amount lies there.
    public var comparator: String? { json["comparator"]?.string }
    /// The unit for people.
    public var unit: String? { json["unit"]?.string }
    /// The system of `code`.
    public var system: String? { json["system"]?.string }
    /// The unit for computers.
    public var code: String? { json["code"]?.string }
}
