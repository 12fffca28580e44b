import TerminalUI

extension Spezi {
    /// Runs the services of all modules until the calling task is cancelled; can be called again then.
    ///
    /// The root view's `spezi(_:)` modifier does it. A second call at the same time returns at once, with a warning in
    /// the log; so does, without one, a call after ``terminate(within:)``.
    @_spi(APISupport) @MainActor public func run() async { await services.run { self.loadedServices } }

    /// Runs an application that has no views, as one of plain lines, until the calling task is cancelled: its handlers are
    /// told that the person works with it, and its services run. Of being suspended they are not told.
    @MainActor public func runWithoutViews() async {
        move(to: .active)
        await services.run { self.loadedServices }
    }

    @MainActor private var loadedServices: [any ServiceModule] { registry.nodes.compactMap { $0.module?.service } }

    @MainActor var lifecycleHandlers: [any LifecycleHandler] {
        registry.nodes.compactMap { $0.module?.lifecycleHandler }
    }

    /// Tells the handlers that all modules are loaded.
    @MainActor func finishLaunching() {
        lifecycleHandlers.willFinishLaunchingWithOptions(.shared, launchOptions: launchOptions)
    }

    /// Tells the handlers that the program has come to a phase, and passed through those between.
    @MainActor func move(to phase: ScenePhase) {
        guard phase != scenePhase, !isTerminated else { return }
        let before = scenePhase
        scenePhase = phase
        let handlers = lifecycleHandlers
        if before == .background { handlers.sceneWillEnterForeground(.shared) }
        switch phase {
        case .active: handlers.sceneDidBecomeActive(.shared)
        case .inactive: if before == .active { handlers.sceneWillResignActive(.shared) }
        case .background:
            if before == .active { handlers.sceneWillResignActive(.shared) }
            handlers.sceneDidEnterBackground(.shared)
        }
    }

    /// Ends the session: tells the lifecycle handlers, cancels the services and waits for them, at most for so long, and
    /// tears down all modules, dependents first.
    ///
    /// The modules stay loaded and readable, and can be unloaded; none is loaded any more. A second call does nothing.
    @MainActor public func terminate(within limit: Duration = .seconds(2)) async {
        guard !isTerminated else { return }
        if let delegate {
            delegate.applicationWillTerminate(.shared)
        } else {
            lifecycleHandlers.applicationWillTerminate(.shared)
        }
        isTerminated = true
        services.close()
        if services.areRunning {
            let ending = services.stop()
            do {
                try await withTimeLimit(limit, clock: ContinuousClock()) { await ending.value }
            } catch {
                logger.warning(
                    "Not all services ended within \(limit, privacy: .public). Let run() heed its task's cancellation.")
            }
        }
        hasEnded = true
        for node in dependentsFirst(registry.nodes, { _ in true }) { registry.occupied(by: node) { node.tearDown() } }
    }
}
