import Synchronization

/// Which object has which identifier.
final class ModelIdentities: Sendable {
    static let shared = ModelIdentities()

    fileprivate struct Entry {
        weak var object: AnyObject?
        let id: PersistentIdentifier
    }

    fileprivate struct Content {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// How many entries to have before those of objects that are gone are removed.
        var limit = 64
    }

    private let content = Mutex(Content())

    /// The identifier of an object; a new one if it has none. The same for all who ask at once.
    func id<Model: PersistentModel>(of object: Model) -> PersistentIdentifier {
        let (id, _) = content.withLock { [object = Held(object)] content in
            // the address of an object that is gone may be another's now
            if let known = content.entries[object.address], known.object != nil { return (known.id, [Held]()) }
            let id = PersistentIdentifier(entityName: Model.entityName, key: UUID().uuidString)
            return (id, content.add(id, of: object))
        }
        return id
    }

    /// Gives an object that was read its identifier.
    func set(_ id: PersistentIdentifier, of object: some AnyObject) {
        _ = content.withLock { [object = Held(object)] content in content.add(id, of: object) }
    }
}

/// `@unchecked`: of the object only its address and whether it is still there are looked at.
private struct Held: @unchecked Sendable {
    let object: AnyObject
    var address: ObjectIdentifier { ObjectIdentifier(object) }
    init(_ object: AnyObject) { self.object = object }
}

extension ModelIdentities.Content {
    /// Returns objects to be let go of outside of the lock: the end of one may ask for identifiers.
    fileprivate mutating func add(_ id: PersistentIdentifier, of object: Held) -> [Held] {
        entries[object.address] = ModelIdentities.Entry(object: object.object, id: id)
        if entries.count < limit { return [] }
        var held: [Held] = []
        entries = entries.filter { entry in
            guard let object = entry.value.object else { return false }
            held.append(Held(object))
            return true
        }
        limit = max(64, entries.count * 2)
        return held
    }
}
