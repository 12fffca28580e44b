/// A note, with who wrote it and when.
public struct Annotation: FHIRDataType {
    /// The note as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// Who wrote it: `String` or `Reference`, as in the member's name.
    public var author: (type: String, json: JSON)? { json.choice("author") }
    /// When it was written.
    public var time: FHIRDateTime? { json["time"]?.string.flatMap { FHIRDateTime($0) } }
    /// The note, in markdown.
    public var text: String? { json["text"]?.string }
}
