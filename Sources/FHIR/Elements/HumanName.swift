/// A person's name, in parts or as one text.
public struct HumanName: FHIRDataType {
    /// The name as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// `usual`, `official`, `temp`, `nickname`, `anonymous`, `old` or `maiden`.
    public var use: String? { json["use"]?.string }
    /// The name as it is written.
    public var text: String? { json["text"]?.string }
    /// The family name.
    public var family: String? { json["family"]?.string }
    /// The given names, in order; the first is the one in use.
    public var given: [String] { json["given"]?.array?.compactMap(\.string) ?? [] }
    /// What stands before the name.
    public var prefixes: [String] { json["prefix"]?.array?.compactMap(\.string) ?? [] }
    /// What stands behind the name.
    public var suffixes: [String] { json["suffix"]?.array?.compactMap(\.string) ?? [] }
    /// When it was in use.
    public var period: Period? { Period(member: "period", of: json) }
}
