import AppState
import Observation
import Synchronization
import Testing

extension Application {
    fileprivate var first: State<Int> { state(initial: 0) }
    fileprivate var second: State<Int> { state(initial: 0) }
    fileprivate var counted: State<Int> { state(initial: 0) }
    fileprivate var thrown: State<Int> { state(initial: 0) }
    fileprivate var apart: State<Int> { state(initial: 0) }
}

private struct Refusal: Error, Equatable {}

@Suite("Transactions")
struct TransactionTests {
    @Test("Several writes are one notification, and the observer finds all of them")
    func once() {
        @AppState(\.first) var first
        @AppState(\.second) var second
        let seen = Mutex<[[Int]]>([])
        withObservationTracking {
            _ = (first, second)
        } onChange: {
            let found = [Application.state(\.first).value, Application.state(\.second).value]
            seen.withLock { $0.append(found) }
        }
        Application.transaction {
            first = 1
            Application.transaction { first = 2 }
            second = 3
            #expect(first == 2)
            #expect(seen.withLock { $0 }.isEmpty)
        }
        #expect(seen.withLock { $0 } == [[2, 3]])
    }

    @Test("A key that is written a hundred times tells an observer that arms itself again once")
    func rearmed() {
        @AppState(\.counted) var counted
        let rings = Atomic(0)
        @Sendable func arm() {
            withObservationTracking {
                _ = Application.state(\.counted).value
            } onChange: {
                rings.add(1, ordering: .relaxed)
                arm()
            }
        }
        arm()
        Application.transaction { for number in 1...100 { counted = number } }
        #expect(rings.load(ordering: .relaxed) == 1)
        counted = 0
        #expect(rings.load(ordering: .relaxed) == 2)
    }

    @Test("What was written before an error stays, and is told of")
    func thrown() {
        @AppState(\.thrown) var thrown
        let bell = Bell()
        bell.listen { _ = thrown }
        #expect(throws: Refusal()) {
            try Application.transaction { () throws(Refusal) in
                thrown = 4
                throw Refusal()
            }
        }
        #expect(thrown == 4)
        #expect(bell.rings == 1)
        thrown = 5
        bell.listen { _ = thrown }
        thrown = 6
        #expect(bell.rings == 2)
    }

    @Test("Another thread's writes are told of at once")
    func threads() async {
        @AppState(\.apart) var apart
        let bell = Bell()
        bell.listen { _ = apart }
        let opened = Flag(), done = Flag()
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                Application.transaction {
                    opened.raise()
                    #expect(done.wait())
                }
            }
            group.addTask {
                #expect(opened.wait())
                var state = Application.state(\.apart)
                state.value = 1
                #expect(bell.rings == 1)
                done.raise()
            }
        }
    }
}
