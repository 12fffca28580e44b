/// What systems keep about a resource.
public struct Meta: FHIRDataType {
    /// The object as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// The version that a server gives it.
    public var versionID: String? { json["versionId"]?.string }
    /// When it was last changed.
    public var lastUpdated: FHIRDateTime? { json["lastUpdated"]?.string.flatMap { FHIRDateTime($0) } }
    /// Where it comes from.
    public var source: String? { json["source"]?.string }
    /// The canonical URLs of profiles it claims to follow.
    public var profiles: [String] { json["profile"]?.array?.compactMap(\.string) ?? [] }
    /// Its security labels.
    public var securityLabels: [Coding] { Coding.list("security", of: json) }
    /// Its tags.
    public var tags: [Coding] { Coding.list("tag", of: json) }
}
