/// Whom or what a resource is meant for.
public struct UsageContext: FHIRDataType {
    /// The context as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// What is said: `age`, `gender`, `focus`.
    public var code: Coding? { Coding(member: "code", of: json) }
    /// What it is, and its type as in the member's name.
    public var value: (type: String, json: JSON)? { json.choice("value") }
}
