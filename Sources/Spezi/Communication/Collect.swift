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
    public var wrappedValue: [Value] { injected.value(of: self).values }

    override func declared(as name: String) -> String { "@Collect var \(name): [\(Value.self)]" }

    /// Collects values of type `Value`.
    public init(owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) {
        super.init(PropertyDeclaration(owner, file, line))
    }
}

extension _CollectPropertyWrapper: ModuleProperty {
    var collectedType: Any.Type? { Value.self }

    func inject(from spezi: Spezi, into node: ModuleNode) { injected.set(.strong(spezi.provided.list(of: Value.self))) }
    func clear(_ name: String, in module: String) { injected.clear(name, in: module) }
}
