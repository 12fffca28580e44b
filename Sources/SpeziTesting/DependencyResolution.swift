import Spezi

/// Loads modules and all that they depend on, so that a test can use them.
///
/// Keep the result as long as the test needs what belongs to it: optional dependencies and `@Application` do not hold
/// it. A faulty configuration traps; to test for the error, call `Spezi.load(standard:modules:)`.
@MainActor @discardableResult
public func withDependencyResolution(
    standard: some Standard, @ModuleBuilder _ modules: () -> ModuleCollection
) -> Spezi {
    do {
        return try Spezi.load(Configuration(standard: standard, modules))
    } catch {
        preconditionFailure(error.description)
    }
}

/// Loads modules that need no standard. See ``withDependencyResolution(standard:_:)``.
@MainActor @discardableResult
public func withDependencyResolution(@ModuleBuilder _ modules: () -> ModuleCollection) -> Spezi {
    withDependencyResolution(standard: DefaultStandard(), modules)
}
