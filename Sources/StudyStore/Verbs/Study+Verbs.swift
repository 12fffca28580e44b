extension ReadTransaction {
    /// The study this store holds; nil while it is empty.
    public func study() throws(StoreError) -> StudyRecord? { try first(StudyRecord.self, "") }

    /// All sites, by key.
    public func sites() throws(StoreError) -> [SiteRecord] { try all(SiteRecord.self, "order by r.key") }
}

extension WriteTransaction {
    /// Says which study this store holds; once. Throws `constraint` when there is one.
    public func found(_ study: StudyRecord) throws(StoreError) {
        try insert(study)
        try audit(
            .create, .study, study.id.description,
            new: AuditText.object([("identifier", study.identifier), ("title", study.title)]))
    }

    /// Adds a site. Throws `constraint` when its key is taken.
    public func add(_ site: SiteRecord) throws(StoreError) {
        try insert(site)
        try audit(
            .create, .site, site.id.description, new: AuditText.object([("key", site.key), ("name", site.name)]))
    }
}
