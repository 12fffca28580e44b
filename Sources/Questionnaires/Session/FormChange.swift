import FoundationEssentials

/// What one step changed, in document order.
public struct FormChange: Hashable, Sendable {
    /// The rows to store, repetitions before what is inside them. A row replaces the one with the same id.
    public internal(set) var records: [ItemRecord] = []
    /// Instances that became enabled.
    public internal(set) var enabled: [UUID] = []
    /// Instances that became disabled.
    public internal(set) var disabled: [UUID] = []
    /// Instances whose value was calculated anew and differs.
    public internal(set) var calculated: [UUID] = []
    /// Instances whose text, options, limits or violated constraints are others than before.
    public internal(set) var updated: [UUID] = []
    /// Whether the session's pages are others than before.
    public internal(set) var pagesChanged = false

    /// Whether nothing changed.
    public var isEmpty: Bool {
        records.isEmpty && enabled.isEmpty && disabled.isEmpty && updated.isEmpty && !pagesChanged
    }
}
