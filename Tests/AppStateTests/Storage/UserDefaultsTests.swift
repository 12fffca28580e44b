import Foundation
import Synchronization
import Testing

@testable import AppState

/// Somebody's defaults, as in a test of code that was written for the original.
private final class MockDefaults: UserDefaultsManaging {
    private let values = Mutex<[String: Data]>([:])
    func object(forKey key: String) -> Any? { values.withLock { $0[key] } }
    func removeObject(forKey key: String) { values.withLock { values in _ = values.removeValue(forKey: key) } }
    func set(_ value: Any?, forKey key: String) {
        let data = value as? Data
        values.withLock { $0[key] = data }
    }
}

extension Application {
    fileprivate var before: StoredState<Int> { storedState(initial: 0, id: "UserDefaultsTests.before") }
    fileprivate var mocked: StoredState<[Int]> { storedState(initial: [], id: "UserDefaultsTests.mocked") }
    fileprivate var session: StoredState<Int> {
        storedState(initial: 0, of: .session, id: "UserDefaultsTests.session")
    }
}

@Suite("User defaults", .serialized)
struct UserDefaultsTests {
    init() { TestEnvironment.prepare() }

    @Test("Values of property list types come back; nothing else is kept, which is reported")
    func values() {
        let defaults = Application.dependency(\.userDefaults)
        defaults.set(true, forKey: "bool")
        defaults.set(5, forKey: "int")
        defaults.set(0.5, forKey: "double")
        defaults.set("text", forKey: "string")
        defaults.set(Data([1, 2]), forKey: "data")
        defaults.set(Date(timeIntervalSince1970: 7), forKey: "date")
        defaults.set(["a": [1, "b"] as [Any]] as [String: Any], forKey: "nested")
        #expect(defaults.object(forKey: "bool") as? Bool == true)
        #expect(defaults.object(forKey: "int") as? Int == 5)
        #expect(defaults.object(forKey: "double") as? Double == 0.5)
        #expect(defaults.object(forKey: "string") as? String == "text")
        #expect(defaults.object(forKey: "data") as? Data == Data([1, 2]))
        #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 7))
        let nested = defaults.object(forKey: "nested") as? [String: [Any]]
        #expect(nested?["a"]?.first as? Int == 1)
        #expect(nested?["a"]?.last as? String == "b")
        defaults.removeObject(forKey: "int")
        defaults.set(nil, forKey: "string")
        #expect(defaults.object(forKey: "int") == nil)
        #expect(defaults.object(forKey: "string") == nil)
        defaults.set([URL(filePath: "/")], forKey: "bool")
        #expect(defaults.object(forKey: "bool") as? Bool == true)
        #expect(TestEnvironment.reported { $0.contains("userDefaults/bool") && $0.contains("property list") })
    }

    @Test("Where others take their place, stored states are kept in those, under the original's names")
    func replaced() async {
        @StoredState(\.before) var before
        before = 1
        let mock = MockDefaults()
        let token = Application.override(\.userDefaults, with: mock as any UserDefaultsManaging)
        @StoredState(\.mocked) var mocked
        @StoredState(\.session) var session
        mocked = [1, 2]
        session = 3
        #expect(mock.object(forKey: "App/UserDefaultsTests.mocked") as? Data == Data("[1,2]".utf8))
        #expect(mock.object(forKey: "App/UserDefaultsTests.session") == nil)
        Application.reset(storedState: \.mocked)
        #expect(mock.object(forKey: "App/UserDefaultsTests.mocked") == nil)
        #expect((before, session) == (1, 3))
        await token.cancel()
        withExtendedLifetime(token) {}
    }
}
