/// Why a property of a module cannot be filled.
public enum SpeziPropertyError: Error, Equatable, CustomStringConvertible {
    /// The standard does not meet what `module` asks of it in `property`.
    case unsatisfiedStandardConstraint(constraint: String, standard: String, module: String, property: String)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .unsatisfiedStandardConstraint(let constraint, let standard, let module, let property):
            "\(module) asks for a standard that is “\(constraint)” (in its property “\(property)”), but \(standard) is not. "
                + "Make \(standard) conform to it in an extension, or give the Configuration another standard."
        }
    }
}
