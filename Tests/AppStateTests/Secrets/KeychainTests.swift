import Observation
import Synchronization
import Testing

@testable import AppState

private let secrets = TestEnvironment.secrets

extension Application {
    fileprivate var token: SecureState { secureState(id: "KeychainTests.token") }
    fileprivate var pin: SecureState { secureState(initial: "0000", id: "KeychainTests.pin") }
    fileprivate var sealed: SecureState { secureState(id: "KeychainTests.sealed") }
    fileprivate var ofMachine: SecureState { secureState(of: .machine, id: "KeychainTests.machine") }
}

private final class UnlistedStorage: ValueStorage {
    func value(forKey key: String, scope: StorageScope) -> String? { nil }
    func setValue(_ json: String?, forKey key: String, scope: StorageScope) {}
    func keys(scope: StorageScope) throws(StorageError) -> [String] { throw .file(path: "here", reason: "unlisted") }
}

@Suite("The keychain and secure states", .serialized)
struct KeychainTests {
    private let keychain = Keychain(storage: MemoryStorage())

    init() { TestEnvironment.prepare() }

    @Test("Secrets are set, read, required and removed")
    func cycle() throws {
        #expect(!keychain.contains("a"))
        #expect(throws: MissingRequiredKeysError(keys: ["a"])) { try keychain.resolve("a") }
        keychain.set(value: "1", forKey: "a")
        keychain.set(value: "2", forKey: "b")
        #expect(keychain.get("a") == "1")
        #expect(keychain.get("a", as: String.self) == "1")
        #expect(keychain.get("a", as: Int.self) == nil)
        #expect(try keychain.resolve("b") == "2")
        #expect(try keychain.require(keys: ["a", "b"]).require("a") === keychain)
        #expect(throws: MissingRequiredKeysError(keys: ["c", "d"])) { try keychain.require(keys: ["a", "c", "d"]) }
        #expect(keychain.values() == ["a": "1", "b": "2"])
        keychain.remove("a")
        keychain.remove("a")
        #expect(keychain.values(ofType: String.self) == ["b": "2"])
    }

    @Test("Keys that were named but not set have no values; initial values are kept")
    func initialisers() {
        #expect(!Keychain(keys: ["KeychainTests.never"]).contains("KeychainTests.never"))
        let filled = Keychain(initialValues: ["KeychainTests.x": "1"])
        #expect(filled.get("KeychainTests.x") == "1")
        #expect(Keychain().values()["KeychainTests.x"] == "1")
    }

    @Test("Many threads lose nothing")
    func concurrent() async {
        let keychain = keychain
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    keychain.set(value: "\(number)", forKey: "k\(number)")
                    keychain.set(value: "\(number)", forKey: "shared")
                }
            }
        }
        #expect(keychain.values().count == 201)
        #expect((0..<200).allSatisfy { keychain.get("k\($0)") == "\($0)" })
    }

    @Test("A secure state is nil, a value, nil again; its observers read the new value")
    func secureState() {
        @SecureState(\.token) var token
        #expect(token == nil)
        let seen = Mutex<[String?]>([])
        withObservationTrackingOfToken { seen.withLock { $0.append(Application.secureState(\.token).value) } }
        token = "abc"
        token = "abc"
        #expect(seen.withLock { $0 } == ["abc"])
        #expect(secrets.value(forKey: "App/KeychainTests.token", scope: .person) == "abc")
        token = ""
        #expect(token == "")
        token = nil
        #expect(token == nil)
        #expect(secrets.value(forKey: "App/KeychainTests.token", scope: .person) == nil)
    }

    @Test("A secure state goes back to its initial value, is kept by its owner, and does not show")
    func reset() {
        @AppState(\.pin) var pin
        pin = "1234"
        #expect(!Application.description.contains("1234"))
        #expect(!"\(Application.secureState(\.pin))".contains("1234"))
        Application.reset(secureState: \.pin)
        #expect(pin == "0000")
        @SecureState(\.ofMachine) var ofMachine
        ofMachine = "m"
        #expect(secrets.value(forKey: "App/KeychainTests.machine", scope: .machine) == "m")
    }

    @Test("Another keychain counts while it overrides the one in use")
    func overridden() async {
        @SecureState(\.token) var token
        token = "real"
        let other = Keychain(storage: MemoryStorage())
        let override = Application.override(\.keychain, with: other)
        #expect(token == nil)
        token = "other"
        await override.cancel()
        #expect(token == "real")
        #expect(other.get("App/KeychainTests.token") == "other")
    }

    @Test("What cannot be kept changes nothing, and is reported")
    func refused() {
        let broken = Keychain(
            storage: SealedStorage(base: MemoryStorage()) { () throws(StorageError) in
                throw StorageError.file(path: "the key", reason: "gone")
            })
        broken.set(value: "1", forKey: "KeychainTests.refused")
        #expect(broken.get("KeychainTests.refused") == nil)
        #expect(TestEnvironment.reported { $0.contains("keychain/KeychainTests.refused") && $0.contains("gone") })
        #expect(throws: StorageError.self) { try broken.store("1", forKey: "KeychainTests.refused") }
    }

    @Test("What cannot be opened is reported once for each cause, however often it is read")
    func reportedOnce() async throws {
        let base = MemoryStorage()
        let isLocked = Mutex(false)
        let key = try SecretKey.random()
        let sealed = Keychain(
            storage: SealedStorage(base: base) { () throws(StorageError) in
                if isLocked.withLock({ $0 }) { throw StorageError.file(path: "the key", reason: "gone") }
                return key
            })
        let scopeKey = "App/KeychainTests.sealed"
        base.setValue("bm90aGluZw==", forKey: scopeKey, scope: .person)
        let override = Application.override(\.keychain, with: sealed)
        let reports = { TestEnvironment.reports { $0.contains(scopeKey) && $0.contains("could not be read") } }
        @SecureState(\.sealed) var secret
        for _ in 0..<5 { #expect(secret == nil) }
        #expect(reports() == 1)
        secret = "new"
        #expect(secret == "new")
        base.setValue("bm90aGluZw==", forKey: scopeKey, scope: .person)
        for _ in 0..<5 { #expect(secret == nil) }
        #expect(reports() == 2)
        await override.cancel()
    }

    @Test("Keys that cannot be listed are none, which is reported once")
    func unlisted() {
        let keychain = Keychain(storage: FileStorage(folder: "/proc/self/mem/nowhere"), of: .person)
        #expect(keychain.values() == [:])
        let broken = Keychain(storage: UnlistedStorage())
        #expect(broken.values() == [:])
        #expect(broken.values() == [:])
        #expect(TestEnvironment.reports { $0.contains("keychain/*") && $0.contains("unlisted") } == 1)
    }

    private func withObservationTrackingOfToken(_ told: @escaping @Sendable () -> Void) {
        withObservationTracking {
            _ = Application.secureState(\.token).value
        } onChange: {
            told()
        }
    }
}
