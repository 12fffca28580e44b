/// A name for something that is unique in the system that gives it.
public struct Identifier: FHIRDataType {
    /// The identifier as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// `usual`, `official`, `temp`, `secondary` or `old`.
    public var use: String? { json["use"]?.string }
    /// What kind of identifier it is.
    public var type: CodeableConcept? { CodeableConcept(member: "type", of: json) }
    /// The system that gives it.
    public var system: String? { json["system"]?.string }
    /// The identifier itself.
    public var value: String? { json["value"]?.string }
    /// When it was in use.
    public var period: Period? { Period(member: "period", of: json) }
    /// Who gave it.
    public var assigner: Reference? { Reference(member: "assigner", of: json) }
}
