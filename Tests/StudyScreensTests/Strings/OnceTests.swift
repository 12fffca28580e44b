import Synchronization
import Testing

@testable import StudyScreens

@Suite("A value that is found out once") struct OnceTests {
    @Test("is found out when it is asked for, and not again") func once() {
        let asked = Counter()
        let value = Once { asked.next() }
        #expect(asked.count == 0)
        #expect(value.value == 1)
        #expect(value.value == 1)
        #expect(asked.count == 1)
    }
}

private final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func next() -> Int {
        value.withLock {
            $0 += 1
            return $0
        }
    }
}
