extension ReadTransaction {
    /// A questionnaire by the hash of its content.
    public func questionnaire(_ hash: ContentHash) throws(StoreError) -> QuestionnaireRecord? {
        try first(QuestionnaireRecord.self, "where r.hash = ?", hash)
    }

    /// A questionnaire by its canonical url; without a version the one stored last.
    public func questionnaire(url: String, version: String? = nil) throws(StoreError) -> QuestionnaireRecord? {
        if let version {
            return try first(QuestionnaireRecord.self, "where r.url = ? and r.version = ?", url, version)
        }
        return try first(
            QuestionnaireRecord.self, "where r.url = ? order by r.imported_at desc, r.version desc limit 1", url)
    }

    /// A bundle revision by its hash.
    public func bundle(_ hash: ContentHash) throws(StoreError) -> BundleRevisionRecord? {
        try bundle(where: "hash = ?", hash)
    }

    /// The bundle revision in effect at `moment`.
    public func bundle(at moment: Timestamp) throws(StoreError) -> BundleRevisionRecord? {
        try bundle(where: "effective_from <= ? order by effective_from desc, imported_at desc, hash limit 1", moment)
    }

    private func bundle(where condition: String, _ value: any ColumnValue) throws(StoreError) -> BundleRevisionRecord? {
        let database = try database()
        let columns = "hash, label, definition, effective_from, imported_at"
        let hash: ContentHash? = try database.value("select hash from bundle_revision where \(condition)", value)
        guard let hash else { return nil }
        let questionnaires = try database.rows(
            "select questionnaire_hash from bundle_questionnaire where bundle_hash = ? order by ordinal", hash
        ) { row throws(StoreError) -> ContentHash in try row.next() }
        return try database.row("select \(columns) from bundle_revision where hash = ?", hash) {
            row throws(StoreError) in
            try BundleRevisionRecord(row: &row, questionnaires: questionnaires)
        }
    }
}

extension WriteTransaction {
    /// Stores a questionnaire unless the same content is stored already. True when it is new.
    ///
    /// Throws `questionnaireConflict` when the same `url|version` is stored with other content.
    @discardableResult
    public func add(_ questionnaire: QuestionnaireRecord) throws(StoreError) -> Bool {
        let known = try self.questionnaire(url: questionnaire.url, version: questionnaire.version)
        if let known {
            guard known.hash == questionnaire.hash else {
                throw .questionnaireConflict(
                    url: questionnaire.url, version: questionnaire.version, stored: known.hash,
                    offered: questionnaire.hash)
            }
            return false
        }
        try insert(questionnaire)
        try audit(
            .create, .questionnaire, questionnaire.hash.hex,
            new: AuditText.object([("url", questionnaire.url), ("version", questionnaire.version)]))
        return true
    }

    /// Stores a bundle revision unless the same content is stored already. True when it is new. Its questionnaires must
    /// be stored before; throws `constraint` otherwise.
    @discardableResult
    public func add(_ bundle: BundleRevisionRecord) throws(StoreError) -> Bool {
        guard try self.bundle(bundle.hash) == nil else { return false }
        try change(
            "insert into bundle_revision (hash, label, definition, effective_from, imported_at) values (?, ?, ?, ?, ?)",
            bundle.hash, bundle.label, bundle.definition, bundle.effectiveFrom, bundle.importedAt)
        for (ordinal, questionnaire) in bundle.questionnaires.enumerated() {
            try change(
                "insert into bundle_questionnaire (bundle_hash, ordinal, questionnaire_hash) values (?, ?, ?)",
                bundle.hash, ordinal, questionnaire)
        }
        try audit(.create, .bundle, bundle.hash.hex, new: AuditText.object([("label", bundle.label)]))
        return true
    }
}
