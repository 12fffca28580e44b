/// What is made up about the program's start where there is none: in previews and tests.
@MainActor public enum LifecycleSimulationOptions {
    /// Nothing.
    case disabled
    /// Modules find these launch options, and ``LifecycleHandler``s are told that the program was launched.
    case launchWithOptions(LaunchOptions)

    /// A launch without options.
    public static let launchWithOptions = LifecycleSimulationOptions.launchWithOptions([:])
}

extension Spezi {
    /// Loads modules where there is no application, and tells their handlers what is made up. An error traps: see
    /// ``load(_:launchOptions:log:)`` for the throwing form.
    @MainActor package static func simulated(
        _ configuration: Configuration, _ options: LifecycleSimulationOptions
    ) -> Spezi {
        var launchOptions: LaunchOptions?
        if case .launchWithOptions(let made) = options { launchOptions = made }
        let spezi = trapping { () throws(SpeziModuleError) in
            try load(configuration, launchOptions: launchOptions ?? [:])
        }
        if launchOptions != nil { spezi.finishLaunching() }
        return spezi
    }
}
