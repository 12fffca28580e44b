extension Spezi {
    /// Loads what a configuration lists and all that it depends on. A faulty configuration traps: see
    /// ``load(_:launchOptions:log:)`` for the throwing form.
    @_spi(APISupport) @MainActor public convenience init(
        from configuration: Configuration, launchOptions: LaunchOptions = [:]
    ) {
        self.init(standard: configuration.standard, launchOptions: launchOptions, log: StandardErrorLog())
        trapping { () throws(SpeziModuleError) in try loadAll(configuration.modules.elements) }
    }

    /// Loads what a configuration lists and all that it depends on.
    ///
    /// Modules are configured in dependency order, otherwise as listed; the standard last. When it throws, no module was
    /// configured.
    @MainActor public static func load(
        _ configuration: Configuration, launchOptions: LaunchOptions = [:], log: any LogDestination = StandardErrorLog()
    ) throws(SpeziModuleError) -> Spezi {
        try load(
            standard: configuration.standard, modules: configuration.modules.elements, launchOptions: launchOptions,
            log: log)
    }

    /// Loads these modules and all that they depend on, around this standard. See ``load(_:launchOptions:log:)``.
    @MainActor public static func load(
        standard: any Standard = DefaultStandard(), modules: [any Module], launchOptions: LaunchOptions = [:],
        log: any LogDestination = StandardErrorLog()
    ) throws(SpeziModuleError) -> Spezi {
        let spezi = Spezi(standard: standard, launchOptions: launchOptions, log: log)
        try spezi.loadAll(modules)
        return spezi
    }
}
