import Glibc
import Observation
import Synchronization

/// Where one value lives, for all who use its key.
///
/// `@unchecked`: the class cannot be final; its own properties never change, and each subclass keeps its value in a lock.
@usableFromInline class AnySlot: Observable, @unchecked Sendable {
    /// What observers observe: one key path for all slots, since making one in generic code costs a microsecond.
    private static let observed: any KeyPath<AnySlot, Int> & Sendable = \AnySlot[TrackingProbe()]
    private subscript(probe: TrackingProbe) -> Int { 0 }

    @usableFromInline let scope: Scope
    private let registrar = ObservationRegistrar()
    /// Whether anybody who was tracked has read the value so far; nobody else can be waiting to be told of a change.
    private let wasTracked = Atomic(false)
    /// The thread that is telling observers now; 0 for none.
    private let teller = Atomic<UInt>(0)
    /// Whether the value was changed again from inside of that. Touched by the teller alone.
    private let again = Atomic(false)
    /// Threads that are telling observers beside the first, and how often they were asked to from inside of that.
    private let others = Mutex<[UInt: Int]>([:])
    private let otherCount = Atomic(0)

    @usableFromInline init(scope: Scope) {
        self.scope = scope
    }

    /// One line for `Application.description`.
    var summary: String { "\(scope)" }

    /// Whoever is being tracked now is told of the next change of this slot, and of no other.
    @usableFromInline final func noteAccess() {
        if TrackedScope.isAside { return }
        let isTracked = TrackingProbe.isUsed { registrar.access(self, keyPath: Self.observed) }
        if isTracked { noteObserver() }
    }

    /// Says that there may be observers from now on.
    final func noteObserver() {
        if !wasTracked.load(ordering: .relaxed) { wasTracked.store(true, ordering: .relaxed) }
    }

    /// Whether there may be observers. To be asked with the value's lock held, or after: who reads it later reads the new one,
    /// and who read it before has said so before taking that lock.
    @usableFromInline final var mayBeObserved: Bool { wasTracked.load(ordering: .relaxed) }

    /// Tells observers, at the end of the transaction if this thread is in one. They already read the new value, and may
    /// write to the slot.
    @usableFromInline final func noteChange() {
        logChange()
        if Transaction.collects(self) { return }
        tell()
    }

    /// Logs what the slot is now, if lines are wanted.
    @usableFromInline final func logChange() {
        Application.debug { summary }
    }

    /// Tells whoever observes this value or something in it. For kinds whose observers observe another slot.
    func noteAnyChange() { noteChange() }

    /// Tells observers now.
    final func tell() {
        // An observer is still registered while it is told: telling it again from inside would never end. So a change from
        // inside only asks for another round.
        let thread = UInt(pthread_self())
        if otherCount.load(ordering: .acquiring) == 0 {
            let (isFirst, present) = teller.compareExchange(
                expected: 0, desired: thread, ordering: .acquiringAndReleasing)
            if isFirst {
                repeat {
                    notify()
                } while again.load(ordering: .relaxed) && again.exchange(false, ordering: .relaxed)
                teller.store(0, ordering: .releasing)
                return
            }
            if present == thread {
                again.store(true, ordering: .relaxed)
                return
            }
        } else if teller.load(ordering: .acquiring) == thread {
            again.store(true, ordering: .relaxed)
            return
        }
        tellBesideOthers(thread)
    }

    private func tellBesideOthers(_ thread: UInt) {
        let isNested = others.withLock { others in
            if others[thread] != nil {
                others[thread, default: 0] += 1
                return true
            }
            others[thread] = 1
            otherCount.add(1, ordering: .acquiringAndReleasing)
            return false
        }
        if isNested { return }
        while others.withLock({ takeRound(&$0, thread) }) {
            notify()
        }
    }

    /// Only that something changes: all observers there can be (of `withObservationTracking` and `Observations`) wait for that,
    /// none for its end. They find the new value, which is there already.
    private func notify() { registrar.willSet(self, keyPath: Self.observed) }

    /// Whether there is something to tell; if not, the thread is done.
    private func takeRound(_ others: inout [UInt: Int], _ thread: UInt) -> Bool {
        if others[thread, default: 0] > 0 {
            others[thread] = 0
            return true
        }
        others[thread] = nil
        otherCount.subtract(1, ordering: .acquiringAndReleasing)
        return false
    }
}
