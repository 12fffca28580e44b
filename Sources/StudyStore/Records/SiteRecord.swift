/// A place at which the study runs.
public struct SiteRecord: Identifiable, Equatable, Sendable {
    /// Names the site everywhere.
    public let id: StoreID<SiteRecord>
    /// The site's short key in the bundle; unique.
    public let key: String
    /// The name shown to people.
    public let name: String
    /// The IANA zone of the place.
    public let timeZone: String
    /// How many participants the site means to enrol, where a number is set.
    public let enrolmentTarget: Int?

    /// A site as it will be stored.
    public init(
        id: StoreID<SiteRecord> = StoreID(), key: String, name: String, timeZone: String, enrolmentTarget: Int? = nil
    ) {
        self.id = id
        self.key = key
        self.name = name
        self.timeZone = timeZone
        self.enrolmentTarget = enrolmentTarget
    }
}

extension SiteRecord: StoredRecord {
    static let table = "site"
    static let columns = ["id", "key", "name", "time_zone", "enrolment_target"]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        key = try row.next()
        name = try row.next()
        timeZone = try row.next()
        enrolmentTarget = try row.next()
    }

    var values: [any ColumnValue] { [id, key, name, timeZone, enrolmentTarget] }
}
