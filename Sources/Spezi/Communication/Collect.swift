extension Module {
    /// Collects all values of exactly this element type that modules `@Provide`, in load order.
    ///
    /// Complete before any module is configured; values of modules loaded or unloaded later come and go. Reading before
    /// the module is loaded, or after it was unloaded, is a programming error and traps.
    public typealias Collect = _CollectPropertyWrapper
}

/// See ``Module/Collect``.
@propertyWrapper
public final class _CollectPropertyWrapper<Value>: _ModulePropertyWrapper {
    override var property: (any ModuleProperty)? { self }
    private let injected = Injected<ProvidedList<Value>>()
    var departure: Departure?

    /// The values. Safe from any thread; O(1).
    public var wrappedValue: [Value] { injected.value { "@Collect var …: [\(Value.self)]" }.values }

    /// Collects values of type `Value`.
    public init() { super.init(property: ()) }
}

extension _CollectPropertyWrapper: ModuleProperty {
    var collectedType: Any.Type? { Value.self }

    func inject(from spezi: Spezi, into node: ModuleNode) { injected.set(.strong(spezi.provided.list(of: Value.self))) }
    func clear() { injected.clear() }
}
