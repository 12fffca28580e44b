import Observation
import Synchronization

/// An object that a ``ModelContext`` keeps as a record.
///
/// ```swift
/// final class Visit: PersistentModel {
///     var place: String
///     var isDone = false
///     init(place: String) { self.place = place }
/// }
/// ```
/// What its `Codable` conformance encodes is what is kept. With `@Observable` before it, those who read its properties are
/// told of their changes; name its coding keys then. Two objects are equal if they are the same.
public protocol PersistentModel: AnyObject, Codable, Observable, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
    /// What identifies the record in its store.
    public var persistentModelID: PersistentIdentifier { ModelIdentities.shared.id(of: self) }

    /// What identifies the record in its store.
    public var id: PersistentIdentifier { persistentModelID }

    /// Whether they are the same object.
    public static func == (one: Self, other: Self) -> Bool { one === other }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The name of the type's records.
    static var entityName: String { "\(self)" }
}

/// What identifies a record in its store.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
    /// The name of the record's type.
    public let entityName: String
    /// Unique among all records.
    let key: String

    /// By entity, then by key.
    public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool {
        (one.entityName, one.key) < (other.entityName, other.key)
    }
}

/// Which object has which identifier.
final class ModelIdentities: Sendable {
    static let shared = ModelIdentities()

    private struct Entry {
        weak var object: AnyObject?
        let id: PersistentIdentifier
    }

    private struct Content {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// How many entries to have before those of objects that are gone are removed.
        var limit = 64
    }

    private let content = Mutex(Content())

    /// The identifier of an object; a new one if it has none.
    func id<Model: PersistentModel>(of object: Model) -> PersistentIdentifier {
        let address = ObjectIdentifier(object)
        // the address of an object that is gone may be another's now
        let known = content.withLock { content -> PersistentIdentifier? in
            guard let entry = content.entries[address], entry.object != nil else { return nil }
            return entry.id
        }
        if let known { return known }
        let id = PersistentIdentifier(entityName: Model.entityName, key: UUID().uuidString)
        set(id, of: object)
        return id
    }

    /// Gives an object that was read its identifier.
    func set(_ id: PersistentIdentifier, of object: some AnyObject) {
        let address = ObjectIdentifier(object)
        let entry = UncheckedEntry(entry: Entry(object: object, id: id))
        content.withLock { content in
            content.entries[address] = entry.entry
            if content.entries.count < content.limit { return }
            content.entries = content.entries.filter { $0.value.object != nil }
            content.limit = max(64, content.entries.count * 2)
        }
    }

    /// `@unchecked`: of the object only its address and whether it is still there are looked at.
    private struct UncheckedEntry: @unchecked Sendable {
        let entry: Entry
    }
}
