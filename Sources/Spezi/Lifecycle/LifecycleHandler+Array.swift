/// Handlers in an array are told one after the other.
extension Array: LifecycleHandler where Element == any LifecycleHandler {
    /// Tells each.
    public func willFinishLaunchingWithOptions(
        _ application: UIApplication, launchOptions: [UIApplication.LaunchOptionsKey: Any]
    ) {
        for handler in self { handler.willFinishLaunchingWithOptions(application, launchOptions: launchOptions) }
    }

    /// Tells each.
    public func sceneWillEnterForeground(_ scene: UIScene) {
        for handler in self { handler.sceneWillEnterForeground(scene) }
    }

    /// Tells each.
    public func sceneDidBecomeActive(_ scene: UIScene) {
        for handler in self { handler.sceneDidBecomeActive(scene) }
    }

    /// Tells each.
    public func sceneWillResignActive(_ scene: UIScene) {
        for handler in self { handler.sceneWillResignActive(scene) }
    }

    /// Tells each.
    public func sceneDidEnterBackground(_ scene: UIScene) {
        for handler in self { handler.sceneDidEnterBackground(scene) }
    }

    /// Tells each.
    public func applicationWillTerminate(_ application: UIApplication) {
        for handler in self { handler.applicationWillTerminate(application) }
    }
}
