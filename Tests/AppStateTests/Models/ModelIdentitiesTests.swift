import Foundation
import Synchronization
import Testing

@testable import AppState

private final class Thing: PersistentModel {
    init() {}
}

/// `@unchecked`: only its identity is asked for.
private struct Shared: @unchecked Sendable { let thing: Thing }

@Suite("Identifiers of objects")
struct ModelIdentitiesTests {
    @Test("All threads that ask for an object's at once get the same")
    func atOnce() {
        for _ in 0..<300 {
            let thing = Shared(thing: Thing())
            let found = Mutex<[PersistentIdentifier]>([])
            let ready = Atomic(0)
            for _ in 0..<2 {
                Thread.detachNewThread {
                    ready.add(1, ordering: .acquiringAndReleasing)
                    while ready.load(ordering: .acquiring) < 2 {}
                    let id = thing.thing.persistentModelID
                    found.withLock { $0.append(id) }
                }
            }
            #expect(eventually { found.withLock { $0.count } == 2 })
            #expect(Set(found.withLock { $0 }).count == 1)
        }
    }

    @Test("An object keeps its identifier while many others come and go")
    func many() {
        let kept = Thing()
        let id = kept.persistentModelID
        var ids: Set<PersistentIdentifier> = [id]
        for _ in 0..<1_000 { ids.insert(Thing().persistentModelID) }
        #expect(ids.count == 1_001)
        #expect(kept.persistentModelID == id)
    }
}
