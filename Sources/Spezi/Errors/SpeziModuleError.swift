/// Why modules could not be loaded or unloaded. Whoever throws it has changed nothing.
public enum SpeziModuleError: Error, Equatable, CustomStringConvertible {
    /// The dependencies cannot be resolved.
    case dependency(DependencyManagerError)
    /// A property cannot be filled.
    case property(SpeziPropertyError)
    /// Others require the module; their names in load order.
    case moduleStillRequired(module: String, dependents: [String])
    /// The same instance is loaded, or listed, twice.
    case alreadyLoaded(module: String)
    /// Another `Spezi` has loaded the same instance.
    case loadedElsewhere(module: String)
    /// `load` or `unload` was called inside of the `configure()`, the `tearDown()` or a default value of this module.
    case loadingInsideConfigure(module: String)
    /// The session has ended, and the module would never be torn down.
    case ended(module: String)
    /// A module that views find in their environment was to be kept by somebody else.
    case accessibleButExternal(module: String)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .dependency(let error): error.description
        case .property(let error): error.description
        case .moduleStillRequired(let module, let dependents):
            "\(module) cannot be unloaded: \(dependents.joined(separator: ", ")) "
                + "\(dependents.count == 1 ? "requires" : "require") it. Unload them first, or make the dependency optional."
        case .alreadyLoaded(let module):
            "The same instance of \(module) is loaded twice. List it once; for a second \(module), make a second instance."
        case .loadedElsewhere(let module):
            "The same instance of \(module) is loaded by another Spezi. Unload it there, or make a second instance."
        case .loadingInsideConfigure(let module):
            "Modules cannot be loaded or unloaded inside of \(module)'s configure(), tearDown() or default values. Declare a "
                + "@Dependency in \(module), or load them afterwards."
        case .ended(let module):
            "\(module) cannot be loaded: the session has ended, and all modules are torn down. Load it before terminate()."
        case .accessibleButExternal(let module):
            "\(module) cannot be loaded with external ownership: views would keep it, as it is EnvironmentAccessible. "
                + "Load it with ownership .spezi, or put a @Model into the environment instead."
        }
    }
}
