/// FHIR's `Range`: from one amount to another, both included.
public struct QuantityRange: FHIRDataType {
    /// The range as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// The least; `nil` if there is no limit.
    public var low: Quantity? { Quantity(member: "low", of: json) }
    /// The most; `nil` if there is no limit.
    public var high: Quantity? { Quantity(member: "high", of: json) }
}
