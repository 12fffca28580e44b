import AppState
import Testing

private let key = PrivateKey()
private let otherKey = PrivateKey()

private struct Credentials: Sendable, Equatable {
    let name: String
}

extension Application {
    fileprivate var hidden: State<Int?> { state(initial: nil, key: key) }
    fileprivate var sameKey: State<Int?> { state(initial: 5, key: key) }
    fileprivate var otherType: State<String> { state(initial: "a", key: key) }
    fileprivate var otherKeyed: State<Int?> { state(initial: 7, key: otherKey) }
    fileprivate var credentials: Dependency<Credentials> { dependency(Credentials(name: "hidden name"), key: key) }
    fileprivate var guessed: State<Int?> { state(initial: 9, feature: "private", id: "") }
}

@Suite("Private keys")
struct PrivateKeyTests {
    @Test("A value under a private key lasts, is shared by the key's holders, and told apart by type")
    func lasts() {
        @AppState(\.hidden) var hidden
        let bell = Bell()
        bell.listen { _ = hidden }
        hidden = 3
        #expect(hidden == 3)
        #expect(bell.rings == 1)
        #expect(Application.state(\.sameKey).value == 3)
        #expect(Application.state(\.otherType).value == "a")
        #expect(Application.state(\.otherKeyed).value == 7)
        Application.reset(\.hidden)
        #expect(hidden == nil)
    }

    @Test("No id leads to it, and no description shows it")
    func restricted() {
        #expect(Application.state(\.guessed).value == 9)
        #expect(Application.dependency(\.credentials) == Credentials(name: "hidden name"))
        #expect(!Application.description.contains("hidden name"))
    }
}
