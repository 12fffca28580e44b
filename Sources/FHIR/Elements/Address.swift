/// A postal address.
public struct Address: FHIRDataType {
    /// The address as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// `home`, `work`, `temp`, `old` or `billing`.
    public var use: String? { json["use"]?.string }
    /// `postal`, `physical` or `both`.
    public var type: String? { json["type"]?.string }
    /// The address as it is written.
    public var text: String? { json["text"]?.string }
    /// Street, number and what else stands above the city.
    public var lines: [String] { json["line"]?.array?.compactMap(\.string) ?? [] }
    /// The city.
    public var city: String? { json["city"]?.string }
    /// The district.
    public var district: String? { json["district"]?.string }
    /// The state or canton.
    public var state: String? { json["state"]?.string }
    /// The postal code.
    public var postalCode: String? { json["postalCode"]?.string }
    /// The country, as a name or a code of ISO 3166.
    public var country: String? { json["country"]?.string }
    /// When it was in use.
    public var period: Period? { Period(member: "period", of: json) }
}
