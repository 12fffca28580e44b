import Executors

/// Runs an actor's work where waiting for the disk blocks neither the main actor nor Swift's shared threads.
///
/// An actor that uses the store sits on it:
/// `nonisolated var unownedExecutor: UnownedSerialExecutor { store.executor.asUnownedSerialExecutor() }`.
public typealias StoreExecutor = SerialThread
