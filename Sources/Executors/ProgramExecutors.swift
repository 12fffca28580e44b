@_spi(ExperimentalCustomExecutors) import _Concurrency

/// What runs Swift's tasks in this program.
public enum ProgramExecutors {
    private struct Factory: ExecutorFactory {
        // The platform's: the main dispatch queue, which has no thread but the main thread.
        static var mainExecutor: any MainExecutor { MainActor.executor }
        // A session has little to do beside the screen and the store: one thread may wait for a file, one is there then.
        static let defaultExecutor: any TaskExecutor = ThreadPool(limit: 2)
    }

    /// Has a ``ThreadPool`` run what runs on no actor with an executor of its own, in place of the dispatch library, whose
    /// threads look at each other once a second from their first job on. To be called once, before the first task.
    public static func install() { _createExecutors(factory: Factory.self) }
}
