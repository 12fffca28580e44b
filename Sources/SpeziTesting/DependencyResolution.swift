import Spezi

/// Loads modules and all that they depend on, so that a test can use them.
///
/// Keep the result as long as the test needs what belongs to it: optional dependencies and `@Application` do not hold
/// it. A faulty configuration traps; to test for the error, call `Spezi.load(standard:modules:)`. Services do not run: call
/// `run()` on the result for that.
@MainActor @discardableResult
public func withDependencyResolution(
    standard: some Standard, simulateLifecycle: LifecycleSimulationOptions = .disabled,
    @ModuleBuilder _ modules: () -> ModuleCollection
) -> Spezi {
    Spezi.simulated(Configuration(standard: standard, modules), simulateLifecycle)
}

/// Loads modules that need no standard. See ``withDependencyResolution(standard:simulateLifecycle:_:)``.
@MainActor @discardableResult
public func withDependencyResolution(
    simulateLifecycle: LifecycleSimulationOptions = .disabled, @ModuleBuilder _ modules: () -> ModuleCollection
) -> Spezi {
    withDependencyResolution(standard: DefaultStandard(), simulateLifecycle: simulateLifecycle, modules)
}
