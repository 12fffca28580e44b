/// A questionnaire, known by the hash of its content and never changed.
public struct QuestionnaireRecord: Equatable, Sendable {
    /// The SHA-256 of `content`.
    public let hash: ContentHash
    /// The canonical url. A questionnaire without one gets `urn:sha256:` and its hash.
    public let url: String
    /// The business version, empty when the resource states none.
    public let version: String
    /// The resource's JSON text, byte for byte as it came.
    public let content: String
    /// When it was stored first.
    public let importedAt: Timestamp

    /// A questionnaire as it will be stored; its hash is taken from `content`.
    public init(url: String?, version: String?, content: String, importedAt: Timestamp) {
        hash = ContentHash(of: content)
        self.url = url ?? "urn:sha256:\(hash.hex)"
        self.version = version ?? ""
        self.content = content
        self.importedAt = importedAt
    }
}

extension QuestionnaireRecord: StoredRecord {
    static let table = "questionnaire"
    static let columns = ["hash", "url", "version", "content", "imported_at"]

    init(row: inout Row) throws(StoreError) {
        hash = try row.next()
        url = try row.next()
        version = try row.next()
        content = try row.next()
        importedAt = try row.next()
    }

    var values: [any ColumnValue] { [hash, url, version, content, importedAt] }
}
