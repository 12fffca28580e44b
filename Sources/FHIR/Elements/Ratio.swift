/// One amount for another, such as a dose a day.
public struct Ratio: FHIRDataType {
    /// The ratio as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// What is above the line.
    public var numerator: Quantity? { Quantity(member: "numerator", of: json) }
    /// What is below it.
    public var denominator: Quantity? { Quantity(member: "denominator", of: json) }
}
