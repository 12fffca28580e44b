import Glibc
import Synchronization

/// Whether a condition comes true within ten seconds.
func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
        if try condition() { return true }
        usleep(1000)
    }
    return false
}

/// Something that one thread says and another waits for.
final class Flag: Sendable {
    private let isSet = Atomic(false)
    var isRaised: Bool { isSet.load(ordering: .acquiring) }
    func raise() { isSet.store(true, ordering: .releasing) }
    /// Whether it is raised within ten seconds.
    func wait() -> Bool { eventually { isRaised } }
}
