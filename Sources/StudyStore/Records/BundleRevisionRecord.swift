/// One revision of the bundle that defines the study: immutable, known by the hash of its content.
public struct BundleRevisionRecord: Equatable, Sendable {
    /// The SHA-256 over the definition and the hashes of its questionnaires, in order.
    public let hash: ContentHash
    /// What people call this revision, such as `1.2`.
    public let label: String
    /// The definition (`study.json`), byte for byte.
    public let definition: String
    /// The hashes of its questionnaires in the bundle's order.
    public let questionnaires: [ContentHash]
    /// From when on this revision is in effect.
    public let effectiveFrom: Timestamp
    /// When it was stored first.
    public let importedAt: Timestamp

    /// A revision as it will be stored; its hash is taken from the content.
    public init(
        label: String, definition: String, questionnaires: [ContentHash], effectiveFrom: Timestamp,
        importedAt: Timestamp
    ) {
        hash = ContentHash(ofParts: [definition] + questionnaires.map(\.hex))
        self.label = label
        self.definition = definition
        self.questionnaires = questionnaires
        self.effectiveFrom = effectiveFrom
        self.importedAt = importedAt
    }

    /// Reads the row of `bundle_revision`; the questionnaires come from their own table.
    init(row: inout Row, questionnaires: [ContentHash]) throws(StoreError) {
        hash = try row.next()
        label = try row.next()
        definition = try row.next()
        effectiveFrom = try row.next()
        importedAt = try row.next()
        self.questionnaires = questionnaires
    }
}
