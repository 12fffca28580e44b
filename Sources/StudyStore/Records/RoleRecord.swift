/// A role that a person holds, at one site or at all, for an interval.
public struct RoleRecord: Identifiable, Equatable, Sendable {
    /// Names this grant.
    public let id: StoreID<RoleRecord>
    /// Who holds it.
    public let person: PersonRecord.ID
    /// The role's name, such as `coordinator`; what it allows is the service's business.
    public let role: String
    /// The site it holds at; nil for every site.
    public let site: SiteRecord.ID?
    /// From when on it holds.
    public let grantedAt: Timestamp
    /// When it ended; nil while it holds.
    public let revokedAt: Timestamp?

    /// A grant as it will be stored.
    public init(
        id: StoreID<RoleRecord> = StoreID(), person: PersonRecord.ID, role: String, site: SiteRecord.ID? = nil,
        grantedAt: Timestamp, revokedAt: Timestamp? = nil
    ) {
        self.id = id
        self.person = person
        self.role = role
        self.site = site
        self.grantedAt = grantedAt
        self.revokedAt = revokedAt
    }
}

extension RoleRecord: StoredRecord {
    static let table = "role"
    static let columns = ["id", "person_id", "role", "site_id", "granted_at", "revoked_at"]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        person = try row.next()
        role = try row.next()
        site = try row.next()
        grantedAt = try row.next()
        revokedAt = try row.next()
    }

    var values: [any ColumnValue] { [id, person, role, site, grantedAt, revokedAt] }
}
