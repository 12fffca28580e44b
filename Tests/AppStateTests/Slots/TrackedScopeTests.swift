import Observation
import Synchronization
import Testing

@testable import AppState

extension Application {
    fileprivate var source: State<Int> { state(initial: 1) }
    fileprivate var derived: State<Int> { state(initial: Application.state(\.source).value * 10) }
    fileprivate var derivedDependency: Dependency<Int> { dependency { $0.source.value * 10 } }
    fileprivate var nested: State<Int> { state(initial: Application.state(\.nestedSource).value) }
    fileprivate var nestedSource: State<Int> { state(initial: Application.state(\.source).value) }
    fileprivate var kept: StoredState<Int> {
        storedState(initial: Application.state(\.source).value, id: "TrackedScopeTests.kept")
    }
    fileprivate var hidden: State<Int> { state(initial: Application.state(\.source).value, key: key) }
    fileprivate var follower: Dependency<Follower> { dependency(Follower()) }
}

private let key = PrivateKey()

/// Observes a state from its beginning on.
private final class Follower: Sendable {
    let bell = Bell()
    init() { bell.listen { _ = Application.state(\.source).value } }
}

@Suite("What is read to make a value", .serialized)
struct TrackedScopeTests {
    init() { TestEnvironment.prepare() }

    @Test("is not observed by whoever reads that value first; the value is, and what is read besides")
    func apart() {
        @AppState(\.source) var source
        let bell = Bell()
        bell.listen {
            _ = Application.state(\.derived).value
            _ = Application.dependency(\.derivedDependency)
            _ = Application.state(\.nested).value
            _ = Application.storedState(\.kept).value
            _ = Application.state(\.hidden).value
        }
        source = 2
        #expect(bell.rings == 0)
        @AppState(\.derived) var derived
        #expect(derived == 10)
        derived = 11
        #expect(bell.rings == 1)
        let both = Bell()
        both.listen { _ = (Application.state(\.nestedSource).value, source) }
        source = 3
        #expect(both.rings == 1)
    }

    @Test("is observed by what tracks it by itself in there")
    func inside() {
        @AppState(\.source) var source
        let bell = Bell()
        nonisolated(unsafe) var follower: Follower?
        bell.listen { follower = Application.dependency(\.follower) }
        source = 100
        #expect(follower?.bell.rings == 1)
    }
}
