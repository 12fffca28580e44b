/// A reference to another resource.
public struct Reference: FHIRDataType {
    /// The reference as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// A reference to a URL (`Patient/1`, `#contained`, absolute).
    public init(_ reference: String, display: String? = nil) {
        var object: JSONObject = ["reference": .string(reference)]
        object["display"] = display.map(JSON.string)
        json = object
    }

    /// The URL.
    public var reference: String? { json["reference"]?.string }
    /// The type of the resource.
    public var type: String? { json["type"]?.string }
    /// What it refers to, for people.
    public var display: String? { json["display"]?.string }
}
