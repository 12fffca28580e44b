import Synchronization

/// Keeps records as long as it lives itself.
public final class MemoryModelStore: ModelStore {
    private let records = Mutex(ModelRecords())

    /// Holds nothing at first.
    public init() {}

    /// All records of a type. Never throws.
    public func records(entity: String) -> [ModelRecord] { records.withLock { $0.records(entity) } }

    /// Keeps changes. Never throws.
    public func commit(_ changes: [ModelChange]) { records.withLock { $0.apply(changes) } }
}
