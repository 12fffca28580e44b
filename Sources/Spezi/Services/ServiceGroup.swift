import Synchronization

/// The services of the loaded modules, and their tasks while the application runs.
@MainActor final class ServiceGroup {
    /// One call of `run()`.
    private final class Run: Sendable {
        let isCancelled = Atomic(false)
    }

    private var services: [any ServiceModule] = []
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]
    private var current: Run?
    /// The services were cancelled, and have not all ended.
    private var ending: Task<Void, Never>?
    /// Runs that begin when the current one is over.
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private let logger: Logger

    init(logger: Logger) { self.logger = logger }

    /// Whether there is anything to stop.
    var areRunning: Bool { !tasks.isEmpty }

    /// Takes a service in; starts it if the application runs.
    func add(_ service: any ServiceModule) {
        services.append(service)
        if current != nil, ending == nil { start(service) }
    }

    /// Cancels a service.
    func remove(_ service: any ServiceModule) {
        services.removeAll { $0 === service }
        tasks.removeValue(forKey: ObjectIdentifier(service))?.cancel()
    }

    /// Runs all services until the calling task is cancelled, and returns when all have ended. A second run at the same
    /// time returns at once; one that begins while a cancelled run ends waits for that.
    func run() async {
        while let current {
            guard current.isCancelled.load(ordering: .relaxed) else {
                logger.warning("The services run already: the second run() is ignored.")
                return
            }
            await withCheckedContinuation { waiting.append($0) }
        }
        let run = Run()
        current = run
        for service in services { start(service) }
        await withTaskCancellationHandler {
            await untilCancelled()
        } onCancel: {
            run.isCancelled.store(true, ordering: .relaxed)
        }
        await stop().value
        current = nil
        let next = waiting
        waiting = []
        for continuation in next { continuation.resume() }
    }

    /// Cancels all services. The task ends when they have.
    @discardableResult func stop() -> Task<Void, Never> {
        if let ending { return ending }
        let tasks = self.tasks
        self.tasks = [:]
        for task in tasks.values { task.cancel() }
        let ending = Task {
            for task in tasks.values { await task.value }
            self.ending = nil
        }
        self.ending = ending
        return ending
    }

    private func start(_ service: any ServiceModule) {
        tasks[ObjectIdentifier(service)] = Task { await service.run() }
    }
}
