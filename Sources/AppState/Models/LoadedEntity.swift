/// The objects of one type in a context.
protocol ModelEntity: AnyObject {
    /// Whether the store may hold other records than were loaded.
    var isStale: Bool { get set }
    var hasChanges: Bool { get }
    /// Adds what is not yet kept.
    func collect(_ changes: inout [ModelChange]) throws(ModelError)
    /// What was collected last is kept now.
    func noteSaved()
}

/// The objects of one type in a context.
final class LoadedEntity<Model: PersistentModel>: ModelEntity {
    private struct Entry {
        var object: Model
        /// What is kept of it; nil for an object that was inserted.
        var json: String?
        /// Its place in the order of insertion.
        let place: Int
    }

    var isStale = true
    private var entries: [PersistentIdentifier: Entry] = [:]
    /// In the order of insertion, by place. Deleted ones leave a gap.
    private var order: [PersistentIdentifier?] = []
    /// Kept records whose objects were deleted.
    private var deleted: Set<PersistentIdentifier> = []
    /// Objects that somebody else may hold and change.
    private var handedOut: Set<PersistentIdentifier> = []
    /// What `collect` found, until it is kept.
    private var collected: [PersistentIdentifier: String] = [:]

    /// All objects in the order of insertion.
    var models: [Model] { order.compactMap { $0.flatMap { entries[$0]?.object } } }

    func model(_ id: PersistentIdentifier) -> Model? { entries[id]?.object }

    func noteHandedOut(_ models: [Model]) {
        for model in models { handedOut.insert(model.persistentModelID) }
    }

    /// Takes over records. An object whose record is the same stays; so does one that was changed or inserted here.
    func load(_ records: [ModelRecord]) throws(ModelError) {
        var loaded: [PersistentIdentifier: Entry] = [:]
        var newOrder: [PersistentIdentifier?] = []
        for record in records {
            let id = PersistentIdentifier(entityName: Model.entityName, key: record.id)
            if deleted.contains(id) { continue }
            if let known = entries[id], try isKept(known, as: record) {
                loaded[id] = Entry(object: known.object, json: known.json, place: newOrder.count)
            } else {
                loaded[id] = Entry(object: try decode(record, id), json: record.json, place: newOrder.count)
                handedOut.remove(id)
            }
            newOrder.append(id)
        }
        // what was inserted here and is not kept yet comes last
        for case let id? in order where loaded[id] == nil {
            guard let entry = entries[id], entry.json == nil else { continue }
            loaded[id] = Entry(object: entry.object, json: nil, place: newOrder.count)
            newOrder.append(id)
        }
        entries = loaded
        order = newOrder
        handedOut.formIntersection(loaded.keys)
        isStale = false
    }

    /// Whether the object is a new one.
    func insert(_ model: Model) throws(ModelError) -> Bool {
        let id = model.persistentModelID
        if entries[id] != nil { return false }
        let wasDeleted = deleted.remove(id) != nil
        // a record that was deleted and comes back is written anew, be it as it was
        entries[id] = Entry(object: model, json: wasDeleted ? "" : nil, place: order.count)
        order.append(id)
        handedOut.insert(id)
        return true
    }

    /// Whether the object was there.
    func delete(_ model: Model) -> Bool {
        let id = model.persistentModelID
        guard let entry = entries.removeValue(forKey: id) else { return false }
        if entry.json != nil { deleted.insert(id) }
        order[entry.place] = nil
        handedOut.remove(id)
        return true
    }

    var hasChanges: Bool {
        if !deleted.isEmpty { return true }
        return handedOut.contains { id in
            // what cannot be encoded has changed since it was kept
            entries[id].map { (try? isChanged($0)) ?? true } ?? false
        }
    }

    func collect(_ changes: inout [ModelChange]) throws(ModelError) {
        collected = [:]
        for id in deleted.sorted() { changes.append(ModelChange(entity: id.entityName, id: id.key, json: nil)) }
        let held = handedOut.compactMap { id in entries[id].map { (id, $0) } }.sorted { $0.1.place < $1.1.place }
        for (id, entry) in held {
            let json = try encode(entry.object)
            if json == entry.json { continue }
            collected[id] = json
            changes.append(ModelChange(entity: id.entityName, id: id.key, json: json))
        }
    }

    func noteSaved() {
        deleted = []
        for (id, json) in collected { entries[id]?.json = json }
        collected = [:]
        if entries.isEmpty { order = [] }
        // Who holds an object can change it; what is held here alone stays as it is, and need not be looked at again.
        for id in handedOut {
            guard var entry = entries.removeValue(forKey: id) else { continue }
            if isKnownUniquelyReferenced(&entry.object), (try? isChanged(entry)) == false { handedOut.remove(id) }
            entries[id] = entry
        }
    }

    /// Whether an object stays when its record is loaded.
    private func isKept(_ entry: Entry, as record: ModelRecord) throws(ModelError) -> Bool {
        if entry.json == record.json { return true }
        return try isChanged(entry)
    }

    private func isChanged(_ entry: Entry) throws(ModelError) -> Bool {
        guard let json = entry.json else { return true }
        return try encode(entry.object) != json
    }

    private func encode(_ model: Model) throws(ModelError) -> String {
        do throws(StorageError) {
            return try StoredCoding.json(model)
        } catch {
            throw .notEncodable(entity: Model.entityName, reason: error.description)
        }
    }

    private func decode(_ record: ModelRecord, _ id: PersistentIdentifier) throws(ModelError) -> Model {
        do {
            let model = try JSONDecoder().decode(Model.self, from: Data(record.json.utf8))
            ModelIdentities.shared.set(id, of: model)
            return model
        } catch {
            throw .notDecodable(entity: Model.entityName, id: record.id, reason: "\(error)")
        }
    }
}
