import Observation

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
