import TerminalUI

/// A property of a module that takes part in loading.
///
/// The steps, each for all new modules before the next: check, fill dependencies, provide; then per module in order:
/// inject, configure, freeze.
protocol ModuleProperty: AnyObject {
    /// Itself, if it asks for modules.
    var dependency: (any DependencyProperty)? { get }
    /// Itself, if it provides values.
    var provider: (any ProvidingProperty)? { get }
    /// Itself, if it places objects in the environment.
    var placer: (any EnvironmentProperty)? { get }
    /// Itself, if it puts a view around the root.
    var modifier: (any ViewModifierProperty)? { get }
    /// Held for whoever wants to know when the module is gone.
    var departure: Departure? { get set }
    /// The type of the values that it provides.
    var providedType: Any.Type? { get }
    /// The type of the values that it collects.
    var collectedType: Any.Type? { get }
    /// What it asks the standard to be.
    var constraint: Any.Type? { get }

    /// Throws what would keep the property from being filled. Changes nothing.
    @MainActor func check(_ standard: any Standard, name: String, in module: any Module) throws(SpeziPropertyError)
    /// Fills the property, right before its module is configured.
    @MainActor func inject(from spezi: Spezi, into node: ModuleNode)
    /// The module was configured: what it placed is final.
    @MainActor func freeze()
    /// The module was unloaded, in which the property has this name.
    @MainActor func clear(_ name: String, in module: String)
}

// not dynamic casts, which would take most of the time of loading
extension ModuleProperty {
    var dependency: (any DependencyProperty)? { nil }
    var provider: (any ProvidingProperty)? { nil }
    var placer: (any EnvironmentProperty)? { nil }
    var modifier: (any ViewModifierProperty)? { nil }
    var providedType: Any.Type? { nil }
    var collectedType: Any.Type? { nil }
    var constraint: Any.Type? { nil }

    func check(_ standard: any Standard, name: String, in module: any Module) throws(SpeziPropertyError) {}
    func inject(from spezi: Spezi, into node: ModuleNode) {}
    func freeze() {}
    func clear(_ name: String, in module: String) {}
}

/// A property that asks for modules.
protocol DependencyProperty: ModuleProperty {
    /// What is asked for.
    @MainActor var requests: [DependencyRequest] { get }
    /// One module, or none, for each request; an optional property reads the first of the instances.
    @MainActor func fill(_ modules: [(any Module)?], instances: LoadedInstances?)
}

/// A property that hands a value to all modules that collect its type.
protocol ProvidingProperty: ModuleProperty {
    @MainActor func provide(into values: ProvidedValues, owner: ObjectIdentifier)
}

/// A property that places an object in the views' environment.
protocol EnvironmentProperty: ModuleProperty {
    @MainActor func place(into environment: inout EnvironmentValues)
}

/// A property that puts a view around the root view.
protocol ViewModifierProperty: ModuleProperty {
    @MainActor func wrap(_ view: AnyView) -> AnyView
}
