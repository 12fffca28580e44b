import AppState
import Foundation
import Synchronization
import Testing

/// A kind as a package that was written for the original has it: of the main actor.
private struct CounterState: MutableApplicationState {
    typealias Value = Int
    static var emoji: Character { "🧮" }
    @MainActor private static var count = 5
    let state: Application.State<Int>

    @MainActor var value: Int {
        get { state.value + Self.count }
        set {
            var state = state
            state.value = newValue - Self.count
        }
    }

    @MainActor mutating func reset() { value = 7 }
}

/// The same of one without isolation.
private struct FreeState: NonisolatedApplicationState {
    var state: Application.State<[Int]>
    var value: [Int] {
        get { state.value }
        nonmutating set {
            var state = state
            state.value = newValue
        }
    }
    func reset() { value = [7] }
}

private let told = Mutex<[String]>([])

private final class NotifiedApplication: Application, @unchecked Sendable {  // has no state
    override func didChangeExternally(notification: Notification) {
        super.didChangeExternally(notification: notification)
        MainActor.assertIsolated()
        let keys = notification.userInfo?["NSUbiquitousKeyValueStoreChangedKeysKey"] as? [String]
        told.withLock { $0 += keys ?? [] }
    }
}

extension Application {
    fileprivate var counter: CounterState { CounterState(state: state(initial: 0)) }
    fileprivate var free: FreeState { FreeState(state: state(initial: [1])) }
    fileprivate var external: SyncState<Int> { syncState(initial: 1, id: "MutableApplicationStateTests.external") }
}

private final class Record: PersistentModel {}

@Suite("Kinds of one's own", .serialized)
struct MutableApplicationStateTests {
    init() { TestEnvironment.prepare() }

    @Test("A kind of the main actor is read, written, sliced, followed and reset there")
    @MainActor func isolated() async {
        @AppState(\.counter) var counter
        #expect(counter == 5)
        let bell = Bell()
        bell.listen { _ = counter }
        counter = 8
        #expect(counter == 8)
        #expect(bell.rings == 1)
        $counter.wrappedValue += 1
        #expect(Application.state(\.counter).value == 9)
        #expect(Application.slice(\.counter, \.byteSwapped).value == 9.byteSwapped)
        Application.reset(\.counter)
        #expect(counter == 7)
        #expect(type(of: Application.state(\.counter)).emoji == "🧮")
    }

    @Test("One without isolation is used on any thread")
    func free() async {
        @AppState(\.free) var free
        @Slice(\.free, \.[0]) var first
        first = 3
        #expect(free == [3])
        Application.reset(\.free)
        #expect(await Task.detached { Application.state(\.free).value }.value == [7])
    }

    @Test("A kind of the main actor that is used elsewhere is a mistake that shows at once")
    func elsewhere() async {
        await #expect(processExitsWith: .failure) {
            await Task.detached { _ = Application.slice(\.counter, \.byteSwapped).value }.value
        }
    }

    @Test("A subclass hears of changes from elsewhere in the original's form, too")
    func notification() {
        Application.promote(to: NotifiedApplication.self)
        defer { Application.promote(to: Application.self) }
        @SyncState(\.external) var external
        #expect(external == 1)
        FakeStore.shared.change("MutableApplicationStateTests.external", "5", count: 9)
        #expect(eventually { told.withLock { $0 } == ["App/MutableApplicationStateTests.external"] })
    }

    @Test("Records have no one value: their state is none of these kinds, as in the original")
    func records() {
        #expect(!(Application.ModelState<Record>.self is any MutableApplicationState.Type))
        #expect(Application.ModelState<Record>.emoji == "🗃️")
        let scope = Application.Scope.self
        #expect("\(scope)" == "Scope")
    }
}
