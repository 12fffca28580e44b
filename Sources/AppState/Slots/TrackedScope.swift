import Glibc
import Observation
import Synchronization

/// What is tracked where a value comes to be, and what is read to make the value is not a part of.
///
/// Observation does not say which tracking is under way: whoever tracks something inside of `make` by itself is to be told as
/// ever. So a mark is left with the tracking that was there before, as if it were read; a set that gets another one compares
/// the two only where it has the first.
final class TrackedScope: Observable, Sendable {
    /// How many threads make a value that somebody who is tracked has asked for.
    private static let count = Atomic(0)
    /// What they were tracked by, the innermost last.
    private static let ofThreads = Mutex<[UInt: [TrackedScope]]>([:])
    private static let nextNumber = Atomic(1)
    /// The scopes whose first mark was met.
    private static let met = Mutex<Set<Int>>([])
    /// Stands for a value that anybody may read.
    private static let anything = AnySlot(scope: .hidden)

    private let number = TrackedScope.nextNumber.add(1, ordering: .relaxed).oldValue
    private let registrar = ObservationRegistrar()
    private let markCount = Atomic(0)

    private struct Mark: Hashable, Sendable {
        let scope: Int
        let number: Int

        // all in one place of a set, so that each meets those before it
        func hash(into hasher: inout Hasher) {}

        static func == (one: Mark, other: Mark) -> Bool {
            if one.scope == other.scope, min(one.number, other.number) == 0 {
                TrackedScope.met.withLock { _ = $0.insert(one.scope) }
            }
            return one.scope == other.scope && one.number == other.number
        }
    }

    private subscript(mark: Mark) -> Int { mark.number }

    private init() { leaveMark() }

    private func leaveMark() {
        let mark = Mark(scope: number, number: markCount.add(1, ordering: .relaxed).oldValue)
        registrar.access(self, keyPath: \TrackedScope.[mark])
    }

    /// Whether what is read now would be taken for read by whoever asked for the value.
    private var isInnermost: Bool {
        Self.met.withLock { _ = $0.remove(number) }
        leaveMark()
        return Self.met.withLock { $0.remove(number) != nil }
    }

    /// Makes a value: whoever is tracked now does not observe what is read for that.
    static func make<Value>(_ make: () -> Value) -> Value {
        guard TrackingProbe.isUsed(anything.noteAccess) else { return make() }
        let thread = UInt(pthread_self())
        let scope = TrackedScope()
        count.add(1, ordering: .relaxed)
        ofThreads.withLock { $0[thread, default: []].append(scope) }
        defer {
            ofThreads.withLock { scopes in
                scopes[thread]?.removeLast()
                if scopes[thread]?.isEmpty == true { scopes[thread] = nil }
            }
            count.subtract(1, ordering: .relaxed)
        }
        return make()
    }

    /// Whether this thread reads something to make a value, for somebody who does not ask for what is read.
    static var isAside: Bool {
        // this thread's own count is always seen
        guard count.load(ordering: .relaxed) > 0 else { return false }
        let scopes = ofThreads.withLock { $0[UInt(pthread_self())] ?? [] }
        return scopes.contains { $0.isInnermost }
    }
}
