import Synchronization

/// Where and how records are kept.
public struct ModelConfiguration: Sendable {
    let makeStore: @Sendable () -> any ModelStore

    /// Keeps records in the program's folder of data: in the file `default.store` for the person, in `machine.store` for the
    /// machine. Those of the session are in memory, as all are where that is asked for.
    public init(isStoredInMemoryOnly: Bool = false, of owner: StorageScope = .person) {
        if isStoredInMemoryOnly || owner == .session {
            makeStore = { MemoryModelStore() }
        } else {
            let name = owner == .machine ? "machine.store" : "default.store"
            makeStore = { RecordFile(FileStorage.dataFolder(FileStorage.programName) + "/" + name) }
        }
    }

    /// Keeps records in a file, which several processes may share. A leading `~` is the home of the account.
    public init(path: String) {
        makeStore = { RecordFile(FilePath.expanded(path)) }
    }

    /// Keeps records in a file, which several processes may share.
    public init(url: URL) {
        self.init(path: url.path(percentEncoded: false))
    }

    /// Keeps records in a store.
    public init(store: some ModelStore) {
        makeStore = { store }
    }
}

/// The types whose records a container keeps.
public struct Schema: Sendable {
    let types: [any PersistentModel.Type]

    /// These types.
    public init(_ types: [any PersistentModel.Type]) {
        self.types = types
    }
}

/// Keeps the records of some types: a store, and who is told of changes. Safe from any thread.
public final class ModelContainer: Sendable {
    /// The types whose records it keeps.
    public let schema: Schema
    let store: any ModelStore
    /// Where observers of all records of a type are.
    private let slots: [String: AnySlot]
    @MainActor private var knownContext: ModelContext?
    /// How often others have changed the store.
    let foreignChanges = Atomic(0)

    /// Keeps records of these types.
    public convenience init(
        for types: any PersistentModel.Type..., configurations: ModelConfiguration = ModelConfiguration()
    ) throws(ModelError) {
        try self.init(for: Schema(types), configurations: configurations)
    }

    /// Keeps records of these types. The store is opened.
    /// - Throws: ``ModelError``: `sameName` where two types of one name would be kept in one place, `store` where the store
    ///   cannot be read.
    public init(
        for schema: Schema, configurations: ModelConfiguration = ModelConfiguration()
    ) throws(ModelError) {
        self.schema = schema
        store = configurations.makeStore()
        try Self.takeNames(schema.types, in: (store as? RecordFile)?.path)
        slots = Dictionary(
            schema.types.map { ($0.entityName, AnySlot(scope: Scope(name: "models", id: $0.entityName))) }
        ) { first, _ in first }
        do throws(StorageError) {
            for type in schema.types { _ = try store.records(entity: type.entityName) }
        } catch {
            throw .store(error)
        }
        store.observe { [weak self] in self?.noteForeignChange() }
    }

    /// Keeps records of these types, in the first of these ways.
    public convenience init(for schema: Schema, configurations: [ModelConfiguration]) throws(ModelError) {
        try self.init(for: schema, configurations: configurations.first ?? ModelConfiguration())
    }

    /// The context for the main actor: the same each time.
    @MainActor public var mainContext: ModelContext {
        if let knownContext { return knownContext }
        let new = ModelContext(self)
        knownContext = new
        return new
    }

    /// Who is tracked now observes all records of a type.
    func noteAccess(_ entity: String) { slots[entity]?.noteAccess() }

    /// Tells the observers of all records of these types.
    func noteChange(_ entities: Set<String>) {
        for entity in entities.sorted() { slots[entity]?.noteChange() }
    }

    /// Tells the observers of all records.
    func noteAnyChange() { noteChange(Set(slots.keys)) }

    func keeps<Model: PersistentModel>(_ type: Model.Type) -> Bool { schema.types.contains { $0 == type } }

    /// What the names stand for in each file of the process.
    private static let names = Mutex<[String: [String: ObjectIdentifier]]>([:])

    /// Throws where a name stands for another type already, among these or in the file.
    private static func takeNames(
        _ types: [any PersistentModel.Type], in file: String?
    ) throws(ModelError) {
        let taken = names.withLock { names -> String? in
            var known = file.flatMap { names[$0] } ?? [:]
            for type in types {
                let id = ObjectIdentifier(type)
                if known.updateValue(id, forKey: type.entityName) ?? id != id { return type.entityName }
            }
            if let file { names[file] = known }
            return nil
        }
        if let taken { throw .sameName(entity: taken) }
    }

    private func noteForeignChange() {
        foreignChanges.add(1, ordering: .acquiringAndReleasing)
        noteAnyChange()
    }
}
