/// A person known to the study, staff or participant.
public struct PersonRecord: Identifiable, Equatable, Sendable {
    /// Names the person everywhere.
    public let id: StoreID<PersonRecord>
    /// The name that staff are shown by. Nil for participants: who they are is never kept in clear.
    public let staffName: String?
    /// The language the person reads, as a BCP 47 tag.
    public var language: String?
    /// When the person became known.
    public let createdAt: Timestamp

    /// A person as they will be stored.
    public init(
        id: StoreID<PersonRecord> = StoreID(), staffName: String? = nil, language: String? = nil, createdAt: Timestamp
    ) {
        self.id = id
        self.staffName = staffName
        self.language = language
        self.createdAt = createdAt
    }
}

extension PersonRecord: StoredRecord {
    static let table = "person"
    static let columns = ["id", "staff_name", "language", "created_at"]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        staffName = try row.next()
        language = try row.next()
        createdAt = try row.next()
    }

    var values: [any ColumnValue] { [id, staffName, language, createdAt] }
}
