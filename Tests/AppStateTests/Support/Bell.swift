import Observation
import Synchronization

/// Counts how often observers were told.
final class Bell: Sendable {
    private let count = Atomic(0)
    var rings: Int { count.load(ordering: .relaxed) }

    func listen(_ read: () -> Void) {
        withObservationTracking(read) { self.count.add(1, ordering: .relaxed) }
    }
}
