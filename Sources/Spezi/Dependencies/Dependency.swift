extension Module {
    /// Gives a module the modules it depends on. They are configured before it.
    ///
    /// ```swift
    /// @Dependency(Store.self) var store               // required
    /// @Dependency var clock = Clock()                 // made if the configuration lists none
    /// @Dependency(Printer.self) var printer: Printer? // nil if there is none
    /// ```
    /// A dependency is found by exact type; of several modules of one type the first loaded is taken. All who depend on
    /// a type share that instance. A required one is held; an optional one is not, and follows later loads and unloads.
    /// Reading before the module is loaded, or after it was unloaded, is a programming error and traps.
    public typealias Dependency = _DependencyPropertyWrapper
}

/// See ``Module/Dependency``.
@propertyWrapper
public final class _DependencyPropertyWrapper<Value>: _ModulePropertyWrapper {
    override var property: (any ModuleProperty)? { self }
    let requests: [DependencyRequest]
    /// Nil if a module is not of the expected type, which the search by exact type rules out.
    private let assemble: ([(any Module)?], LoadedInstances?) -> Injection<Value>?
    @usableFromInline let injected = Injected<Value>()
    var departure: Departure?

    /// The module or modules. Safe from any thread; at most 30 ns for a required one.
    @inlinable public var wrappedValue: Value { injected.value { "@Dependency var …: \(Value.self)" } }

    private init(
        _ requests: [DependencyRequest],
        assemble: @escaping ([(any Module)?], LoadedInstances?) -> Injection<Value>?
    ) {
        self.requests = requests
        self.assemble = assemble
        super.init(property: ())
    }

    private convenience init(
        _ kind: DependencyRequest.Kind, make: (@MainActor () -> (any Module)?)?
    ) where Value: Module {
        self.init([DependencyRequest(kind: kind, type: Value.self, make: make)]) { modules, _ in
            (modules.first as? Value).map { .strong($0) }
        }
    }

    private convenience init<M: Module>(optional make: (@MainActor () -> (any Module)?)?) where Value == M? {
        self.init([DependencyRequest(kind: .optional, type: M.self, make: make)]) { _, instances in
            .lookup { instances?.first as? M }
        }
    }

    /// Requires a module; one of type ``DefaultInitializable`` is made if the configuration lists none.
    public convenience init(_ dependencyType: Value.Type) where Value: Module {
        self.init(.required, make: nil)
    }

    /// Requires a module; the default is made only if the configuration lists none.
    public convenience init(
        wrappedValue: @autoclosure @escaping @MainActor () -> Value, _ dependencyType: Value.Type = Value.self
    ) where Value: Module {
        self.init(.required, make: wrappedValue)
    }

    /// Takes a module if there is one, now or later.
    public convenience init<M: Module>(_ dependencyType: M.Type) where Value == M? {
        self.init(optional: nil)
    }

    /// Takes a module if there is one; else the default is made, unless it is nil.
    public convenience init<M: Module>(
        wrappedValue: @autoclosure @escaping @MainActor () -> Value, _ dependencyType: M.Type = M.self
    ) where Value == M? {
        self.init(optional: wrappedValue)
    }

    /// Loads this very module, even if others of its type are there, and reads it.
    public convenience init(load module: @autoclosure @escaping @MainActor () -> Value) where Value: Module {
        self.init(.own, make: module)
    }

    /// Requires a module of the property's type, as `@Dependency(A.self) var a` does.
    public convenience init() where Value: Module {
        self.init(.required, make: nil)
    }

    /// Takes a module of the property's type if there is one, as `@Dependency(A.self) var a: A?` does.
    public convenience init<M: Module>() where Value == M? {
        self.init(optional: nil)
    }

    /// No modules.
    public convenience init() where Value == [any Module] {
        self.init(using: DependencyCollection())
    }

    /// Loads these modules, and reads them in this order.
    public convenience init(wrappedValue: [any Module]) where Value == [any Module] {
        self.init(
            wrappedValue.map { module in DependencyRequest(given: module) },
            assemble: { modules, _ in .strong(modules.compactMap(\.self)) })
    }

    /// Loads these modules, and reads them in this order.
    public convenience init(using collection: DependencyCollection) where Value == [any Module] {
        self.init(collection.requests) { modules, _ in .strong(modules.compactMap(\.self)) }
    }

    /// Loads these modules, and reads them in this order.
    public convenience init(@DependencyBuilder _ modules: () -> DependencyCollection) where Value == [any Module] {
        self.init(using: modules())
    }
}

extension _DependencyPropertyWrapper: DependencyProperty {
    var dependency: (any DependencyProperty)? { self }

    func fill(_ modules: [(any Module)?], instances: LoadedInstances?) {
        if let injection = assemble(modules, instances) { injected.set(injection) }
    }

    func clear() { injected.clear() }
}
