import FoundationEssentials
import Glibc
import Synchronization

/// Remembers which thread is inside a transaction, so that nesting is an error and not a deadlock.
final class TransactionOwner: Sendable {
    private let thread = Atomic<UInt>(0)

    var isCurrentThread: Bool { thread.load(ordering: .relaxed) == Self.current }

    func enter() { thread.store(Self.current, ordering: .relaxed) }

    func leave() { thread.store(0, ordering: .relaxed) }

    private static var current: UInt { UInt(pthread_self()) }
}
