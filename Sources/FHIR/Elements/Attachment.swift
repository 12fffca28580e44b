/// A document, inside the resource or somewhere else.
public struct Attachment: FHIRDataType {
    /// The attachment as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// Its MIME type.
    public var contentType: String? { json["contentType"]?.string }
    /// Its language, as BCP 47 has it.
    public var language: String? { json["language"]?.string }
    /// Its bytes in base64.
    public var data: String? { json["data"]?.string }
    /// Where it is.
    public var url: String? { json["url"]?.string }
    /// How many bytes it has.
    public var size: Int? { json["size"]?.number?.integer }
    /// Its SHA-1 in base64.
    public var hash: String? { json["hash"]?.string }
    /// What it is called.
    public var title: String? { json["title"]?.string }
    /// When it was made.
    public var creation: FHIRDateTime? { json["creation"]?.string.flatMap { FHIRDateTime($0) } }
}
