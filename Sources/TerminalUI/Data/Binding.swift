/// A two-way connection to a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: @MainActor () -> Value
    private let write: @MainActor (Value) -> Void

    /// Connects to a value through a getter and a setter, both on the main actor.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        read = get
        write = set
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
