import Dispatch

/// Runs an actor's work on one serial queue of its own, so that waiting for the disk blocks neither the main actor nor
/// Swift's shared threads.
///
/// An actor that uses the store sits on it:
/// `nonisolated var unownedExecutor: UnownedSerialExecutor { store.executor.asUnownedSerialExecutor() }`.
public final class StoreExecutor: SerialExecutor {
    let queue = DispatchQueue(label: "store", qos: .userInitiated)

    /// Queues the job behind those before it.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// This executor by reference; whoever holds it keeps the store alive.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }

    /// Traps unless the caller runs on this executor: the check behind `assumeIsolated`.
    public func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
