/// Makes bindings to the properties of an observed object: `@Bindable var model`, then `$model.name`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
    /// The object.
    public var wrappedValue: Object

    /// Takes the object.
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    /// Takes the object.
    public init(_ object: Object) { wrappedValue = object }

    /// The source of bindings.
    public var projectedValue: Bindable<Object> { self }

    /// A binding to a property of the object.
    @MainActor public subscript<Value>(dynamicMember member: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value>
    {
        let object = wrappedValue
        return Binding(get: { object[keyPath: member] }, set: { object[keyPath: member] = $0 })
    }
}
