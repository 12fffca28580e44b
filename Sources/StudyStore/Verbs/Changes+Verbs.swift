/// A change with what a feed on a screen shows beside it.
public struct ActivityListing: Equatable, Sendable {
    /// What happened.
    public let change: Change
    /// What people call the participant it concerns; nil where it concerns none.
    public let participantLabel: String?
    /// True when that participant is made up.
    public let synthetic: Bool
    /// The role of the one who did it.
    public let role: String
}

extension ReadTransaction {
    /// The store's revision: how many audit entries there are. O(1).
    public func revision() throws(StoreError) -> Int64 {
        try database().value("select size from audit_head") ?? 0
    }

    /// What happened after `revision`, oldest first, at most `limit`.
    public func changes(after revision: Int64, limit: Int = 10_000) throws(StoreError) -> [Change] {
        try database().rows(
            "select \(Change.columns) from audit_entry e where e.seq > ? order by e.seq limit ?", revision, limit
        ) { row throws(StoreError) in try Change(row: &row) }
    }

    /// The newest deeds that are one of `verbs`, newest first.
    public func recentActivity(_ verbs: [AuditVerb], limit: Int) throws(StoreError) -> [ActivityListing] {
        guard !verbs.isEmpty else { return [] }
        let statement = try database().statement(
            """
            select \(Change.columns), p.label, coalesce(p.synthetic, 0), e.role
            from audit_entry e left join participant p on p.id = e.participant_id
            where e.verb in (\(Array(repeating: "?", count: verbs.count).joined(separator: ", ")))
            order by e.seq desc limit ?
            """)
        defer { statement.reset() }
        statement.bind(verbs + [limit])
        var found: [ActivityListing] = []
        while try statement.step() {
            var row = Row(statement)
            found.append(
                ActivityListing(
                    change: try Change(row: &row), participantLabel: try row.next(), synthetic: try row.next(),
                    role: try row.next()))
        }
        return found
    }
}

extension Change {
    fileprivate static let columns =
        "e.seq, e.at, e.verb, e.entity, e.entity_id, e.participant_id, e.person_id, e.session_id"

    fileprivate init(row: inout Row) throws(StoreError) {
        revision = try row.next()
        at = try row.next()
        verb = try row.next()
        entity = try row.next()
        entityID = try row.next()
        participant = try row.next()
        person = try row.next()
        session = try row.next()
    }
}
