import Glibc
import Synchronization
import Testing

@testable import AppState

extension Application {
    fileprivate var full: StoredState<Int> { storedState(initial: 0, id: "StorageChannelTests.full") }
    fileprivate var slow: StoredState<Int> { storedState(initial: 0, id: "StorageChannelTests.slow") }
}

/// A storage whose collected writes wait until they are let go on.
private final class WaitingStorage: ValueStorage {
    let values = Mutex<[String: String]>([:])
    let isWriting = Atomic(false)
    let mayGoOn = Atomic(false)
    var collectsWrites: Bool { true }

    func value(forKey key: String, scope: StorageScope) -> String? { values.withLock { $0[key] } }
    func setValue(_ json: String?, forKey key: String, scope: StorageScope) { values.withLock { $0[key] = json } }

    func setValues(_ values: [String: String?], scope: StorageScope) -> [String: StorageError] {
        isWriting.store(true, ordering: .releasing)
        while !mayGoOn.load(ordering: .acquiring) { usleep(1_000) }
        for (key, json) in values { setValue(json, forKey: key, scope: scope) }
        return [:]
    }
}

/// A storage that notes which signals the thread that keeps collected writes does not get.
private final class MaskStorage: ValueStorage {
    let blocked = Mutex<[Int32]?>(nil)
    var collectsWrites: Bool { true }

    func value(forKey key: String, scope: StorageScope) -> String? { nil }
    func setValue(_ json: String?, forKey key: String, scope: StorageScope) {}

    func setValues(_ values: [String: String?], scope: StorageScope) -> [String: StorageError] {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        let found = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGTERM, SIGWINCH].filter { sigismember(&mask, $0) == 1 }
        blocked.withLock { $0 = found }
        return [:]
    }
}

/// A storage that collects writes, and can be full.
private final class FullStorage: ValueStorage {
    let memory = MemoryStorage()
    let isFull = Mutex(true)
    var collectsWrites: Bool { true }

    func value(forKey key: String, scope: StorageScope) -> String? { memory.value(forKey: key, scope: scope) }

    func setValue(_ json: String?, forKey key: String, scope: StorageScope) throws(StorageError) {
        if isFull.withLock({ $0 }) { throw .file(path: "here", reason: "No space left on device") }
        memory.setValue(json, forKey: key, scope: scope)
    }
}

@Suite("What collects writes", .timeLimit(.minutes(1))) struct StorageChannelTests {
    @Test("A value that is stored while an earlier one is being written waits for that, and for nothing else")
    func storing() async throws {
        let storage = WaitingStorage()
        let override = Application.override(\.storage, with: storage)
        defer { withExtendedLifetime(override) {} }
        let key = "App/StorageChannelTests.slow"
        var state = Application.state(\.slow)
        // Often: what is to be seen are two threads at the same place.
        for round in 1...50 {
            storage.isWriting.store(false, ordering: .releasing)
            storage.mayGoOn.store(false, ordering: .releasing)
            state.value = 2 * round
            #expect(eventually { storage.isWriting.load(ordering: .acquiring) })
            let stored = Task.detached { () -> String? in
                try Application.state(\.slow).store(2 * round + 1)
                return storage.value(forKey: key, scope: .person)
            }
            await Task.yield()
            storage.mayGoOn.store(true, ordering: .releasing)
            #expect(try await stored.value == "\(2 * round + 1)")
            #expect(Application.state(\.slow).value == 2 * round + 1)
        }
    }

    @Test(
        "What was collected and could not be kept is tried again by each flush, though storing another value failed since"
    )
    func triedAgain() {
        let storage = FullStorage()
        let override = Application.override(\.storage, with: storage)
        defer { withExtendedLifetime(override) {} }
        var state = Application.state(\.full)
        state.value = 1
        #expect(throws: StorageError.self) { try state.store(2) }
        Application.flush()
        #expect(state.value == 1)
        let key = "App/StorageChannelTests.full"
        #expect(storage.value(forKey: key, scope: .person) == nil)
        storage.isFull.withLock { $0 = false }
        Application.flush()
        #expect(storage.value(forKey: key, scope: .person) == "1")
        storage.isFull.withLock { $0 = true }
        state.value = 3
        Application.flush()
        state.value = 4
        storage.isFull.withLock { $0 = false }
        Application.flush()
        #expect(storage.value(forKey: key, scope: .person) == "4")
    }

    @Test("A fault while collected writes are kept is handled as any other; a signal that asks for something waits")
    func signals() {
        let storage = MaskStorage()
        StorageChannel.to(storage).collect("1", key: "a", scope: .person)
        #expect(eventually { storage.blocked.withLock { $0 } == [SIGTERM, SIGWINCH] })
    }
}
