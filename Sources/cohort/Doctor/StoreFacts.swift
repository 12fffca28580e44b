import StudyStore

/// What was found out about the sample study's store.
enum StoreFacts {
    static func section(_ store: StoreInspection) -> FactSection {
        FactSection(
            title: "Store of the sample study",
            facts: [
                Fact("database", store.database), condition(store), schema(store), audit(store),
                Fact("key file", store.keyFile), key(store),
            ])
    }

    private static func condition(_ store: StoreInspection) -> Fact {
        let name = "condition"
        if let problem = store.problem {
            return Fact(name, store.exists ? "cannot be used" : "cannot be made", advice: problem.description)
        }
        guard store.exists else { return Fact(name, "not there yet; cohort demo makes it") }
        return Fact(
            name,
            store.hasUnfinishedWrite
                ? "exists, writable; the next start undoes a write that was broken off" : "exists, writable")
    }

    private static func schema(_ store: StoreInspection) -> Fact {
        let supported = StoreInspection.supportedSchemaVersion
        guard let version = store.schemaVersion else { return Fact("schema", "this program's is \(supported)") }
        return Fact(
            "schema",
            version == supported
                ? "\(version), this program's"
                : version < supported
                    ? "\(version); the next start brings it to \(supported)"
                    : "\(version); this program's is \(supported)")
    }

    private static func audit(_ store: StoreInspection) -> Fact {
        Fact("audit trail", store.auditSize.map { "\($0) entries; each of them verifies" } ?? "not checked")
    }

    private static func key(_ store: StoreInspection) -> Fact {
        switch store.key {
        case .missing:
            Fact("key", store.exists ? "missing" : "not there yet; it is made with the store")
        case .present(let mode): Fact("key", "present, mode \(mode)")
        }
    }
}
