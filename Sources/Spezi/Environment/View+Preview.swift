import TerminalUI

extension View {
    /// Shows a view with modules around it, without an application: in a ``TerminalUI/ViewHost`` of its own.
    ///
    /// A faulty configuration traps; to handle the error, call ``Spezi/load(_:launchOptions:log:)``, and ``spezi(_:)`` with
    /// what it returns.
    public func previewWith(
        standard: some Standard, simulateLifecycle: LifecycleSimulationOptions = .disabled,
        @ModuleBuilder _ modules: () -> ModuleCollection
    ) -> some View {
        spezi(Spezi.simulated(Configuration(standard: standard, modules), simulateLifecycle))
    }

    /// Shows a view with modules that need no standard. See ``previewWith(standard:simulateLifecycle:_:)``.
    public func previewWith(
        simulateLifecycle: LifecycleSimulationOptions = .disabled, @ModuleBuilder _ modules: () -> ModuleCollection
    ) -> some View {
        previewWith(standard: DefaultStandard(), simulateLifecycle: simulateLifecycle, modules)
    }
}
