/// A FHIR R4 Bundle: resources sent or kept together.
///
/// Not called `Bundle`, which is a type of Foundation's.
public struct FHIRBundle: FHIRResource {
    /// "Bundle".
    public static let resourceType = "Bundle"

    /// The bundle as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) throws(FHIRError) {
        try Self.checkType(of: json)
        self.json = json
    }

    /// The identifier.
    public var identifier: Identifier? { Identifier(member: "identifier", of: json) }
    /// `document`, `message`, `transaction`, `collection`, `searchset` and others.
    public var type: String? { json["type"]?.string }
    /// When it was put together.
    public var timestamp: FHIRDateTime? { json["timestamp"]?.string.flatMap { FHIRDateTime($0) } }
    /// How many a search found in all.
    public var total: Int? { json["total"]?.number?.integer }
    /// Where other pages are.
    public var links: [Link] { Link.list("link", of: json) }
    /// The entries, in order.
    public var entries: [Entry] { Entry.list("entry", of: json) }
    /// Who signed it.
    public var signature: Signature? { Signature(member: "signature", of: json) }

    /// The resources of the entries, in order.
    public var resources: [JSONObject] { entries.compactMap(\.resource) }

    /// The resource that a reference names: by the entry's full URL, or by type and id. O(number of entries).
    public func resource(_ reference: String) -> JSONObject? {
        entries.first { $0.isNamed(reference) }?.resource
    }
}

extension FHIRBundle {
    /// One entry.
    public struct Entry: FHIRDataType {
        /// The entry as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// The resource's own URL.
        public var fullURL: String? { json["fullUrl"]?.string }
        /// Where it comes from.
        public var links: [Link] { Link.list("link", of: json) }
        /// The resource.
        public var resource: JSONObject? { json["resource"]?.object }
        /// How well a search found it, from 0 to 1.
        public var score: FHIRDecimal? { json["search"]?["score"]?.number?.decimal }
        /// What to do with it in a transaction: the method and the URL.
        public var request: (method: String, url: String)? {
            guard let method = json["request"]?["method"]?.string, let url = json["request"]?["url"]?.string else {
                return nil
            }
            return (method, url)
        }
        /// What became of it: the HTTP status of a response.
        public var responseStatus: String? { json["response"]?["status"]?.string }

        /// Whether a reference means this entry.
        public func isNamed(_ reference: String) -> Bool {
            if fullURL == reference { return true }
            guard let type = json["resource"]?["resourceType"]?.string, let id = json["resource"]?["id"]?.string else {
                return false
            }
            return reference == type + "/" + id
        }
    }

    /// Where something is.
    public struct Link: FHIRDataType {
        /// The link as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// `self`, `next`, `previous` and others.
        public var relation: String? { json["relation"]?.string }
        /// The URL.
        public var url: String? { json["url"]?.string }
    }
}
