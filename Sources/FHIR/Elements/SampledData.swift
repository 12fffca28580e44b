/// Measurements in a row, as devices give them.
public struct SampledData: FHIRDataType {
    /// The row as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// Zero, and the unit.
    public var origin: Quantity? { Quantity(member: "origin", of: json) }
    /// Milliseconds between two samples.
    public var period: FHIRDecimal? { json["period"]?.number?.decimal }
    /// What to multiply the data with before adding the origin.
    public var factor: FHIRDecimal? { json["factor"]?.number?.decimal }
    /// The least that can be measured.
    public var lowerLimit: FHIRDecimal? { json["lowerLimit"]?.number?.decimal }
    /// The most that can be measured.
    public var upperLimit: FHIRDecimal? { json["upperLimit"]?.number?.decimal }
    /// Samples at each moment.
    public var dimensions: Int? { json["dimensions"]?.number?.integer }
    /// Decimals with spaces between them, or `E`, `U`, `L`.
    public var data: String? { json["data"]?.string }
}
