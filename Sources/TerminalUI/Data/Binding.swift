/// A two-way connection to a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: @MainActor () -> Value
    private let write: @MainActor (Value) -> Void
    /// The owner of the value, where it is known: two bindings to one owner are the same.
    private var owner: AnyObject?

    /// Connects to a value through a getter and a setter, both on the main actor.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        read = get
        write = set
    }

    /// The binding itself: what lets a closure take `$item`.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Connects to all of a value that an object keeps.
    init(owner: AnyObject, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(get: get, set: set)
        self.owner = owner
    }

    /// A binding to a value that never changes; writes are dropped.
    @MainActor public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// The value behind the binding.
    @MainActor public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    @MainActor public subscript<Part>(dynamicMember member: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            get: { wrappedValue[keyPath: member] },
            set: { wrappedValue[keyPath: member] = $0 })
    }
}

extension Binding: SameByIdentity {
    func isSame(as other: Any) -> Bool {
        guard let owner, let other = other as? Binding<Value> else { return false }
        return owner === other.owner
    }
}
