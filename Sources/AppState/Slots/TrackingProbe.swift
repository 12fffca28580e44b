import Synchronization

/// Tells whether the reader of a value is tracked, which `ObservationRegistrar` does not: it keeps the key paths that someone
/// who is tracked reads in sets, and looks at no key path for anybody else. So the key path of all slots has this in it, and
/// counts how often it is hashed.
struct TrackingProbe: Hashable, Sendable {
    private static let count = Atomic(0)

    func hash(into hasher: inout Hasher) {
        Self.count.add(1, ordering: .relaxed)
    }

    /// Whether a key path with a probe is hashed while `body` runs, on this thread or, since only a sure no matters, another.
    static func isUsed(_ body: () -> Void) -> Bool {
        let before = count.load(ordering: .relaxed)
        body()
        return count.load(ordering: .relaxed) != before
    }
}
