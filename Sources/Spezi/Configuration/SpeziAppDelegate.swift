import FoundationEssentials

/// Where an application states its configuration.
///
/// ```swift
/// final class StudyDelegate: SpeziAppDelegate {
///     override var configuration: Configuration {
///         Configuration(standard: StudyStandard()) { Scheduler() }
///     }
/// }
/// ```
///
/// What an application is told while it runs can be overridden, to do something besides: call the overridden method as well, which
/// tells the modules.
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
        spezi.delegate = self
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

    /// The session ends. Called by ``Spezi/terminate(within:)``; tells the modules that are ``LifecycleHandler``s.
    open func applicationWillTerminate(_ application: UIApplication) {
        loaded?.lifecycleHandlers.applicationWillTerminate(application)
    }

    /// The session is registered for remote notifications. Tells the modules that are ``NotificationTokenHandler``s.
    open func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        spezi.updateDeviceToken(deviceToken)
    }

    /// The session could not be registered for remote notifications. Does nothing: who wanted it gets the error as well.
    open func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// A remote notification has come. Lets the modules that are ``NotificationHandler``s fetch what it tells of; they get
    /// those of its values that JSON knows.
    open func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> BackgroundFetchResult {
        await spezi.receiveRemoteNotification(NotificationValue.payload(userInfo))
    }
}
