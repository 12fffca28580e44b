/// A subsystem of an application: it has a lifetime, dependencies, and a place in the graph of modules.
///
/// A module is a class or an actor. Its properties marked `@Dependency`, `@StandardActor`, `@Collect` or `@Application`
/// are filled when it is loaded and can be read from `configure()` on, from any thread; `@Provide`, `@Model` and
/// `@Modifier` hand values to others. In an `@Observable` class, write `@ObservationIgnored` in front of these.
public protocol Module: AnyObject, SendableMetatype {
    /// Called once per load, after the module's properties are filled and after all modules it depends on were configured.
    ///
    /// Must not load or unload modules. Long work belongs into ``ServiceModule/run()``.
    @MainActor func configure()
    /// Called once per load, when the module is unloaded or the application ends, before the modules it depends on are
    /// torn down: its properties can still be read. Must not load or unload modules.
    @MainActor func tearDown()

    /// Part of the module system: the compiler chooses it.
    var _service: (any ServiceModule)? { get }
    /// Part of the module system: the compiler chooses it.
    var _lifecycleHandler: (any LifecycleHandler)? { get }
    /// Part of the module system: the compiler chooses it.
    var _environmentObject: (any EnvironmentAccessible)? { get }
}

extension Module {
    /// Does nothing.
    @MainActor public func configure() {}
    /// Does nothing.
    @MainActor public func tearDown() {}
}
