import Foundation
import Testing

@testable import AppState

private let folder = TemporaryFolder()

/// Two of these are equal that differ in something.
private struct Person: Codable, Sendable, Equatable {
    let id: Int
    var name: String
    var friends = ["Ada"]
    static func == (one: Person, other: Person) -> Bool { one.id == other.id }
}

extension Application {
    fileprivate var plain: State<Person> { state(initial: Person(id: 1, name: "a")) }
    fileprivate var stored: StoredState<Person> {
        storedState(initial: Person(id: 1, name: "a"), id: "EqualValuesTests.stored")
    }
    fileprivate var filed: FileState<Person> {
        fileState(initial: Person(id: 1, name: "a"), path: folder.path, filename: "person", isBase64Encoded: false)
    }
    fileprivate var synced: SyncState<Person> {
        syncState(initial: Person(id: 1, name: "a"), id: "EqualValuesTests.synced")
    }
    fileprivate var text: StoredState<String> { storedState(initial: "", id: "EqualValuesTests.text") }
    fileprivate var secret: SecureState { secureState(id: "EqualValuesTests.secret") }
}

@Suite("Values that are equal and yet differ", .serialized)
struct EqualValuesTests {
    private let memory = RefusingStorage.shared.memory

    init() { TestEnvironment.prepare() }

    @Test("are written, in every kind; observers of the whole are not told, those of a part that differs are")
    func written() throws {
        @AppState(\.plain) var plain
        let whole = Bell(), name = Bell(), friend = Bell()
        whole.listen { _ = plain }
        name.listen { _ = Application.slice(\.plain, \.name).value }
        friend.listen { _ = Application.slice(\.plain, \.friends[0]).value }
        plain = Person(id: 1, name: "b")
        #expect(plain.name == "b")
        #expect([whole, name, friend].map(\.rings) == [0, 1, 0])
        plain.name = "b"
        plain = Person(id: 2, name: "b")
        #expect([whole, name, friend].map(\.rings) == [1, 1, 1])

        @StoredState(\.stored) var stored
        @Slice(\.stored, \.name) var storedName
        let ofStored = Bell(), ofName = Bell()
        ofStored.listen { _ = stored }
        ofName.listen { _ = storedName }
        storedName = "b"
        #expect(stored.name == "b")
        #expect([ofStored, ofName].map(\.rings) == [0, 1])
        #expect(memory.value(forKey: "App/EqualValuesTests.stored", scope: .person)?.contains(#""name":"b""#) == true)
        let writes = RefusingStorage.shared.writeCount
        stored = Person(id: 1, name: "b")
        #expect(RefusingStorage.shared.writeCount == writes)

        @FileState(\.filed) var filed
        filed.name = "b"
        let file: Person = try Application.SendableFileManager().in(path: folder.path, filename: "person")
        #expect((filed.name, file.name) == ("b", "b"))

        @SyncState(\.synced) var synced
        synced.name = "b"
        Application.flush()
        #expect(synced.name == "b")
        #expect(FakeStore.shared.json("EqualValuesTests.synced")?.contains(#""name":"b""#) == true)
        #expect(FakeStore.shared.version("EqualValuesTests.synced") == 1)
        synced.name = "b"
        Application.flush()
        #expect(FakeStore.shared.version("EqualValuesTests.synced") == 1)
    }

    @Test("are texts of the same letters in other bytes, too")
    func texts() {
        @StoredState(\.text) var text
        text = "\u{e9}"
        text = "e\u{301}"
        let kept = memory.value(forKey: "App/EqualValuesTests.text", scope: .person)
        #expect(kept?.utf8.elementsEqual("\"e\u{301}\"".utf8) == true)
        @SecureState(\.secret) var secret
        secret = "\u{e9}"
        secret = "e\u{301}"
        #expect(secret?.utf8.count == 3)
    }
}
