/// A module, or standard, that is told about the life of the program.
///
/// All methods are called on the main actor, in load order; each has an empty default. The phases come from the terminal:
/// suspended and continued (SIGTSTP, SIGCONT), the window left and entered, the session's end.
public protocol LifecycleHandler {
    /// All modules are configured; the screen comes next. Not called for modules that are loaded later.
    @MainActor func willFinishLaunchingWithOptions(
        _ application: UIApplication, launchOptions: [UIApplication.LaunchOptionsKey: Any])
    /// The screen is about to show, at the start or after the process was suspended. `sceneDidBecomeActive` follows.
    @MainActor func sceneWillEnterForeground(_ scene: UIScene)
    /// The person works with the program.
    @MainActor func sceneDidBecomeActive(_ scene: UIScene)
    /// The person has turned to another window, or the process is about to be suspended.
    @MainActor func sceneWillResignActive(_ scene: UIScene)
    /// The process is about to be suspended: it stops when all handlers have returned.
    @MainActor func sceneDidEnterBackground(_ scene: UIScene)
    /// The session ends. Called once, before services are cancelled.
    @MainActor func applicationWillTerminate(_ application: UIApplication)
}

extension LifecycleHandler {
    /// Does nothing.
    @MainActor public func willFinishLaunchingWithOptions(
        _ application: UIApplication, launchOptions: [UIApplication.LaunchOptionsKey: Any]
    ) {}
    /// Does nothing.
    @MainActor public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    @MainActor public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    @MainActor public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    @MainActor public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    @MainActor public func applicationWillTerminate(_ application: UIApplication) {}
}
