import AppState
import Observation
import Testing

private struct User: Codable, Sendable, Equatable {
    var name = "Ada"
    var nickname: String?
}

@Observable private final class Settings: Sendable {
    let isMuted = false
}

extension Application {
    fileprivate var user: State<User> { state(initial: User()) }
    fileprivate var guest: State<User?> { state(initial: User(nickname: "A")) }
    fileprivate var settings: Dependency<Settings> { dependency(Settings()) }
    fileprivate var number: Dependency<User> { dependency(User()) }
    fileprivate var stored: StoredState<Int> { storedState(initial: 1, of: .session, id: "ReaderLocationTests.stored") }
    fileprivate var filed: FileState<Int> {
        fileState(initial: 2, of: .session, path: "/", filename: "ReaderLocationTests")
    }
    fileprivate var synced: SyncState<Int> { syncState(initial: 3, of: .session, id: "ReaderLocationTests.synced") }
    fileprivate var secret: SecureState { secureState(initial: "4", of: .session, id: "ReaderLocationTests.secret") }
}

/// A wrapper of a package's own that hands its place on, as the original's do.
@propertyWrapper
private struct Both<Value, Kind: MutableApplicationState> where Kind.Value == Value {
    private let keyPath: KeyPath<Application, Kind>
    private let location: (StaticString, StaticString, Int, Int)
    private let state: AppState<Value, Kind>

    init(
        _ keyPath: KeyPath<Application, Kind>, _ fileID: StaticString = #fileID, _ function: StaticString = #function,
        _ line: Int = #line, _ column: Int = #column
    ) where Kind: NonisolatedApplicationState {
        self.keyPath = keyPath
        location = (fileID, function, line, column)
        state = AppState(keyPath, fileID, function, line, column)
    }

    var wrappedValue: (Value, Value) {
        (
            state.wrappedValue,
            Application.state(keyPath, location.0, location.1, location.2, location.3).nonisolatedValue
        )
    }
}

@Suite("Readers that hand their caller's place on")
struct ReaderLocationTests {
    init() { TestEnvironment.prepare() }

    @Test("compile, and read what others read")
    func wrapper() {
        @Both(\.stored) var both
        #expect(both == (1, 1))
    }

    @Test("can do so with all functions and wrappers that read")
    func all() async {
        let (file, function, line, column) = (#fileID as StaticString, #function as StaticString, 1, 2)
        #expect(Application.storedState(\.stored, file, function, line, column).value == 1)
        #expect(Application.fileState(\.filed, file, function, line, column).value == 2)
        #expect(Application.syncState(\.synced, file, function, line, column).value == 3)
        #expect(Application.secureState(\.secret, file, function, line, column).value == "4")
        #expect(Application.dependency(\.number, file, function, line, column) == User())
        let token = Application.override(\.number, with: User(name: "B"), file, function, line, column)
        #expect(Application.dependencySlice(\.number, \.name, file, function, line, column).value == "B")
        await token.cancel()
        Application.promote(\.number, with: User(name: "C"), file, function, line, column)
        let byReading: KeyPath<User, String> = \.name
        #expect(Application.dependencySlice(\.number, byReading, file, function, line, column).value == "C")
        var name = Application.slice(\.user, \.name, file, function, line, column)
        name.value = "Grace"
        #expect(Application.slice(\.user, byReading, file, function, line, column).value == "Grace")
        #expect(Application.slice(\.guest, byReading, file, function, line, column).value == "Ada")
        #expect(Application.slice(\.guest, \.name, file, function, line, column).value == "Ada")
        #expect(Application.slice(\.guest, \.nickname, file, function, line, column).value == "A")
        #expect(Slice(\.user, \.name, file, function, line, column).wrappedValue == "Grace")
        #expect(Constant(\.user, byReading, file, function, line, column).wrappedValue == "Grace")
        #expect(OptionalSlice(\.guest, \.name, file, function, line, column).wrappedValue == "Ada")
        #expect(OptionalSlice(\.guest, \.nickname, file, function, line, column).wrappedValue == "A")
        #expect(OptionalConstant(\.guest, byReading, file, function, line, column).wrappedValue == "Ada")
        #expect(DependencySlice(\.number, \.name, file, function, line, column).wrappedValue == "C")
        #expect(DependencyConstant(\.number, byReading, file, function, line, column).wrappedValue == "C")
        #expect(AppDependency(\.number, file, function, line, column).wrappedValue.name == "C")
        #expect(!ObservedDependency(\.settings, file, function, line, column).wrappedValue.isMuted)
        StoredState(\.stored, file, function, line, column).wrappedValue = 5
        FileState(\.filed, file, function, line, column).wrappedValue = 5
        SyncState(\.synced, file, function, line, column).wrappedValue = 5
        SecureState(\.secret, file, function, line, column).wrappedValue = "5"
        Application.reset(storedState: \.stored, file, function, line, column)
        Application.reset(fileState: \.filed, file, function, line, column)
        Application.reset(syncState: \.synced, file, function, line, column)
        Application.reset(secureState: \.secret, file, function, line, column)
        Application.reset(\.user, file, function, line, column)
        #expect(Application.state(\.user, file, function, line, column).value == User())
        #expect(Application.storedState(\.stored).value + Application.fileState(\.filed).value == 3)
        #expect(Application.syncState(\.synced).value == 3)
        #expect(Application.secureState(\.secret).value == "4")
    }
}
