import Synchronization

/// A file as it was last seen.
final class Known: Sendable {
    private let stamp: Mutex<DurableFile.Stamp?>

    init(_ stamp: DurableFile.Stamp?) {
        self.stamp = Mutex(stamp)
    }

    /// Whether it is another one now.
    func isNew(_ present: DurableFile.Stamp?) -> Bool {
        stamp.withLock { known in
            defer { known = present }
            return known != present
        }
    }
}
