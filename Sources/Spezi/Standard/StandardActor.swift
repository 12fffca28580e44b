extension Module {
    /// Gives a module the application's standard, as a concrete type or as the constraint the module states.
    ///
    /// ```swift
    /// final class Alerts: Module {
    ///     @StandardActor var standard: any AlertConstraint
    /// }
    /// ```
    /// With an optional type the property is nil where the standard does not meet the constraint; otherwise loading
    /// throws ``SpeziPropertyError``. Without a type it is `any Standard`. Reading before the module is loaded, or after
    /// it was unloaded, is a programming error and traps.
    public typealias StandardActor = _StandardActorPropertyWrapper
}

/// See ``Module/StandardActor``.
@propertyWrapper
public final class _StandardActorPropertyWrapper<Value>: _ModulePropertyWrapper {
    override var property: (any ModuleProperty)? { self }
    private let injected = Injected<Value>()
    var departure: Departure?

    /// The standard. Safe from any thread.
    public var wrappedValue: Value { injected.value(of: self) }

    override func declared(as name: String) -> String { "@StandardActor var \(name): \(Value.self)" }

    /// Asks for the standard as `Value`.
    public init(
        _ constraint: Value.Type = Value.self,
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) {
        super.init(PropertyDeclaration(owner, file, line))
    }

    /// Asks for any standard.
    public init(
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value == any Standard {
        super.init(PropertyDeclaration(owner, file, line))
    }

    private func cast(_ standard: any Standard) -> Value? {
        if let met = standard.constraint(Value.self) { return met }
        return (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    }
}

extension _StandardActorPropertyWrapper: ModuleProperty {
    var constraint: Any.Type? { Value.self }

    func check(_ standard: any Standard, name: String, in module: any Module) throws(SpeziPropertyError) {
        guard cast(standard) == nil else { return }
        throw .unsatisfiedStandardConstraint(
            constraint: "\(Value.self)", standard: "\(type(of: standard))", module: "\(type(of: module))",
            property: name)
    }

    func inject(from spezi: Spezi, into node: ModuleNode) {
        if let standard = cast(spezi.standard) { injected.set(.strong(standard)) }
    }

    func clear(_ name: String, in module: String) { injected.clear(name, in: module) }
}
