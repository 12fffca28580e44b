import Foundation
import Observation
import Synchronization
import Testing

@testable import AppState

private let external = Mutex<[String]>([])

private struct Size: Codable, Sendable, Equatable { var width = 80.0, height = 24.0 }

private final class SyncApplication: Application, @unchecked Sendable {  // has no state
    override func didChangeExternally(scopes: [Scope]) {
        external.withLock { $0 += scopes.map(\.id) }
    }
}

extension Application {
    fileprivate var shared: SyncState<Int> { syncState(initial: 1, id: "shared") }
    fileprivate var optional: SyncState<Int?> { syncState(id: "optional") }
    fileprivate var size: SyncState<Size> { syncState(initial: Size(), id: "size") }
    fileprivate var present: SyncState<Int> { syncState(initial: 1, id: "present") }
    fileprivate var offline: SyncState<Int> { syncState(initial: 1, id: "offline") }
    fileprivate var conflict: SyncState<Int> { syncState(initial: 1, id: "conflict") }
    fileprivate var wrong: SyncState<Int> { syncState(initial: 1, id: "wrong") }
    fileprivate var elsewhere: SyncState<Int> { syncState(initial: 1, id: "elsewhere") }
    fileprivate var bad: SyncState<Int> { syncState(initial: 1, id: "a bad one") }
    fileprivate var good: SyncState<Int> { syncState(initial: 1, id: "b good one") }
    fileprivate var earlier: SyncState<Int> { syncState(initial: 1, id: "earlier") }
}

@Suite("Synchronised states", .serialized)
struct SyncStateTests {
    private let store = FakeStore.shared

    init() { TestEnvironment.prepare() }

    @Test("A change is shared, an equal value is not a change, and reset is shared too")
    func shared() {
        @SyncState(\.shared) var shared
        #expect(shared == 1)
        shared = 2
        Application.flush()
        #expect(store.json("shared") == "2")
        #expect(store.version("shared") == 1)
        shared = 2
        Application.flush()
        #expect(store.version("shared") == 1)
        Application.reset(syncState: \.shared)
        Application.flush()
        #expect(shared == 1)
        #expect(store.json("shared") == nil)
        #expect(store.version("shared") == 2)
    }

    @Test("What others shared before the first use is kept here too, for a start without the store")
    func keptHere() throws {
        store.change("elsewhere", "7", count: 3)
        @SyncState(\.elsewhere) var elsewhere
        #expect(elsewhere == 7)
        Application.flush()
        let kept = RefusingStorage.shared.memory.value(forKey: #"\sync/App/elsewhere"#, scope: .person)
        #expect(kept?.contains(#""json":"7""#) == true, "\(kept ?? "nothing")")
    }

    @Test("nil is nil")
    func optionals() {
        @SyncState(\.optional) var optional
        optional = 5
        #expect(optional == 5)
        optional = nil
        #expect(optional == nil)
        Application.flush()
        #expect(store.json("optional") == "null")
    }

    @Test("What is shared is there at the first use")
    func present() {
        store.change("present", "7", count: 4)
        @SyncState(\.present) var present
        #expect(present == 7)
        present = 8
        Application.flush()
        #expect(store.version("present") == 5)
    }

    @Test("A value that cannot be encoded leaves the old one, here and there")
    func notEncodable() {
        @SyncState(\.size) var size
        size.width = 100
        Application.flush()
        let before = store.json("size")
        size.height = .infinity
        Application.flush()
        #expect(size == Size(width: 100))
        #expect(store.json("size") == before)
        #expect(TestEnvironment.reported { $0.contains("App/size was rejected") })
    }

    @Test("A change from elsewhere is taken over, tells observers of that part, and the application")
    func external() {
        Application.promote(to: SyncApplication.self)
        @SyncState(\.size) var size
        let bell = Bell(), elsewhere = Bell()
        bell.listen { _ = Application.slice(\.size, \.width).value }
        elsewhere.listen { _ = Application.slice(\.size, \.height).value }
        store.change("size", #"{"height":24,"width":132}"#, count: 100)
        #expect(size == Size(width: 132))
        #expect([bell, elsewhere].map(\.rings) == [1, 0])
        #expect(AppStateTests.external.withLock { $0 } == ["size"])
        store.change("size", #"{"height":24,"width":1}"#, count: 3)
        #expect(size == Size(width: 132))
        Application.flush()
        #expect(store.version("size") == 100)
    }

    @Test("While the store is away the value holds, that is reported once, and it is shared when the store is back")
    func offline() {
        @SyncState(\.offline) var offline
        offline = 2
        Application.flush()
        store.isAway.withLock { $0 = true }
        offline = 3
        Application.flush()
        offline = 4
        Application.flush()
        #expect(offline == 4)
        #expect(store.json("offline") == "2")
        #expect(TestEnvironment.reports { $0.contains("App/offline is not shared at present") } == 1)
        store.comeBack(["offline"])
        Application.flush()
        #expect(store.json("offline") == "4")
    }

    @Test("A value that cannot be shared is in no other's way, and is tried again")
    func badEntry() {
        store.refused.withLock { $0 = ["App/a bad one"] }
        @SyncState(\.bad) var bad
        @SyncState(\.good) var good
        bad = 2
        good = 3
        Application.flush()
        #expect(store.json("b good one") == "3")
        #expect(TestEnvironment.reports { $0.contains("App/a bad one is not shared") } == 1)
        #expect(!TestEnvironment.reported { $0.contains("App/b good one is not shared") })
        store.refused.withLock { $0 = [] }
        Application.flush()
        #expect(store.json("a bad one") == "2")
    }

    @Test("Of changes made apart, the one that has seen more changes holds, whatever the clocks say")
    func conflicts() {
        @SyncState(\.conflict) var conflict
        conflict = 2
        Application.flush()
        store.isAway.withLock { $0 = true }
        conflict = 3
        Application.flush()
        store.change("conflict", "20", count: 7)
        store.comeBack(["conflict"])
        Application.flush()
        #expect(conflict == 20)
        #expect(store.json("conflict") == "20")
    }

    @Test("What was kept here while the store was away at the last end is shared at the next start")
    func nextStart() {
        RefusingStorage.shared.memory.setValue(
            #"{"json":"6","version":{"count":3,"writer":"me"}}"#, forKey: #"\sync/App/earlier"#, scope: .person)
        store.change("earlier", "5", count: 2)
        @SyncState(\.earlier) var earlier
        #expect(earlier == 6)
        Application.flush()
        #expect(store.json("earlier") == "6")
    }

    @Test("A value of another type is reported, and left as it is")
    func wrong() {
        store.change("wrong", "\"text\"", count: 1)
        @SyncState(\.wrong) var wrong
        #expect(wrong == 1)
        #expect(TestEnvironment.reported { $0.contains("App/wrong could not be read") })
        #expect(store.json("wrong") == "\"text\"")
    }
}
