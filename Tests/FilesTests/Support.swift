import Foundation
import Synchronization

/// Whether a condition comes true within ten seconds.
func eventually(_ condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
        if condition() { return true }
        usleep(1_000)
    }
    return false
}

/// Something that one thread says and another waits for.
final class Flag: Sendable {
    private let isSet = Atomic(false)
    func raise() { isSet.store(true, ordering: .releasing) }
    func wait() -> Bool { eventually { isSet.load(ordering: .acquiring) } }
}

/// Counts calls.
final class Calls: Sendable {
    private let number = Atomic(0)
    var count: Int { number.load(ordering: .acquiring) }
    var add: @Sendable () -> Void { { _ = self.number.add(1, ordering: .acquiringAndReleasing) } }
    func comesTo(_ wanted: Int) -> Bool { eventually { count >= wanted } }
}

/// A folder that is gone when the test ends.
final class WatchedFolder: Sendable {
    let path = NSTemporaryDirectory() + "files-" + UUID().uuidString
    init() { mkdir(path, 0o700) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
}
