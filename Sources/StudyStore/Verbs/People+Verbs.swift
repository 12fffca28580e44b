extension ReadTransaction {
    /// A person by id.
    public func person(_ id: PersonRecord.ID) throws(StoreError) -> PersonRecord? {
        try first(PersonRecord.self, "where r.id = ?", id)
    }

    /// The people who hold `role` now, in the order in which it was granted. Whatever the clock says: a grant takes effect when
    /// it is made, and ends when it is revoked.
    public func people(withRole role: String) throws(StoreError) -> [PersonRecord] {
        try all(
            PersonRecord.self,
            """
            join (select person_id, min(granted_at) as since from role
                  where role = ? and revoked_at is null group by person_id) h
                on h.person_id = r.id
            order by h.since, r.id
            """, role)
    }

    /// A participant by id.
    public func participant(_ id: ParticipantRecord.ID) throws(StoreError) -> ParticipantRecord? {
        try first(ParticipantRecord.self, "where r.id = ?", id)
    }

    /// A participant by label, such as `P-0042`.
    public func participant(label: String) throws(StoreError) -> ParticipantRecord? {
        try first(ParticipantRecord.self, "where r.label = ?", label)
    }

    /// All participants, by label; of one site if it is given.
    public func participants(site: SiteRecord.ID? = nil) throws(StoreError) -> [ParticipantRecord] {
        if let site { return try all(ParticipantRecord.self, "where r.site_id = ? order by r.label", site) }
        return try all(ParticipantRecord.self, "order by r.label")
    }
}

extension WriteTransaction {
    /// Adds a person.
    public func add(_ person: PersonRecord) throws(StoreError) {
        try insert(person)
        try audit(.create, .person, person.id.description, new: AuditText.object([("staffName", person.staffName)]))
    }

    /// Gives a person a role.
    public func grant(_ role: RoleRecord) throws(StoreError) {
        try insert(role)
        try audit(
            .create, .role, role.id.description,
            new: AuditText.object([
                ("person", role.person.description), ("role", role.role), ("site", role.site?.description),
            ]))
    }

    /// Ends a role from now on. Throws `notFound` when it does not exist or has ended.
    public func revoke(_ role: RoleRecord.ID, reason: String) throws(StoreError) {
        guard try change("update role set revoked_at = ? where id = ? and revoked_at is null", now, role) == 1 else {
            throw .notFound(entity: .role, id: role.description)
        }
        try audit(.revoke, .role, role.description, reason: reason)
    }

    /// Takes a person into the study and makes the key under which the participant's audit values are sealed. The
    /// person must be stored before. Throws `constraint` when the label is taken or the person takes part already.
    public func enrol(_ participant: ParticipantRecord) throws(StoreError) {
        try insert(participant)
        try keys().create(for: participant.id, at: now, in: database())
        try audit(
            .enrol, .participant, participant.id.description, participant: participant.id,
            new: AuditText.object([
                ("label", participant.label), ("site", participant.site.description),
                ("timeZone", participant.timeZone), ("language", participant.language),
            ]))
    }

    /// Changes where a participant stands. Throws `notFound` when there is no such participant.
    public func set(
        _ status: ParticipantStatus, of participant: ParticipantRecord.ID, reason: String?
    ) throws(StoreError) {
        guard let before = try self.participant(participant) else {
            throw .notFound(entity: .participant, id: participant.description)
        }
        try change("update participant set status = ? where id = ?", status, participant)
        try audit(
            .change, .participant, participant.description, participant: participant,
            old: AuditText.object([("status", before.status.rawValue)]),
            new: AuditText.object([("status", status.rawValue)]), reason: reason)
    }

    /// Destroys the participant's key: audit values sealed under it can never be read again, while the log still
    /// verifies. Throws `notFound` when there is no key left.
    public func eraseKey(of participant: ParticipantRecord.ID, reason: String) throws(StoreError) {
        let changed = try change(
            "update participant_key set wrapped = null, erased_at = ? where participant_id = ? and wrapped is not null",
            now, participant)
        guard changed == 1 else { throw .notFound(entity: .participant, id: participant.description) }
        try keys().forget(participant)
        try audit(.erase, .participant, participant.description, participant: participant, reason: reason)
    }
}
