import FoundationEssentials

/// The fields of a form, by item repetition. Of a type without parameters, for the reason that the model's tasks are.
public struct EntryBuffers: Hashable, Sendable {
    private(set) var byID: [UUID: EntryBuffer] = [:]

    /// The field of an item repetition, if it has one.
    public internal(set) subscript(id: UUID) -> EntryBuffer? {
        get { byID[id] }
        set { byID[id] = newValue }
    }
}
