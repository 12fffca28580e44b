import TerminalUI

/// Loads modules, connects them with each other, and keeps them.
///
/// Several can exist in one process side by side; they share nothing, and a module belongs to one at a time. Modules are loaded, unloaded and run on the main
/// actor; properties that an extension adds for `@Application` can be read from any thread unless they say otherwise.
public final class Spezi: Sendable {
    let standard: any Standard
    let provided: ProvidedValues
    let registry: ModuleRegistry
    let changes: ModuleChanges
    let services: ServiceGroup
    /// Told before the modules are.
    @MainActor weak var delegate: SpeziAppDelegate?
    @MainActor var scenePhase = ScenePhase.background
    @MainActor var isTerminated = false
    /// All modules are torn down.
    @MainActor var hasEnded = false
    private let options: Options
    private let log: any LogDestination

    /// `@unchecked`: never changed. Whoever starts the program puts in what may be read on any thread: see ``LaunchOptions``.
    private struct Options: @unchecked Sendable {
        let values: LaunchOptions
    }

    /// Itself, for `@Application(\.spezi)`.
    public var spezi: Spezi { self }

    /// What the program was started with: above all the command line.
    public var launchOptions: [UIApplication.LaunchOptionsKey: Any] { options.values }

    /// Writes to the application's log. A module's `@Application(\.logger)` has the module's type for a category.
    public var logger: Logger { logger(category: "Spezi") }

    @MainActor init(standard: any Standard, launchOptions: LaunchOptions, log: any LogDestination) {
        self.standard = standard
        options = Options(values: launchOptions)
        self.log = log
        provided = ProvidedValues()
        registry = ModuleRegistry()
        changes = ModuleChanges()
        services = ServiceGroup(logger: Logger(category: "Spezi", destination: log))
    }

    func logger(category: String) -> Logger { Logger(category: category, destination: log) }

    /// All loaded modules in load order: each after those it depends on, the standard after all listed ones.
    @_spi(APISupport) @MainActor public var modules: [any Module] {
        purge()
        return registry.nodes.compactMap(\.module)
    }

    /// The first loaded module of exactly this type.
    @_spi(APISupport) @MainActor public func module<M: Module>(_ type: M.Type = M.self) -> M? {
        purge()
        return registry.first(ofType: ObjectIdentifier(type))?.module as? M
    }
}
