import Observation
import Testing

@testable import AppState

private let folder = TemporaryFolder()
private let key = PrivateKey()

private struct Pair: Codable, Equatable, Sendable { var one = 0, other = 0 }

private final class Item: PersistentModel {
    init() {}
}

private func inMemory() -> ModelContainer {
    do {
        return try ModelContainer(for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    } catch {
        preconditionFailure(error.description)
    }
}

extension Application {
    fileprivate var plain: State<Int> { state(initial: 0) }
    fileprivate var pair: State<Pair> { state(initial: Pair()) }
    fileprivate var hidden: State<Int> { state(initial: 0, key: key) }
    fileprivate var stored: StoredState<Int> { storedState(initial: 0, id: "NotifyChangeTests.stored") }
    fileprivate var storedPair: StoredState<Pair> { storedState(initial: Pair(), id: "NotifyChangeTests.pair") }
    fileprivate var filed: FileState<Int> { fileState(initial: 0, path: folder.path, filename: "filed") }
    fileprivate var synced: SyncState<Int> { syncState(initial: 0, id: "NotifyChangeTests.synced") }
    fileprivate var secret: SecureState { secureState(id: "NotifyChangeTests.secret") }
    fileprivate var needed: Dependency<Pair> { dependency(Pair(), id: "NotifyChangeTests.needed") }
    fileprivate var container: Dependency<ModelContainer> {
        modelContainer(inMemory())
    }
    fileprivate var items: ModelState<Item> { modelState(container: \.container) }
}

@Suite("Telling of all values")
@MainActor struct NotifyChangeTests {
    init() { TestEnvironment.prepare() }

    @Test("Observers of every kind, of parts, of records and of what only a key leads to are told, each once")
    func everyKind() {
        let reads: [() -> Void] = [
            { _ = Application.state(\.plain).value }, { _ = Application.slice(\.pair, \.one).value },
            { _ = Application.state(\.hidden).value }, { _ = Application.storedState(\.stored).value },
            { _ = Application.slice(\.storedPair, \.one).value }, { _ = Application.fileState(\.filed).value },
            { _ = Application.syncState(\.synced).value }, { _ = Application.secureState(\.secret).value },
            { _ = Application.dependency(\.needed) }, { _ = Application.dependencySlice(\.needed, \.one).value },
            { _ = Application.modelState(\.items).models },
        ]
        let bells = reads.map { read in
            let bell = Bell()
            bell.listen(read)
            return bell
        }
        Application.shared.notifyChange()
        #expect(bells.map(\.rings) == reads.map { _ in 1 })
    }
}
