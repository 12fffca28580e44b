/// One step of the schema. Released steps are never edited, only followed by others.
struct Migration: Sendable {
    /// What the step brings, for the reader of the list.
    let name: String
    /// The definitions, run as one script inside the migrating transaction.
    let script: String

    /// All steps, oldest first: a store at version n has the first n.
    static let all: [Migration] = [
        Migration(name: "the study and its people", script: Schema1.study),
        Migration(name: "tasks and occurrences", script: Schema1.tasks),
        Migration(name: "drafts, responses and scores", script: Schema1.answers),
        Migration(name: "alerts", script: Schema1.alerts),
        Migration(name: "the audit log and its keys", script: Schema1.audit),
    ]

    /// "COHT" in the header of the file says what program it belongs to.
    static let applicationID: Int64 = 0x434f_4854
}

extension Database {
    /// The schema version of the file: how many steps it has taken. 0 for a new file.
    func schemaVersion() throws(StoreError) -> Int {
        try value("pragma user_version") ?? 0
    }

    /// Throws `notAStore` unless the file is one of ours, or still empty.
    func checkApplication(_ version: Int) throws(StoreError) {
        let application: Int64 = try value("pragma application_id") ?? 0
        if application == Migration.applicationID { return }
        let tables: Int = try value("select count(*) from sqlite_master") ?? 0
        guard application == 0, version == 0, tables == 0 else { throw .notAStore(path: path) }
    }

    /// Brings the schema up to `steps`, inside the transaction that the caller holds.
    ///
    /// Throws `newerSchema` when the file has more steps than are known here, and `notAStore` when another program
    /// made it.
    func migrate(to steps: [Migration]) throws(StoreError) {
        let version = try schemaVersion()
        try checkApplication(version)
        guard version <= steps.count else {
            throw .newerSchema(path: path, found: version, supported: steps.count)
        }
        guard version < steps.count else { return }
        for step in steps[version...] { try execute(step.script) }
        // Pragmas take no parameters; both numbers are our own.
        try execute(
            "pragma user_version = \(steps.count); pragma application_id = \(Migration.applicationID)")
    }
}
