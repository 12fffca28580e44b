import AppState
import Foundation
import Observation
import Synchronization
import Testing

extension Application {
    fileprivate var raced: State<Int> { state(initial: 0) }
    fileprivate var unarmed: State<Int> { state(initial: 0) }
    fileprivate var chained: State<Int> { state(initial: 0) }
    fileprivate var echoed: State<Int> { state(initial: 0) }
    fileprivate func numbered(_ number: Int) -> State<Int> {
        state(initial: number, id: "ObservingThreadsTests.\(number)")
    }
}

private final class Probe: Application, @unchecked Sendable {}  // has no state

private final class Counter: Sendable { let count = Atomic(0) }

@Suite("Threads and observers")
struct ObservingThreadsTests {
    @Test("Reading, writing and making are safe from threads that are not the main one, before it has run anything")
    func threads() {
        let done = Counter()
        let probe = Probe()
        do {
            for thread in 0..<4 {
                Thread.detachNewThread {
                    for number in 0..<500 {
                        var state = probe.numbered(number)
                        state.value = state.value &+ thread
                        _ = Application.state(\.raced).value
                    }
                    done.count.add(1, ordering: .acquiringAndReleasing)
                }
            }
            #expect(eventually { done.count.load(ordering: .acquiring) == 4 })
        }
    }

    @Test("A write from an observer of another key, and of the same, ends")
    func chains() {
        withObservationTracking {
            _ = Application.state(\.chained).value
        } onChange: {
            var state = Application.state(\.echoed)
            state.value += 1
        }
        withObservationTracking {
            _ = Application.state(\.echoed).value
        } onChange: {
            var state = Application.state(\.chained)
            state.value += 1
        }
        var state = Application.state(\.chained)
        state.value = 1
        #expect(state.value == 2)
        #expect(Application.state(\.echoed).value == 1)
    }

    @Test("Writers on several threads each tell the observer that is armed at the time")
    func writers() async {
        let rings = Atomic(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<200 {
                        var state = Application.state(\.raced)
                        state.value += 1
                    }
                }
            }
        }
        withObservationTracking {
            _ = Application.state(\.raced).value
        } onChange: {
            rings.add(1, ordering: .relaxed)
        }
        var state = Application.state(\.raced)
        state.value = -1
        #expect(rings.load(ordering: .relaxed) == 1)
    }

    @Test("notifyChange tells every observer, of a promoted subclass too")
    func everything() {
        final class Notifying: Application, @unchecked Sendable {  // has no state
            static func notify() { Notifying().notifyChange() }
        }
        let bell = Bell()
        bell.listen { _ = Application.state(\.unarmed).value }
        Notifying.notify()
        #expect(bell.rings == 1)
    }
}
