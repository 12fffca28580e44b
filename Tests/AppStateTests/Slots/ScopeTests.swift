import Foundation
import Testing

@testable import AppState

extension Application {
    fileprivate var ofPerson: StoredState<Int> { storedState(initial: 1, id: "ScopeTests.owners") }
    fileprivate var ofSession: StoredState<Int> { storedState(initial: 1, of: .session, id: "ScopeTests.owners") }
    fileprivate var ofMachine: StoredState<Int> { storedState(initial: 1, of: .machine, id: "ScopeTests.owners") }
    fileprivate var secret: SecureState { secureState(id: "ScopeTests.owners") }
    fileprivate var sessionSecret: SecureState { secureState(of: .session, id: "ScopeTests.owners") }
    fileprivate var synced: SyncState<Int> { syncState(initial: 1, id: "ScopeTests.owners") }
    fileprivate var sessionSynced: SyncState<Int> { syncState(initial: 1, of: .session, id: "ScopeTests.owners") }
    fileprivate func owned(_ owner: StorageScope) -> StoredState<Int> {
        storedState(initial: 1, of: owner, id: "ScopeTests.function")
    }
    fileprivate var composed: State<Int> { state(initial: 1, id: "ScopeTests.\u{e9}") }
    fileprivate var decomposed: State<Int> { state(initial: 2, id: "ScopeTests.e\u{301}") }
    fileprivate var composedKept: StoredState<Int> { storedState(initial: 1, id: "ScopeTests.k\u{e9}y") }
    fileprivate var decomposedKept: StoredState<Int> { storedState(initial: 2, id: "ScopeTests.ke\u{301}y") }
    fileprivate var ofSyncFeature: StoredState<Int> {
        storedState(initial: 1, feature: "sync", id: "App/ScopeTests.feature")
    }
    fileprivate var syncedFeature: SyncState<Int> { syncState(initial: 1, id: "ScopeTests.feature") }
    fileprivate var ofDefaultsFeature: StoredState<Int> {
        storedState(initial: 1, feature: "userDefaults", id: "ScopeTests.default")
    }
}

/// Definitions with parameters are evaluated on it.
private final class Probe: Application, @unchecked Sendable {}  // has no state

@Suite("The names that values are kept under", .serialized)
struct ScopeTests {
    private let memory = RefusingStorage.shared.memory

    init() { TestEnvironment.prepare() }

    @Test(
        "Each owner has a value of its own under an id: what is the session's or a secret never comes to the person's")
    func owners() {
        @StoredState(\.ofPerson) var ofPerson
        @StoredState(\.ofSession) var ofSession
        @StoredState(\.ofMachine) var ofMachine
        ofPerson = 2
        ofSession = 3
        ofMachine = 4
        #expect((ofPerson, ofSession, ofMachine) == (2, 3, 4))
        let kept = StorageScope.allCases.map { memory.value(forKey: "App/ScopeTests.owners", scope: $0) }
        #expect(kept == ["4", "2", "3"])
        #expect(Application.storedState(\.ofSession).scope.description == "App/ScopeTests.owners of the session")
        @SecureState(\.secret) var secret
        @SecureState(\.sessionSecret) var sessionSecret
        secret = "person's"
        sessionSecret = "session's"
        #expect(TestEnvironment.secrets.value(forKey: "App/ScopeTests.owners", scope: .person) == "person's")
        #expect(TestEnvironment.secrets.value(forKey: "App/ScopeTests.owners", scope: .session) == "session's")
        @SyncState(\.synced) var synced
        @SyncState(\.sessionSynced) var sessionSynced
        synced = 5
        sessionSynced = 6
        #expect((synced, sessionSynced) == (5, 6))
    }

    @Test("One place in the code that serves several owners keeps them apart")
    func function() {
        let probe = Probe()
        for (owner, value) in zip(StorageScope.allCases, 10...) {
            var state = probe.owned(owner)
            state.value = value
        }
        #expect(StorageScope.allCases.map { probe.owned($0).value } == [10, 11, 12])
    }

    @Test("Two ways to write one id in Unicode are one id")
    func canonical() {
        @AppState(\.composed) var composed
        @AppState(\.decomposed) var decomposed
        composed = 7
        #expect(decomposed == 7)
        @StoredState(\.composedKept) var composedKept
        @StoredState(\.decomposedKept) var decomposedKept
        decomposedKept = 8
        #expect(composedKept == 8)
        #expect(Scope(name: "", id: "e\u{301}").key.utf8.elementsEqual("/\u{e9}".utf8))
        #expect("a\u{301}\u{323}".canonical.utf8.elementsEqual("a\u{323}\u{301}".canonical.utf8))
        let secrets = Keychain(storage: MemoryStorage())
        secrets.set(value: "1", forKey: "e\u{301}")
        #expect(secrets.get("\u{e9}") == "1")
    }

    @Test("What is kept for the program's own use can be reached by no feature")
    func reserved() {
        @StoredState(\.ofSyncFeature) var stored
        @SyncState(\.syncedFeature) var synced
        stored = 20
        synced = 30
        #expect(memory.value(forKey: "sync/App/ScopeTests.feature", scope: .person) == "20")
        #expect(memory.value(forKey: #"\sync/App/ScopeTests.feature"#, scope: .person)?.contains("30") == true)
        @StoredState(\.ofDefaultsFeature) var ofDefaults
        Application.dependency(\.userDefaults).set("text", forKey: "ScopeTests.default")
        ofDefaults = 5
        #expect(Application.dependency(\.userDefaults).object(forKey: "ScopeTests.default") as? String == "text")
        let parts = ["", "s", "\\", "/", "\\s", "a/b", "\\/", "sync"]
        for name in parts {
            for id in parts { #expect(!Scope(name: name, id: id).key.hasPrefix(Scope.reservedKey("s", ""))) }
        }
    }
}
