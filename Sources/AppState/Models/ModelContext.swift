/// The objects of records, and what of them is not yet kept. Use it where it was made; it is not for several threads.
///
/// All records of a type that was used are in memory, one object for each. What was inserted, changed or deleted shows in
/// fetches at once, and is kept by ``save()``. A record that another process has changed comes as a new object at the next
/// fetch, unless it was changed here too.
public final class ModelContext {
    /// What keeps the records.
    public let container: ModelContainer
    private var entities: [String: any ModelEntity] = [:]
    /// What of the store was last seen.
    private var seenForeignChanges = 0

    /// A context of its own.
    public init(_ container: ModelContainer) {
        self.container = container
    }

    /// Adds an object, unless it is there.
    public func insert<Model: PersistentModel>(_ model: Model) {
        do throws(ModelError) {
            if try entity(Model.self).insert(model) { container.noteChange([Model.entityName]) }
        } catch {
            Application.report(.models(reason: error.description))
        }
    }

    /// Removes an object; nothing happens if it is not there.
    public func delete<Model: PersistentModel>(_ model: Model) {
        do throws(ModelError) {
            if try entity(Model.self).delete(model) { container.noteChange([Model.entityName]) }
        } catch {
            Application.report(.models(reason: error.description))
        }
    }

    /// Removes all objects that fulfil the predicate; all of the type if it is nil.
    public func delete<Model: PersistentModel>(
        model: Model.Type, where predicate: Predicate<Model>? = nil
    ) throws(ModelError) {
        let entity = try entity(Model.self)
        let found = try FetchDescriptor(predicate: predicate).apply(to: entity.models)
        for model in found { _ = entity.delete(model) }
        if !found.isEmpty { container.noteChange([Model.entityName]) }
    }

    /// The objects that the descriptor names.
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(ModelError) -> [Model] {
        let entity = try entity(Model.self)
        let found = try descriptor.apply(to: entity.models)
        entity.noteHandedOut(found)
        return found
    }

    /// How many objects the descriptor names.
    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(ModelError) -> Int {
        try descriptor.apply(to: entity(Model.self).models).count
    }

    /// The object of an identifier, nil if there is none.
    public func model<Model: PersistentModel>(
        for id: PersistentIdentifier, as type: Model.Type = Model.self
    ) throws(ModelError) -> Model? {
        let entity = try entity(Model.self)
        guard let found = entity.model(id) else { return nil }
        entity.noteHandedOut([found])
        return found
    }

    /// Whether something was inserted, changed or deleted since it was kept last. Looks at each object that was handed out.
    public var hasChanges: Bool { entities.values.contains { $0.hasChanges } }

    /// Keeps what was inserted, changed and deleted: all of it, in one durable write, or nothing when it throws.
    public func save() throws(ModelError) {
        var changes: [ModelChange] = []
        let used = entities.sorted { $0.key < $1.key }.map(\.value)
        for entity in used { try entity.collect(&changes) }
        if changes.isEmpty { return }
        do throws(StorageError) {
            try container.store.commit(changes)
        } catch {
            throw .store(error)
        }
        for entity in used { entity.noteSaved() }
        container.noteChange(Set(changes.map(\.entity)))
    }

    /// Forgets what was inserted, changed and deleted since it was kept last. Objects that were changed are replaced.
    public func rollback() {
        let changed = Set(entities.filter { $0.value.hasChanges }.keys)
        for name in changed { entities[name] = nil }
        container.noteChange(changed)
    }

    private func entity<Model: PersistentModel>(_ type: Model.Type) throws(ModelError) -> LoadedEntity<Model> {
        let name = Model.entityName
        guard container.keeps(type) else { throw .unknownType(entity: name) }
        let foreign = container.foreignChanges.load(ordering: .acquiring)
        if foreign != seenForeignChanges {
            for entity in entities.values { entity.isStale = true }
            seenForeignChanges = foreign
        }
        let entity: LoadedEntity<Model>
        if let known = entities[name] as? LoadedEntity<Model> {
            entity = known
        } else {
            entity = LoadedEntity()
            entities[name] = entity
        }
        if entity.isStale {
            let records: [ModelRecord]
            do throws(StorageError) {
                records = try container.store.records(entity: name)
            } catch {
                throw .store(error)
            }
            try entity.load(records)
        }
        return entity
    }
}
