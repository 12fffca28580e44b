import Spezi
import StudyStore

/// A module of the service: an actor that works where the store works.
///
/// All of them, and the standard, share the store's executor, so that a step from one to another costs no change of thread
/// and nothing of the service ever runs on the main actor.
protocol StoreModule: Actor, Module {
    /// The store's executor.
    nonisolated var executor: StoreExecutor { get }
}

extension StoreModule {
    /// The store's executor.
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
