import TerminalUI

/// Loads modules, connects them with each other, and keeps them.
///
/// Several can exist in one process side by side; they share nothing.
@MainActor public final class Spezi {
    let standard: any Standard
    let provided = ProvidedValues()
    let registry = ModuleRegistry()
    let changes = ModuleChanges()
    /// Optional dependencies that found no module, by the type they wait for.
    var waiting: [ObjectIdentifier: [OptionalDependency]] = [:]
    var isConfiguring = false

    /// Itself, for `@Application(\.spezi)`.
    public nonisolated var spezi: Spezi { self }

    /// All loaded modules in load order: each after those it depends on, the standard after all listed ones.
    @_spi(APISupport) public var modules: [any Module] { registry.nodes.map(\.module) }

    private init(standard: any Standard) {
        self.standard = standard
    }

    /// Loads what a configuration lists and all that it depends on. A faulty configuration traps: see
    /// ``load(_:)`` for the throwing form.
    @_spi(APISupport) public convenience init(from configuration: Configuration) {
        self.init(standard: configuration.standard)
        do {
            try loadAll(configuration.modules.elements)
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Loads what a configuration lists and all that it depends on.
    ///
    /// Modules are configured in dependency order, otherwise as listed; the standard last. When it throws, no module was
    /// configured.
    public static func load(_ configuration: Configuration) throws(SpeziModuleError) -> Spezi {
        try load(standard: configuration.standard, modules: configuration.modules.elements)
    }

    /// Loads these modules and all that they depend on, around this standard. See ``load(_:)``.
    public static func load(
        standard: any Standard = DefaultStandard(), modules: [any Module]
    ) throws(SpeziModuleError) -> Spezi {
        let spezi = Spezi(standard: standard)
        try spezi.loadAll(modules)
        return spezi
    }

    /// The first loaded module of exactly this type.
    @_spi(APISupport) public func module<M: Module>(_ type: M.Type = M.self) -> M? {
        registry.first(ofType: ObjectIdentifier(type))?.module as? M
    }

    /// An environment in which views also find all `@Model` objects and ``EnvironmentAccessible`` modules by type.
    public func environment(into values: EnvironmentValues = EnvironmentValues()) -> EnvironmentValues {
        var values = values
        for node in registry.nodes { node.place(into: &values) }
        return values
    }
}
