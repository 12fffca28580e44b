import TerminalUI

/// What is made up about the program's start where there is none: in previews and tests.
public enum LifecycleSimulationOptions: Sendable {
    /// Nothing.
    case disabled
    /// Modules find these launch options, and ``LifecycleHandler``s are told that the program was launched.
    case launchWithOptions(LaunchOptions)

    /// A launch without options.
    public static let launchWithOptions = LifecycleSimulationOptions.launchWithOptions([:])

    /// What modules find under `\.launchOptions`.
    package var launchOptions: LaunchOptions {
        if case .launchWithOptions(let options) = self { options } else { [:] }
    }

    /// Tells the handlers of a loaded `Spezi`, unless disabled.
    @MainActor package func simulate(_ spezi: Spezi) {
        if case .launchWithOptions = self { spezi.finishLaunching() }
    }
}

extension View {
    /// Shows a view with modules around it, without an application: in a ``TerminalUI/ViewHost`` of its own. An error
    /// traps.
    public func previewWith(
        standard: some Standard, simulateLifecycle: LifecycleSimulationOptions = .disabled,
        @ModuleBuilder _ modules: () -> ModuleCollection
    ) -> some View {
        let loaded: Spezi
        do {
            loaded = try Spezi.load(
                Configuration(standard: standard, modules), launchOptions: simulateLifecycle.launchOptions)
        } catch {
            preconditionFailure(error.description)
        }
        simulateLifecycle.simulate(loaded)
        return spezi(loaded)
    }

    /// Shows a view with modules that need no standard. See ``previewWith(standard:simulateLifecycle:_:)``.
    public func previewWith(
        simulateLifecycle: LifecycleSimulationOptions = .disabled, @ModuleBuilder _ modules: () -> ModuleCollection
    ) -> some View {
        previewWith(standard: DefaultStandard(), simulateLifecycle: simulateLifecycle, modules)
    }
}
