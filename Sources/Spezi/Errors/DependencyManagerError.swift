/// Why dependencies cannot be resolved.
public enum DependencyManagerError: Error, Equatable, CustomStringConvertible {
    /// Modules depend on each other in a circle: `module`, the last of the chain, asks for `requestedModule`, which is on it.
    /// What stands before that leads into the circle.
    case searchStackCycle(module: String, requestedModule: String, dependencyChain: [String])
    /// `module` requires, in `property`, a type of which there is no module.
    case missingRequiredModule(module: String, property: String, requiredModule: String)
    /// `module` requires, in `property`, the type of the standard as if that were one of the modules.
    case standardAsDependency(module: String, property: String, standard: String)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .searchStackCycle(_, let requested, let chain):
            "Modules depend on each other in a circle: \((chain + [requested]).joined(separator: " → ")). "
                + "Remove one of these dependencies, or let the two communicate with @Provide and @Collect."
        case .missingRequiredModule(let module, let property, let required):
            "\(module) requires \(required) (in its property “\(property)”), which is not configured. Add \(required) to the "
                + "Configuration, give the @Dependency a default value, make \(required) DefaultInitializable, "
                + "or declare the property as \(required)?."
        case .standardAsDependency(let module, let property, let standard):
            "\(module) requires \(standard) (in its property “\(property)”), which is the standard: it is configured after all "
                + "modules. Declare the property as “@StandardActor var \(property): \(standard)”."
        }
    }
}
