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
    /// A default value is made on the main actor while the module is loaded, and belongs to whichever actor the module does:
    /// one of the main actor may have default values of the main actor.
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
    @inlinable public var wrappedValue: Value { injected.value(of: self) }

    override func declared(as name: String) -> String { "@Dependency var \(name): \(Value.self)" }

    private init(
        _ requests: [DependencyRequest], _ declaration: PropertyDeclaration,
        assemble: @escaping ([(any Module)?], LoadedInstances?) -> Injection<Value>?
    ) {
        self.requests = requests
        self.assemble = assemble
        super.init(declaration)
    }

    private convenience init(_ request: DependencyRequest, _ declaration: PropertyDeclaration) where Value: Module {
        self.init([request], declaration) { modules, _ in (modules.first as? Value).map { .strong($0) } }
    }

    private convenience init<M: Module>(
        optional make: (() -> (any Module)?)?, _ declaration: PropertyDeclaration
    ) where Value == M? {
        self.init([DependencyRequest(kind: .optional, type: M.self, make: make)], declaration) { _, instances in
            .lookup { instances?.first as? M }
        }
    }

    private convenience init(
        _ requests: [DependencyRequest], _ declaration: PropertyDeclaration
    ) where Value == [any Module] {
        self.init(requests, declaration) { modules, _ in .strong(modules.compactMap(\.self)) }
    }

    /// Requires a module; one of type ``DefaultInitializable`` is made if the configuration lists none.
    public convenience init(
        _ dependencyType: Value.Type, owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value: Module {
        self.init(
            DependencyRequest(kind: .required, type: Value.self, make: nil), PropertyDeclaration(owner, file, line))
    }

    /// Requires a module; the default is made only if the configuration lists none.
    public convenience init(
        wrappedValue: @autoclosure @escaping () -> Value, _ dependencyType: Value.Type = Value.self,
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value: Module {
        self.init(
            DependencyRequest(kind: .required, type: Value.self, make: wrappedValue),
            PropertyDeclaration(owner, file, line))
    }

    /// Takes a module if there is one, now or later.
    public convenience init<M: Module>(
        _ dependencyType: M.Type, owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value == M? {
        self.init(optional: nil, PropertyDeclaration(owner, file, line))
    }

    /// Takes a module if there is one; else the default is made, unless it is nil.
    public convenience init<M: Module>(
        wrappedValue: @autoclosure @escaping () -> Value, _ dependencyType: M.Type = M.self,
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value == M? {
        self.init(optional: wrappedValue, PropertyDeclaration(owner, file, line))
    }

    /// Loads this very module, even if others of its type are there, and reads it.
    public convenience init(
        load module: Value, _ dependencyType: Value.Type = Value.self,
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value: Module {
        self.init(DependencyRequest(own: module), PropertyDeclaration(owner, file, line))
    }

    /// Requires a module of the property's type, as `@Dependency(A.self) var a` does.
    public convenience init(
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value: Module {
        self.init(
            DependencyRequest(kind: .required, type: Value.self, make: nil), PropertyDeclaration(owner, file, line))
    }

    /// Takes a module of the property's type if there is one, as `@Dependency(A.self) var a: A?` does.
    public convenience init<M: Module>(
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value == M? {
        self.init(optional: nil, PropertyDeclaration(owner, file, line))
    }

    /// No modules.
    public convenience init(
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value == [any Module] {
        self.init([], PropertyDeclaration(owner, file, line))
    }

    /// Loads these modules, and reads them in this order.
    public convenience init(
        wrappedValue: [any Module], owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value == [any Module] {
        self.init(wrappedValue.map(DependencyRequest.init(own:)), PropertyDeclaration(owner, file, line))
    }

    /// Loads these modules, and reads them in this order.
    public convenience init(
        using collection: DependencyCollection,
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) where Value == [any Module] {
        self.init(collection.requests, PropertyDeclaration(owner, file, line))
    }

    /// Loads these modules, and reads them in this order.
    public convenience init(
        owner: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
        @DependencyBuilder _ modules: () -> DependencyCollection
    ) where Value == [any Module] {
        self.init(modules().requests, PropertyDeclaration(owner, file, line))
    }
}

extension _DependencyPropertyWrapper: DependencyProperty {
    var dependency: (any DependencyProperty)? { self }

    func fill(_ modules: [(any Module)?], instances: LoadedInstances?) {
        if let injection = assemble(modules, instances) { injected.set(injection) }
    }

    func clear(_ name: String, in module: String) { injected.clear(name, in: module) }
}
