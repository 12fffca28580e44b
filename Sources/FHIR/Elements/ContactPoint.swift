/// A way to reach someone: a telephone number, an address for mail.
public struct ContactPoint: FHIRDataType {
    /// The contact point as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// `phone`, `fax`, `email`, `pager`, `url`, `sms` or `other`.
    public var system: String? { json["system"]?.string }
    /// The number or address.
    public var value: String? { json["value"]?.string }
    /// `home`, `work`, `temp`, `old` or `mobile`.
    public var use: String? { json["use"]?.string }
    /// Which to try first: 1 before 2.
    public var rank: Int? { json["rank"]?.number?.integer }
    /// When it was in use.
    public var period: Period? { Period(member: "period", of: json) }
}

/// Someone to ask, with the ways to reach them.
public struct ContactDetail: FHIRDataType {
    /// The contact as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// Who it is.
    public var name: String? { json["name"]?.string }
    /// The ways to reach them, in order.
    public var telecoms: [ContactPoint] { ContactPoint.list("telecom", of: json) }
}
