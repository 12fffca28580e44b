/// A FHIR R4 Questionnaire.
///
/// Reading checks what everything else relies on: it is a Questionnaire, of R4, every item has a linkId and a type, and
/// no linkId occurs twice (invariant que-2). All else is kept as it is.
public struct Questionnaire: FHIRResource {
    /// "Questionnaire".
    public static let resourceType = "Questionnaire"

    /// The questionnaire as it was read.
    public let json: JSONObject
    /// The items at the top, in order.
    public let items: [Item]

    /// A view of the object. Throws an error with the path and linkId of what is wrong.
    public init(json: JSONObject) throws(FHIRError) {
        try Self.checkType(of: json)
        for (name, version) in Self.foreign where json[name] != nil {
            throw FHIRError(.otherVersion(version, marker: name), path: "\(Self.resourceType).\(name)")
        }
        self.json = json
        var known: [String: String] = [:]
        items = try Item.list(in: json, path: Self.resourceType, known: &known)
    }

    /// Members that R4 does not have, and another version does.
    private static let foreign = [
        ("versionAlgorithmString", "R5"), ("versionAlgorithmCoding", "R5"), ("copyrightLabel", "R5"),
        ("group", "DSTU2"),
    ]

    /// The name for people.
    public var title: String? { json["title"]?.string }
    /// The name for computers.
    public var name: String? { json["name"]?.string }
    /// `draft`, `active`, `retired` or `unknown`.
    public var status: String? { json["status"]?.string }
    /// What it is for, in markdown.
    public var explanation: String? { json["description"]?.string }
    /// Who may use it, in markdown.
    public var copyright: String? { json["copyright"]?.string }
    /// The types of resource it may be about.
    public var subjectTypes: [String] { json["subjectType"]?.array?.compactMap(\.string) ?? [] }

    /// The item with that linkId, wherever it stands. O(number of items).
    public func item(linkId: String) -> Item? {
        Item.first(in: items) { $0.linkId == linkId }
    }

    /// The contained ValueSet that a canonical URL (or `#id`) names.
    public func containedValueSet(_ canonical: String) -> ValueSet? {
        let url = canonical.split(separator: "|", maxSplits: 1).first.map(String.init) ?? canonical
        for object in contained where object["resourceType"]?.string == ValueSet.resourceType {
            let id = object["id"]?.string
            if object["url"]?.string == url || id.map({ "#" + $0 == url || $0 == url }) == true {
                return try? ValueSet(json: object)
            }
        }
        return nil
    }
}
