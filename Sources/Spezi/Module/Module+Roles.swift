// What a module is besides: chosen when its type is compiled. A dynamic cast that fails looks through all conformances in
// the program, and a start would make three for each module.

extension Module {
    /// No service. Chosen for modules by the compiler.
    public var _service: (any ServiceModule)? { nil }
    /// No handler. Chosen for modules by the compiler.
    public var _lifecycleHandler: (any LifecycleHandler)? { nil }
    /// Nothing for views. Chosen for modules by the compiler.
    public var _environmentObject: (any EnvironmentAccessible)? { nil }
}

extension Module where Self: ServiceModule {
    /// Itself. Chosen for modules by the compiler.
    public var _service: (any ServiceModule)? { self }
}

extension Module where Self: LifecycleHandler {
    /// Itself. Chosen for modules by the compiler.
    public var _lifecycleHandler: (any LifecycleHandler)? { self }
}

extension Module where Self: EnvironmentAccessible {
    /// Itself. Chosen for modules by the compiler.
    public var _environmentObject: (any EnvironmentAccessible)? { self }
}

extension Module {
    /// Whether the type inherits from another, which has then chosen for it: only a cast knows.
    private var isDerived: Bool { _getSuperclass(type(of: self)) != nil }

    var service: (any ServiceModule)? { isDerived ? self as? any ServiceModule : chosen(_service) }
    var lifecycleHandler: (any LifecycleHandler)? {
        isDerived ? self as? any LifecycleHandler : chosen(_lifecycleHandler)
    }
    var environmentObject: (any EnvironmentAccessible)? {
        isDerived ? self as? any EnvironmentAccessible : chosen(_environmentObject)
    }

    /// What the compiler has chosen. A debug build makes sure that it knew of all that the type conforms to.
    private func chosen<Role>(_ role: Role?) -> Role? {
        assert(
            role != nil || !(self is Role),
            """
            \(Self.self) does not know that it conforms to \(Role.self): that is declared in another module than its \
            conformance to Module, or for some of its generic arguments only. Declare it there, or in a subclass.
            """)
        return role
    }
}
