/// Where an application states its configuration.
///
/// ```swift
/// final class StudyDelegate: SpeziAppDelegate {
///     override var configuration: Configuration {
///         Configuration(standard: StudyStandard()) { Scheduler() }
///     }
/// }
/// ```
@MainActor open class SpeziAppDelegate {
    /// The modules of the application that was loaded last and is still there.
    @_spi(APISupport) public static var spezi: Spezi? { current?.loaded }
    private static weak var current: SpeziAppDelegate?

    private var loaded: Spezi?

    /// What the application is composed of. Read once, when ``spezi`` is first used. Empty unless overridden.
    open var configuration: Configuration { Configuration {} }

    /// Where the modules' log entries go. Standard error unless overridden.
    open var log: any LogDestination { StandardErrorLog() }

    /// The loaded modules; loads them on first use. A faulty configuration traps: see ``load(launchOptions:)`` for the
    /// throwing form.
    public var spezi: Spezi { trapping { () throws(SpeziModuleError) in try load() } }

    /// Nothing is loaded yet.
    public init() {}

    /// The loaded modules; loads them on first use, and tells their ``LifecycleHandler``s that the program is launched.
    ///
    /// After an error nothing is loaded, and the next call tries again. The options count at the first call only.
    @discardableResult public func load(launchOptions: LaunchOptions = [:]) throws(SpeziModuleError) -> Spezi {
        if let loaded { return loaded }
        let spezi = try Spezi.load(configuration, launchOptions: launchOptions, log: log)
        loaded = spezi
        Self.current = self
        spezi.finishLaunching()
        return spezi
    }

    /// Loads the modules, with what the program was started with. A faulty configuration traps, and so does a call after
    /// the modules were loaded, which would lose the options: see ``load(launchOptions:)`` for the throwing form, which
    /// may be called again.
    open func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        if loaded != nil {
            fatalError("The modules were loaded before the launch options were there. Launch first.")
        }
        trapping { () throws(SpeziModuleError) in _ = try load(launchOptions: launchOptions ?? [:]) }
        return true
    }
}
