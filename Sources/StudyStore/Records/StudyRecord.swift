/// The study that this store holds: one row.
public struct StudyRecord: Identifiable, Equatable, Sendable {
    /// Names the study everywhere.
    public let id: StoreID<StudyRecord>
    /// The study's key in its bundle, such as `sleep-and-mood`.
    public let identifier: String
    /// The title shown to people.
    public let title: String
    /// True when its participants and answers are made up; shown wherever the data shows.
    public let synthetic: Bool
    /// When the store was made.
    public let createdAt: Timestamp

    /// A study as it will be stored.
    public init(
        id: StoreID<StudyRecord> = StoreID(), identifier: String, title: String, synthetic: Bool, createdAt: Timestamp
    ) {
        self.id = id
        self.identifier = identifier
        self.title = title
        self.synthetic = synthetic
        self.createdAt = createdAt
    }
}

extension StudyRecord: StoredRecord {
    static let table = "study"
    static let columns = ["id", "identifier", "title", "synthetic", "created_at"]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        identifier = try row.next()
        title = try row.next()
        synthetic = try row.next()
        createdAt = try row.next()
    }

    var values: [any ColumnValue] { [id, identifier, title, synthetic, createdAt] }
}
