import AppState
import Observation
import Synchronization
import Testing

private struct Settings: Codable, Sendable, Equatable {
    var name: String
    var factor: Double
}

extension Application {
    fileprivate var number: StoredState<Int> { storedState(initial: 5, id: "number") }
    fileprivate var untouched: StoredState<Int> { storedState(initial: 7, id: "untouched") }
    fileprivate var optional: StoredState<Int?> { storedState(initial: 5, id: "optional") }
    fileprivate var nothing: StoredState<String?> { storedState(id: "nothing") }
    fileprivate var settings: StoredState<Settings> {
        storedState(initial: Settings(name: "a", factor: 1), of: .machine, id: "settings")
    }
    fileprivate var present: StoredState<String> { storedState(initial: "none", feature: "a/b", id: "present") }
    fileprivate var foreign: StoredState<Int> { storedState(initial: 1, id: "foreign") }
    fileprivate var refused: StoredState<Int> { storedState(initial: 1, id: "refused") }
    fileprivate var alsoRefused: StoredState<Int> { storedState(initial: 1, id: "also refused") }
    fileprivate var triedAgain: StoredState<Int> { storedState(initial: 1, id: "tried again, refused") }
    fileprivate var newer: StoredState<Int> { storedState(initial: 1, of: .machine, id: "newer") }
    fileprivate var observed: StoredState<Int> { storedState(initial: 1, id: "observed") }
}

@Suite("Stored states", .serialized)
struct StoredStateTests {
    private let storage = RefusingStorage.shared

    init() { TestEnvironment.prepare() }

    @Test("A value is written when it changes, and only then")
    func writes() {
        @StoredState(\.number) var number
        #expect(number == 5)
        #expect(storage.memory.value(forKey: "App/number", scope: .person) == nil)
        let before = storage.writeCount
        number = 6
        number = 6
        #expect(storage.writeCount == before + 1)
        #expect(storage.memory.value(forKey: "App/number", scope: .person) == "6")
        Application.reset(storedState: \.number)
        #expect(number == 5)
        #expect(storage.memory.value(forKey: "App/number", scope: .person) == nil)
    }

    @Test("To store the initial value keeps it, once; to set it does not")
    func initialStored() throws {
        var state = Application.storedState(\.untouched)
        state.value = 7
        #expect(storage.memory.value(forKey: "App/untouched", scope: .person) == nil)
        let before = storage.writeCount
        try state.store(7)
        try state.store(7)
        #expect(storage.memory.value(forKey: "App/untouched", scope: .person) == "7")
        #expect(storage.writeCount == before + 1)
    }

    @Test("nil in an optional is nil, and not the initial value")
    func optionals() {
        @StoredState(\.optional) var optional
        optional = nil
        #expect(optional == nil)
        #expect(storage.memory.value(forKey: "App/optional", scope: .person) == "null")
        @AppState(\.nothing) var nothing
        #expect(nothing == nil)
        nothing = "a \"quoted\"\n\u{1}\\ text"
        #expect(storage.memory.value(forKey: "App/nothing", scope: .person) == #""a \"quoted\"\n\u0001\\ text""#)
    }

    @Test("What is there is read at the first use, by kind, feature and owner")
    func reads() {
        storage.memory.setValue("\"déjà\"", forKey: "a\\/b/present", scope: .person)
        storage.memory.setValue(#"{"factor":2.5,"name":"b"}"#, forKey: "App/settings", scope: .machine)
        #expect(Application.storedState(\.present).value == "déjà")
        #expect(Application.storedState(\.settings).value == Settings(name: "b", factor: 2.5))
        #expect(Application.storedState(\.present).description == "StoredState<String>(déjà) (a/b/present)")
    }

    @Test("A value that is not of the type is reported, and left as it is")
    func foreign() {
        storage.memory.setValue("\"no number\"", forKey: "App/foreign", scope: .person)
        #expect(Application.storedState(\.foreign).value == 1)
        #expect(storage.memory.value(forKey: "App/foreign", scope: .person) == "\"no number\"")
        #expect(TestEnvironment.reported { $0.contains("App/foreign") && $0.contains("initial value") })
    }

    @Test("A value that cannot be encoded throws, and changes nothing")
    func notEncodable() {
        let before = Application.storedState(\.settings).value
        do {
            try Application.storedState(\.settings).store(Settings(name: "x", factor: .infinity))
            Issue.record("it was stored")
        } catch {
            guard case .notEncodable(let type, _) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(type == "Settings")
        }
        #expect(Application.storedState(\.settings).value == before)
    }

    @Test("A value that cannot be stored is kept for the process, and reported")
    func refused() {
        @StoredState(\.refused) var refused
        refused = 9
        #expect(refused == 9)
        #expect(TestEnvironment.reported { $0.contains("No space left") && $0.contains("App/refused") })
        #expect(throws: StorageError.self) { try Application.storedState(\.refused).store(10) }
        #expect(refused == 9)
    }

    @Test("An equal value is stored again when the last write failed")
    func retried() throws {
        var state = Application.storedState(\.alsoRefused)
        state.value = 9
        #expect(throws: StorageError.self) { try state.store(9) }
        storage.refuses.withLock { $0 = false }
        defer { storage.refuses.withLock { $0 = true } }
        try state.store(9)
        #expect(storage.memory.value(forKey: "App/also refused", scope: .person) == "9")
        let before = storage.writeCount
        try state.store(9)
        state.value = 9
        #expect(storage.writeCount == before)
    }

    @Test("What could not be stored is tried again by a flush, and the logger told of the next failure")
    func triedAgain() {
        @StoredState(\.triedAgain) var value
        value = 9
        Application.flush()
        let key = "App/tried again, refused"
        let failures = { TestEnvironment.reports { $0.contains(key) && $0.contains("could not be stored") } }
        #expect(failures() == 1)
        #expect(storage.memory.value(forKey: key, scope: .person) == nil)
        storage.refuses.withLock { $0 = false }
        Application.flush()
        storage.refuses.withLock { $0 = true }
        #expect(storage.memory.value(forKey: key, scope: .person) == "9")
        let before = storage.writeCount
        value = 9
        #expect(storage.writeCount == before)
        value = 10
        #expect(failures() == 2)
    }

    @Test("A file of a newer format leaves the initial value, and is not written")
    func newerFormat() throws {
        storage.memory.setValue("7", forKey: "App/newer", scope: .machine)
        var state = Application.storedState(\.newer)
        #expect(state.value == 1)
        #expect(TestEnvironment.reported { $0.contains("App/newer") && $0.contains("newer version") })
        #expect(throws: RefusingStorage.newer) { try state.store(1) }
        state.value = 2
        #expect(state.value == 2)
        #expect(storage.memory.value(forKey: "App/newer", scope: .machine) == "7")
    }

    @Test("A write wakes observers, who read the new value")
    func observation() {
        let seen = Atomic(0)
        withObservationTracking {
            _ = Application.storedState(\.observed).value
        } onChange: {
            seen.store(Application.storedState(\.observed).value, ordering: .relaxed)
        }
        var state = Application.storedState(\.observed)
        state.value = 8
        #expect(seen.load(ordering: .relaxed) == 8)
    }
}
