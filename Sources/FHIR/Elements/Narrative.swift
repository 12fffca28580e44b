/// The resource for people, in XHTML.
public struct Narrative: FHIRDataType {
    /// The narrative as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// `generated`, `extensions`, `additional` or `empty`.
    public var status: String? { json["status"]?.string }
    /// The XHTML, a `<div>`. Not checked: never show it as it is.
    public var div: String? { json["div"]?.string }
}
