/// A value that views can find in their environment under this type.
///
/// ```swift
/// enum PatienceKey: EnvironmentKey { static let defaultValue = 3 }
/// extension EnvironmentValues {
///     var patience: Int {
///         get { self[PatienceKey.self] }
///         set { self[PatienceKey.self] = newValue }
///     }
/// }
/// ```
public protocol EnvironmentKey {
    /// What is found.
    associatedtype Value
    /// What is found where nobody has set anything.
    static var defaultValue: Value { get }
}

/// What a view finds around it: values by key, objects by their type.
///
/// A value type: a change made for one part of the tree is not seen by others.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: AnyObject] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    private var version = Version()

    /// An empty environment: every key has its default, no object is there.
    public init() {}

    /// The value under a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            guard let box = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            // Only the setter below puts boxes in, under the key whose value they hold.
            return unsafeDowncast(box, to: Box<Key.Value>.self).value
        }
        set {
            values[ObjectIdentifier(key)] = Box(newValue)
            version = Version()
        }
    }

    /// The object placed under exactly this type, if any.
    public subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { objects[ObjectIdentifier(type)] as? Object }
        set {
            objects[ObjectIdentifier(type)] = newValue
            version = Version()
        }
    }

    /// Whether nothing has been set since one of the two was copied from the other.
    func isSame(as other: EnvironmentValues) -> Bool { version === other.version }

    /// Holds a value of a type that its key knows: to cast an `Any` costs more than the rest of the look-up.
    private final class Box<Value> {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    /// Stands for one content: every change makes another.
    private final class Version: Sendable {}
}
