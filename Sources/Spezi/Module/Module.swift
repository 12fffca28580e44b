/// A subsystem of an application: it has a lifetime, dependencies, and a place in the graph of modules.
///
/// A module is a class or an actor. Its properties marked `@Dependency`, `@StandardActor`, `@Collect` or `@Application`
/// are filled when it is loaded and can be read from `configure()` on, from any thread; `@Provide` and `@Model` hand
/// values to others. In an `@Observable` class, write `@ObservationIgnored` in front of these.
public protocol Module: AnyObject, SendableMetatype {
    /// Called once per load, after the module's properties are filled and after all modules it depends on were configured.
    ///
    /// Must not load or unload modules. Long work belongs into a task of the module's own.
    @MainActor func configure()
}

extension Module {
    /// Does nothing.
    @MainActor public func configure() {}
}
