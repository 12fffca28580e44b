/// Runs an actor's work on one thread of its own, in the order it was given, so that waiting in it (for a disk) blocks neither
/// the main actor nor Swift's shared threads.
///
/// The thread begins with the first job or watch and ends with the executor. Without anything to do it is blocked in `poll(2)`
/// without a limit of time: nothing wakes it.
public final class SerialThread: SerialExecutor {
    private let loop = JobLoop()

    /// An executor whose thread has not begun.
    public init() {}

    deinit { loop.end() }

    /// Queues the job behind those before it.
    public func enqueue(_ job: consuming ExecutorJob) { loop.enqueue(UnownedJob(job), for: self) }

    /// This executor by reference; whoever holds it keeps the executor alive.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    /// Traps unless the caller runs on this executor: the check behind `assumeIsolated`.
    public func checkIsolated() {
        precondition(loop.isCurrentThread, "This runs on another thread than that of its executor.")
    }

    /// Watches a descriptor for input from now on, for as long as the result is kept.
    /// - Parameters:
    ///   - ready: called on the thread, between two jobs, while there is something to read or the other side is gone. It has
    ///     to read, or it is called again at once. False ends the watch.
    ///   - end: called once, when the descriptor is no longer waited for: now it can be closed.
    public func watch(
        _ descriptor: Int32, ready: @escaping @Sendable () -> Bool, end: @escaping @Sendable () -> Void
    ) -> DescriptorWatch {
        DescriptorWatch(number: loop.watch(descriptor, ready: ready, end: end), loop: loop)
    }
}

/// A descriptor that is watched on a ``SerialThread``, until it is cancelled or let go.
public final class DescriptorWatch: Sendable {
    private let number: Int
    private let loop: JobLoop

    fileprivate init(number: Int, loop: JobLoop) {
        self.number = number
        self.loop = loop
    }

    deinit { cancel() }

    /// Ends the watch. A second call does nothing.
    public func cancel() { loop.cancel(number) }
}
