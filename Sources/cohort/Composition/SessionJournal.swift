import Spezi

/// Notes in the log how a session fares: for whoever looks into why it ended, or into what it missed.
@MainActor final class SessionJournal: Module, LifecycleHandler {
    @Application(\.logger) private var logger

    nonisolated init() {}

    func willFinishLaunchingWithOptions(
        _ application: UIApplication, launchOptions: [UIApplication.LaunchOptionsKey: Any]
    ) {
        logger.info("launched")
    }
    func sceneWillEnterForeground(_ scene: UIScene) { logger.info("comes to the foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { logger.info("active") }
    func sceneWillResignActive(_ scene: UIScene) { logger.info("left") }
    func sceneDidEnterBackground(_ scene: UIScene) { logger.info("in the background") }
    func applicationWillTerminate(_ application: UIApplication) { logger.info("ends") }
}
