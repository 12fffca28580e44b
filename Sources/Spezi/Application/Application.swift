extension Module {
    /// Reads a property of the `Spezi` that loaded the module, live.
    ///
    /// Other packages add properties with an extension of `Spezi`. Reading before the module is loaded, after it was
    /// unloaded or after the `Spezi` is gone is a programming error and traps.
    public typealias Application = _ApplicationPropertyWrapper
}

/// See ``Module/Application``.
@propertyWrapper
public final class _ApplicationPropertyWrapper<Value> {
    private let keyPath: KeyPath<Spezi, Value>
    private let injected = Injected<Spezi?>()

    /// The property's present value.
    public var wrappedValue: Value {
        guard let spezi = injected.value({ "@Application(…) var …: \(Value.self)" }) else {
            preconditionFailure(
                "@Application(…) var …: \(Value.self) was read after its Spezi was gone. Keep the Spezi.")
        }
        return spezi[keyPath: keyPath]
    }

    /// Reads the property under this key path.
    public init(_ keyPath: KeyPath<Spezi, Value>) {
        self.keyPath = keyPath
    }
}

extension _ApplicationPropertyWrapper: ModuleProperty {
    func inject(from spezi: Spezi) { injected.set(.lookup { [weak spezi] in spezi }) }
    func clear() { injected.set(.cleared) }
}
