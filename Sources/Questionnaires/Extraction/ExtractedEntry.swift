import FHIR

/// One entry of the transaction, while it is put together.
struct ExtractedEntry {
    var resource: JSONObject
    /// Where the resource is found within the transaction, and what its references name.
    var fullURL: String
    /// Parts of the entry's request besides the method and the address.
    var conditions: JSONObject = [:]
    /// A request that a template gives itself.
    var request: JSONObject?
    /// Entries that it names as its members.
    var members: [Int] = []
    /// Entries that it is derived from.
    var sources: [Int] = []
    /// Whether it is nothing without members or components.
    var needsContent = false
    /// Whether it is taken out again, since it has no content.
    var isDropped = false

    init(_ resource: JSONObject, fullURL: String) {
        self.resource = resource
        self.fullURL = fullURL
    }

    /// Adds an element to one of the resource's lists.
    mutating func append(_ element: JSON, to member: String) {
        resource[member] = .array((resource[member]?.array ?? []) + [element])
    }

    /// The entry as a Bundle has it. What has an id is updated, all else is new.
    var json: JSONObject {
        let type = resource["resourceType"]?.string ?? ""
        var request = self.request ?? [:]
        if request["method"] == nil {
            let id = resource["id"]?.string
            request["method"] = id == nil ? "POST" : "PUT"
            request["url"] = .string(id.map { "\(type)/\($0)" } ?? type)
        }
        for member in conditions { request[member.name] = member.value }
        return ["fullUrl": .string(fullURL), "resource": .object(resource), "request": .object(request)]
    }
}
