import Synchronization

/// The tasks of the loaded modules' services while the application runs. What does not run is not held.
@MainActor final class ServiceGroup {
    /// One call of `run()`.
    private final class Run: Sendable {
        let isCancelled = Atomic(false)
    }

    private var tasks = LoadOrdered<Task<Void, Never>>()
    private var current: Run?
    private var isClosed = false
    /// The services were cancelled, and have not all ended.
    private var ending: Task<Void, Never>?
    /// Runs that begin when the current one is over.
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private let logger: Logger

    init(logger: Logger) { self.logger = logger }

    /// Whether there is anything to stop.
    var areRunning: Bool { !tasks.isEmpty }

    /// Starts a service that was loaded, if the application runs.
    func add(_ service: any ServiceModule) {
        if current != nil, ending == nil, !isClosed { start(service) }
    }

    /// Starts no service any more.
    func close() { isClosed = true }

    /// Cancels the service of this identity, if it runs.
    func remove(_ id: ObjectIdentifier) {
        tasks[id]?.cancel()
        tasks[id] = nil
    }

    /// Runs services until the calling task is cancelled, and returns when all have ended. A second run at the same time
    /// returns at once; one that begins while a cancelled run ends waits for that.
    /// - Parameter services: those that are loaded, once it is this run's turn.
    func run(_ services: () -> [any ServiceModule]) async {
        while let current {
            guard current.isCancelled.load(ordering: .relaxed) else {
                logger.warning("The services run already: the second run() is ignored.")
                return
            }
            await withCheckedContinuation { waiting.append($0) }
        }
        if isClosed { return }
        let run = Run()
        current = run
        for service in services() { start(service) }
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

    /// Cancels all services, the first loaded first. The task ends when they have.
    @discardableResult func stop() -> Task<Void, Never> {
        if let ending { return ending }
        let tasks = tasks
        self.tasks = LoadOrdered()
        for task in tasks { task.cancel() }
        let ending = Task {
            for task in tasks { await task.value }
            self.ending = nil
        }
        self.ending = ending
        return ending
    }

    private func start(_ service: any ServiceModule) {
        tasks[ObjectIdentifier(service)] = Task { await service.run() }
    }
}
