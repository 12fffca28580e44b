import Foundation
import Testing

@testable import AppState

private let folder = TemporaryFolder()

extension Application {
    fileprivate var number: StoredState<Int> { storedState(initial: 0, id: "TwoTypesTests.stored") }
    fileprivate var text: StoredState<String> { storedState(initial: "", id: "TwoTypesTests.stored") }
    fileprivate var double: StoredState<Double> { storedState(initial: 0, id: "TwoTypesTests.stored") }
    fileprivate var changed: StoredState<Int> { storedState(initial: 1, id: "TwoTypesTests.changed") }
    fileprivate var changedBack: StoredState<Int> { storedState(initial: 1, id: "TwoTypesTests.back") }
    fileprivate var spoilt: StoredState<Int> { storedState(initial: 1, id: "TwoTypesTests.spoilt") }
    fileprivate var fileNumber: FileState<Int> { fileState(initial: 0, path: folder.path, filename: "two") }
    fileprivate var fileDouble: FileState<Double> { fileState(initial: 0, path: folder.path + "/", filename: "two") }
    fileprivate var syncNumber: SyncState<Int> { syncState(initial: 0, id: "TwoTypesTests.sync") }
    fileprivate var syncDouble: SyncState<Double> { syncState(initial: 0, id: "TwoTypesTests.sync") }
    fileprivate var syncChanged: SyncState<Int> { syncState(initial: 1, id: "TwoTypesTests.syncChanged") }
}

@Suite("Values of two types in one place", .serialized)
struct TwoTypesTests {
    private let memory = RefusingStorage.shared.memory

    init() { TestEnvironment.prepare() }

    private func kept(_ key: String) -> String? { memory.value(forKey: key, scope: .person) }

    @Test(
        "Of two definitions the one that is used first is kept; the other lasts as long as the process, which is said")
    func stored() throws {
        @StoredState(\.number) var number
        @StoredState(\.text) var text
        @StoredState(\.double) var double
        number = 42
        text = "two"
        double = 2.5
        Application.flush()
        #expect(kept("App/TwoTypesTests.stored") == "42")
        #expect((number, text, double) == (42, "two", 2.5))
        Application.reset(\.text)
        try Application.storedState(\.text).store("three")
        #expect(kept("App/TwoTypesTests.stored") == "42")
        #expect(
            TestEnvironment.reports {
                $0.contains("App/TwoTypesTests.stored could not be stored") && $0.contains("another definition")
            } == 2)
    }

    @Test("What was stored with another type is kept aside, once, before it is written over or reset")
    func changed() {
        memory.setValue("\"former\"", forKey: "App/TwoTypesTests.changed", scope: .person)
        @StoredState(\.changed) var changed
        #expect(changed == 1)
        #expect(kept("App/TwoTypesTests.changed") == "\"former\"")
        changed = 5
        changed = 6
        #expect(kept("App/TwoTypesTests.changed") == "6")
        #expect(kept(#"\aside-1/App/TwoTypesTests.changed"#) == "\"former\"")
        #expect(TestEnvironment.reports { $0.contains(#"under the key \aside-1/App/TwoTypesTests.changed"#) } == 1)
        memory.setValue("\"other\"", forKey: "App/TwoTypesTests.back", scope: .person)
        memory.setValue("\"older\"", forKey: #"\aside-1/App/TwoTypesTests.back"#, scope: .person)
        Application.reset(storedState: \.changedBack)
        #expect(kept("App/TwoTypesTests.back") == nil)
        #expect(kept(#"\aside-1/App/TwoTypesTests.back"#) == "\"older\"")
        #expect(kept(#"\aside-2/App/TwoTypesTests.back"#) == "\"other\"")
    }

    @Test("What another process has stored of another type is reported once, and kept aside too")
    func takenOver() {
        @StoredState(\.spoilt) var spoilt
        spoilt = 2
        memory.setValue("\"spoilt\"", forKey: "App/TwoTypesTests.spoilt", scope: .person)
        let slot = Application.storedState(\.spoilt).slot
        slot.takeOver()
        slot.takeOver()
        #expect(spoilt == 2)
        #expect(TestEnvironment.reports { $0.contains("App/TwoTypesTests.spoilt could not be read") } == 1)
        spoilt = 3
        #expect(kept(#"\aside-1/App/TwoTypesTests.spoilt"#) == "\"spoilt\"")
        #expect(kept("App/TwoTypesTests.spoilt") == "3")
    }

    @Test("A file is that of the definition that is used first")
    func files() throws {
        @FileState(\.fileNumber) var number
        @FileState(\.fileDouble) var double
        number = 4
        double = 0.5
        #expect((number, double) == (4, 0.5))
        #expect(try Application.SendableFileManager().in(path: folder.path, filename: "two") as Int == 4)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["two"])
        #expect(TestEnvironment.reports { $0.contains("/two could not be stored") } == 1)
    }

    @Test("What is shared is that of the definition that is used first; what was of another type is kept here")
    func synced() {
        @SyncState(\.syncNumber) var number
        @SyncState(\.syncDouble) var double
        number = 4
        double = 0.5
        Application.flush()
        #expect((number, double) == (4, 0.5))
        #expect(FakeStore.shared.json("TwoTypesTests.sync") == "4")
        FakeStore.shared.change("TwoTypesTests.syncChanged", "\"former\"", count: 8)
        @SyncState(\.syncChanged) var changed
        changed = 2
        Application.flush()
        #expect(FakeStore.shared.json("TwoTypesTests.syncChanged") == "2")
        #expect(kept(#"\aside-1/\sync/App/TwoTypesTests.syncChanged"#) == "\"former\"")
        FakeStore.shared.change("TwoTypesTests.syncChanged", "\"again\"", count: 80)
        #expect(changed == 2)
        changed = 3
        Application.flush()
        #expect(FakeStore.shared.json("TwoTypesTests.syncChanged") == "3")
        #expect(kept(#"\aside-2/\sync/App/TwoTypesTests.syncChanged"#) == "\"again\"")
    }
}
