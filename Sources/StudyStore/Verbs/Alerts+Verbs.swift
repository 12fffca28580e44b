/// An alert with what a list shows beside it.
public struct AlertListing: Equatable, Sendable {
    /// The alert.
    public let alert: AlertRecord
    /// What people call the participant.
    public let participantLabel: String
    /// The participant's site.
    public let site: SiteRecord.ID
    /// True when the participant is made up.
    public let synthetic: Bool
}

extension ReadTransaction {
    /// An alert by id.
    public func alert(_ id: AlertRecord.ID) throws(StoreError) -> AlertRecord? {
        try first(AlertRecord.self, "where r.id = ?", id)
    }

    /// The alerts a draft has raised, oldest first.
    public func alerts(of draft: DraftRecord.ID) throws(StoreError) -> [AlertRecord] {
        try all(AlertRecord.self, "where r.draft_id = ? order by r.raised_at, r.id", draft)
    }

    /// The alerts that are not resolved: open before acknowledged, then the gravest, then the oldest first.
    public func unresolvedAlerts() throws(StoreError) -> [AlertListing] {
        try database().rows(
            """
            select \(AlertRecord.select("a")), p.label, p.site_id, p.synthetic
            from alert a join participant p on p.id = a.participant_id
            where a.state in ('open', 'acknowledged')
            order by case a.state when 'open' then 0 else 1 end, a.severity desc, a.raised_at, a.id
            """
        ) { row throws(StoreError) in
            AlertListing(
                alert: try AlertRecord(row: &row), participantLabel: try row.next(), site: try row.next(),
                synthetic: try row.next())
        }
    }

    /// The steps of an alert's life, oldest first.
    public func events(of alert: AlertRecord.ID) throws(StoreError) -> [AlertEventRecord] {
        try all(AlertEventRecord.self, "where r.alert_id = ? order by r.ordinal", alert)
    }
}

extension WriteTransaction {
    /// Raises an alert, or gives the unresolved one that the same rule raised for the same item of the same draft; that
    /// one is left as it is, for the caller to annotate.
    @discardableResult
    public func raise(_ alert: AlertRecord) throws(StoreError) -> AlertRecord {
        if let draft = alert.draft {
            let known = try first(
                AlertRecord.self,
                """
                where r.draft_id = ? and r.rule = ? and r.link_id = ? and r.instance is ? and r.state <> 'resolved'
                """, draft, alert.rule, alert.linkID, alert.instance)
            if let known { return known }
        }
        try insert(alert)
        try insert(event(of: alert.id, .raised, note: nil))
        try audit(
            .raise, .alert, alert.id.description, participant: alert.participant,
            new: AuditText.object([
                ("rule", alert.rule), ("owner", alert.owner), ("linkId", alert.linkID), ("question", alert.question),
                ("answer", alert.answer),
            ]))
        return alert
    }

    /// Adds an alert of the past with all that happened to it, oldest first: it stands where its events leave it. For what
    /// was raised and dealt with elsewhere; one audit entry.
    public func add(_ alert: AlertRecord, events: [AlertEventRecord]) throws(StoreError) {
        try insert(alert)
        for event in events { try insert(event) }
        let kinds = events.map(\.kind)
        let state: AlertState =
            kinds.contains(.resolved) ? .resolved : kinds.contains(.acknowledged) ? .acknowledged : .open
        try change("update alert set state = ? where id = ?", state, alert.id)
        try audit(
            .raise, .alert, alert.id.description, participant: alert.participant,
            new: AuditText.object([
                ("rule", alert.rule), ("owner", alert.owner), ("linkId", alert.linkID), ("question", alert.question),
                ("answer", alert.answer), ("state", state.rawValue),
            ]))
    }

    /// Adds a note; the alert stays as far as it is. Throws `notFound`.
    public func annotate(_ alert: AlertRecord.ID, note: String) throws(StoreError) {
        let record = try existing(alert)
        try insert(event(of: alert, .annotated, note: note))
        try audit(.annotate, .alert, alert.description, participant: record.participant, new: note)
    }

    /// Says that a person knows of an open alert. Throws `alertState` when it is not open, and `notFound`.
    public func acknowledge(_ alert: AlertRecord.ID, note: String?) throws(StoreError) {
        try advance(alert, from: [.open], to: .acknowledged, .acknowledged, .acknowledge, note: note)
    }

    /// Closes an open or acknowledged alert, with a reason. Throws `alertState` when it is resolved, and `notFound`.
    public func resolve(_ alert: AlertRecord.ID, reason: String) throws(StoreError) {
        try advance(alert, from: [.open, .acknowledged], to: .resolved, .resolved, .resolve, note: reason)
    }

    private func advance(
        _ alert: AlertRecord.ID, from states: [AlertState], to state: AlertState, _ kind: AlertEventKind,
        _ verb: AuditVerb, note: String?
    ) throws(StoreError) {
        let record = try existing(alert)
        guard states.contains(record.state) else { throw .alertState(found: record.state, wanted: state) }
        try change("update alert set state = ? where id = ?", state, alert)
        try insert(event(of: alert, kind, note: note))
        try audit(
            verb, .alert, alert.description, participant: record.participant,
            old: AuditText.object([("state", record.state.rawValue)]),
            new: AuditText.object([("state", state.rawValue)]), reason: note)
    }

    private func existing(_ alert: AlertRecord.ID) throws(StoreError) -> AlertRecord {
        guard let record = try self.alert(alert) else { throw .notFound(entity: .alert, id: alert.description) }
        return record
    }

    private func event(
        of alert: AlertRecord.ID, _ kind: AlertEventKind, note: String?
    ) throws(StoreError) -> AlertEventRecord {
        let last: Int? = try database().value(
            "select ordinal from alert_event where alert_id = ? order by ordinal desc limit 1", alert)
        return AlertEventRecord(
            alert: alert, ordinal: (last ?? 0) + 1, kind: kind, at: now, person: author.person, role: author.role,
            note: note)
    }
}
