/// An amount of money.
public struct Money: FHIRDataType {
    /// The amount as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// How much.
    public var value: FHIRDecimal? { json["value"]?.number?.decimal }
    /// The code of ISO 4217.
    public var currency: String? { json["currency"]?.string }
}
