extension Module {
    /// Reads a property of the `Spezi` that loaded the module, live.
    ///
    /// ```swift
    /// @Application(\.logger) var logger
    /// @Application(\.launchOptions) var launchOptions
    /// ```
    /// Other packages add properties with an extension of `Spezi`. ``Spezi/logger``, which has the module's own category
    /// here, and ``Spezi/launchOptions`` are copied, and can be read after the module was unloaded too. Otherwise reading
    /// before the module is loaded, after it was unloaded or after the `Spezi` is gone is a programming error and traps.
    public typealias Application = _ApplicationPropertyWrapper
}

/// See ``Module/Application``.
@propertyWrapper
public final class _ApplicationPropertyWrapper<Value>: _ModulePropertyWrapper {
    override var property: (any ModuleProperty)? { self }
    private let keyPath: KeyPath<Spezi, Value>
    private let injected = Injected<Value?>()
    var departure: Departure?

    /// The property's present value.
    public var wrappedValue: Value {
        guard let value = injected.value(of: self) else {
            fatalError("\(title()) was read after its Spezi was gone. Keep the Spezi.")
        }
        return value
    }

    override func declared(as name: String) -> String { "@Application(…) var \(name): \(Value.self)" }

    /// Reads the property under this key path.
    public init(
        _ keyPath: KeyPath<Spezi, Value>,
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.keyPath = keyPath
        super.init(PropertyDeclaration(owner, file, line))
    }

    /// The value that outlives loading; nil for those that are read live.
    @MainActor private func copy(from spezi: Spezi, for node: ModuleNode) -> Value? {
        // types before key paths, which take long to compare
        if Value.self == Logger.self, keyPath == \Spezi.logger {
            return spezi.logger(category: node.name) as? Value
        }
        if Value.self == [UIApplication.LaunchOptionsKey: Any].self, keyPath == \Spezi.launchOptions {
            return spezi[keyPath: keyPath]
        }
        return nil
    }
}

extension _ApplicationPropertyWrapper: ModuleProperty {
    func inject(from spezi: Spezi, into node: ModuleNode) {
        if let copy = copy(from: spezi, for: node) {
            injected.set(.copy(copy))
        } else {
            injected.set(.lookup { [weak spezi, keyPath] in spezi.map { $0[keyPath: keyPath] } })
        }
    }

    func clear(_ name: String, in module: String) { injected.clear(name, in: module) }
}
