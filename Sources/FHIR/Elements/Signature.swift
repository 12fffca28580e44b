/// Who signed, when, and with what.
public struct Signature: FHIRDataType {
    /// The signature as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// Why it was signed.
    public var types: [Coding] { Coding.list("type", of: json) }
    /// When.
    public var when: FHIRDateTime? { json["when"]?.string.flatMap { FHIRDateTime($0) } }
    /// Who.
    public var who: Reference? { Reference(member: "who", of: json) }
    /// For whom.
    public var onBehalfOf: Reference? { Reference(member: "onBehalfOf", of: json) }
    /// The MIME type of what was signed.
    public var targetFormat: String? { json["targetFormat"]?.string }
    /// The MIME type of the signature.
    public var signatureFormat: String? { json["sigFormat"]?.string }
    /// The signature in base64.
    public var data: String? { json["data"]?.string }
}
