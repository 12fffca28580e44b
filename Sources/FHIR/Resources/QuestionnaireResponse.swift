/// A FHIR R4 QuestionnaireResponse.
public struct QuestionnaireResponse: FHIRResource {
    /// "QuestionnaireResponse".
    public static let resourceType = "QuestionnaireResponse"

    /// How far a response has come.
    public enum Status: String, Hashable, Sendable, CaseIterable {
        /// Not finished.
        case inProgress = "in-progress"
        /// Finished.
        case completed
        /// Changed after it was finished.
        case amended
        /// Never valid.
        case enteredInError = "entered-in-error"
        /// Given up.
        case stopped
    }

    /// The response as it was read or made.
    public let json: JSONObject
    /// The items at the top, in order.
    public let items: [Item]

    /// A view of the object. Throws an error with the path of what is wrong.
    public init(json: JSONObject) throws(FHIRError) {
        try Self.checkType(of: json)
        items = try Item.list(in: json, path: Self.resourceType)
        self.json = json
    }

    /// A new response.
    ///
    /// - Parameters:
    ///   - questionnaire: the canonical URL, with version, of what it answers.
    ///   - authored: when the answers were given.
    public init(
        questionnaire: String?, status: Status, subject: Reference? = nil, authored: FHIRDateTime? = nil,
        author: Reference? = nil, source: Reference? = nil, items: [Item]
    ) {
        var object: JSONObject = ["resourceType": .string(Self.resourceType)]
        object["questionnaire"] = questionnaire.map(JSON.string)
        object["status"] = .string(status.rawValue)
        object["subject"] = subject.map { .object($0.json) }
        object["authored"] = authored.map { .string($0.text) }
        object["author"] = author.map { .object($0.json) }
        object["source"] = source.map { .object($0.json) }
        if !items.isEmpty { object["item"] = .array(items.map { .object($0.json) }) }
        json = object
        self.items = items
    }

    /// How far it has come; `nil` if missing or not one of R4's.
    public var status: Status? { json["status"]?.string.flatMap(Status.init) }
    /// The canonical URL of what it answers.
    public var questionnaire: String? { json["questionnaire"]?.string }
    /// Whom it is about.
    public var subject: Reference? { Reference(member: "subject", of: json) }
    /// Who wrote it down.
    public var author: Reference? { Reference(member: "author", of: json) }
    /// Who gave the answers.
    public var source: Reference? { Reference(member: "source", of: json) }
    /// When the answers were given.
    public var authored: FHIRDateTime? { json["authored"]?.string.flatMap { FHIRDateTime($0) } }

    /// All items with that linkId in document order, those under answers included.
    public func items(linkId: String) -> [Item] {
        var found: [Item] = []
        Item.collect(linkId, in: items, into: &found)
        return found
    }
}
