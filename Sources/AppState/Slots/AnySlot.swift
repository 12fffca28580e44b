import Glibc
import Observation
import Synchronization

/// Where one value lives, for all who use its key.
///
/// `@unchecked`: the class cannot be final; its own properties never change, and each subclass keeps its value in a lock.
@usableFromInline class AnySlot: Observable, @unchecked Sendable {
    /// What observers observe: one key path for all slots, since making one in generic code costs a microsecond.
    private static let observed: any KeyPath<AnySlot, Int> & Sendable = \AnySlot.revision
    private var revision: Int { 0 }

    let scope: Scope
    private let registrar = ObservationRegistrar()
    /// Whether anybody has read the value so far; nobody else can be waiting to be told of a change.
    private let wasRead = Atomic(false)
    /// The threads that are telling observers now, and whether the value was changed again from inside of that.
    private let telling = Mutex<[(thread: pthread_t, again: Bool)]>([])

    init(scope: Scope) {
        self.scope = scope
    }

    /// One line for `Application.description`.
    var summary: String { "\(scope)" }

    /// Whoever is being tracked now is told of the next change of this slot, and of no other.
    @usableFromInline final func noteAccess() {
        if !wasRead.load(ordering: .relaxed) { wasRead.store(true, ordering: .relaxed) }
        registrar.access(self, keyPath: Self.observed)
    }

    /// Whether there may be observers. To be asked after the value was replaced: who reads it later reads the new one, and
    /// who read it before has said so before taking the value's lock.
    final var mayBeObserved: Bool { wasRead.load(ordering: .relaxed) }

    /// Tells observers. They already read the new value, and may write to the slot.
    final func noteChange() {
        let thread = pthread_self()
        let isNested = telling.withLock { telling in
            guard let index = telling.firstIndex(where: { $0.thread == thread }) else {
                telling.append((thread, true))
                return false
            }
            telling[index].again = true
            return true
        }
        // an observer is still registered while it is told: telling it again from inside would never end
        if isNested { return }
        while beginTelling(thread) {
            registrar.withMutation(of: self, keyPath: Self.observed) {}
        }
    }

    /// Whether there is something to tell; if not, the thread is done.
    private func beginTelling(_ thread: pthread_t) -> Bool {
        telling.withLock { telling in
            guard let index = telling.firstIndex(where: { $0.thread == thread }) else { return false }
            if telling[index].again {
                telling[index].again = false
                return true
            }
            telling.remove(at: index)
            return false
        }
    }
}
