import Spezi
import StudyAPI
import StudyStore

/// The study's data: the one actor that reads and writes the store, by meeting what the service's modules ask for.
///
/// Every write is one transaction with its audit entries.
actor StudyStandard: Standard {
    nonisolated let store: Store
    nonisolated let clock: ServiceClock

    /// Works on the store's executor.
    nonisolated var unownedExecutor: UnownedSerialExecutor { store.executor.asUnownedSerialExecutor() }

    init(store: Store, clock: ServiceClock) {
        self.store = store
        self.clock = clock
    }

    /// Reads one consistent state of the store.
    func read<Value>(_ body: (ReadTransaction) throws -> Value) throws(StudyError) -> Value {
        do {
            return try store.read(body)
        } catch {
            throw StudyError(storage: error)
        }
    }

    /// Runs one transaction. `body` may run again when another process was in the way.
    func write<Value>(
        as author: Authorship, _ body: (WriteTransaction) throws -> Value
    ) throws(StudyError) -> Value {
        do {
            return try store.write(as: author, at: Timestamp(clock.now()), body)
        } catch {
            throw StudyError(storage: error)
        }
    }
}
