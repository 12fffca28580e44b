import Synchronization
import Testing

@testable import Spezi

/// Counts the values beside it when it goes.
private final class Witness: Sendable {
    let list: ProvidedList<Witness>
    let seen: @Sendable (Int) -> Void

    init(_ list: ProvidedList<Witness>, seen: @escaping @Sendable (Int) -> Void) {
        self.list = list
        self.seen = seen
    }

    deinit { seen(list.values.count) }
}

@Suite("The provided values of one type") struct ProvidedValuesTests {
    @Test("A value may read the others while it is let go of")
    func lettingGo() {
        let list = ProvidedList<Witness>()
        let counts = Mutex<[Int]>([])
        let owners = [Owner(), Owner()]
        for owner in owners {
            list.append(
                [Witness(list) { count in counts.withLock { $0.append(count) } }], owner: ObjectIdentifier(owner))
        }
        list.withdraw(owner: ObjectIdentifier(owners[0]))
        #expect(counts.withLock { $0 } == [1])
        list.withdraw(owner: ObjectIdentifier(owners[1]))
        #expect(counts.withLock { $0 } == [1, 0])
    }
}

/// Somebody to provide for.
private final class Owner {}
