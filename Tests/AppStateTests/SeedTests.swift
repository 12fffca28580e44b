import AppState
import Synchronization
import Testing

// The guide that the state system grew from shows these pieces of code; they stand here as written, but for a name that it
// uses twice, and for types of its own that are not public.

private struct DatabaseClient: Sendable {
    static let made = Atomic(0)
    init() { Self.made.add(1, ordering: .relaxed) }
}

private struct SomeType: Sendable, Equatable {
    static let made = Atomic(0)
    let number: Int
    init() { number = Self.made.add(1, ordering: .relaxed).newValue }
}

extension Application {
    var defaultState: State<Int> {
        state(initial: 0)  // Der Wert wird erst erstellt, wenn darauf zugegriffen wird
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension Application {
    var databaseClient: Dependency<DatabaseClient> {
        dependency(DatabaseClient())
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension Application {
    var stateValue: State<Int> {
        state(initial: 0, id: "stateValue")
    }

    var dependencyValue: Dependency<SomeType> {
        dependency(SomeType(), id: "dependencyValue")
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension Application {
    var theSameStateValue: State<Int> {
        state(initial: 0, id: "stateValue")
    }

    var theSameDependencyValue: Dependency<SomeType> {
        dependency(SomeType(), id: "dependencyValue")
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension Application {
    var restrictedState: State<Int?> {
        state(initial: nil, id: UUID().uuidString)
    }

    var restrictedDependency: Dependency<SomeType> {
        dependency(SomeType(), id: UUID().uuidString)
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension Application {
    var defaultDependency: Dependency<SomeType> {
        dependency(SomeType())  // AppState generiert eine eindeutige ID
    }
}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
fileprivate extension Application {
    var fileprivateState: State<Int> {
        state(initial: 0)
    }

    var fileprivateDependency: Dependency<SomeType> {
        dependency(SomeType())
    }
}

@Suite("The seed's pieces of code")
struct SeedTests {
    @Test("A dependency is made when it is loaded, once, and not before")
    func preload() {
        #expect(DatabaseClient.made.load(ordering: .relaxed) == 0)
        Application.load(dependency: \.databaseClient)
        Application.load(dependency: \.databaseClient).load(dependency: \.databaseClient)
        _ = Application.dependency(\.databaseClient)
        #expect(DatabaseClient.made.load(ordering: .relaxed) == 1)
    }

    @Test("Two definitions with one id share a value")
    func sharing() {
        var value = Application.state(\.stateValue)
        value.value = 5
        #expect(Application.state(\.theSameStateValue).value == 5)
        #expect(Application.dependency(\.dependencyValue) == Application.dependency(\.theSameDependencyValue))
        #expect(value.scope.description == "App/stateValue")
    }

    @Test("A value under an id of its own is out of others' reach")
    func restricted() {
        #expect(Application.state(\.restrictedState).value == nil)
        #expect(Application.dependency(\.restrictedDependency) != Application.dependency(\.defaultDependency))
    }

    @Test("Definitions without ids are told apart by their places")
    func places() {
        var value = Application.state(\.fileprivateState)
        value.value = 3
        #expect(Application.state(\.defaultState).value == 0)
        #expect(Application.state(\.fileprivateState).value == 3)
        #expect(Application.dependency(\.fileprivateDependency) != Application.dependency(\.defaultDependency))
    }
}
