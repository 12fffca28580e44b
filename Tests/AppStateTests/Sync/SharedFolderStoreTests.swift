import Foundation
import Synchronization
import Testing

@testable import AppState

@Suite("The shared folder")
struct SharedFolderStoreTests {
    private let folder = TemporaryFolder()
    private func store() -> SharedFolderStore { SharedFolderStore(folder: folder.path) }
    private func entry(_ json: String?, _ count: UInt64, _ writer: String = "a") -> SyncEntry {
        SyncEntry(json: json, version: SyncEntry.Version(count: count, writer: writer))
    }

    init() throws { try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true) }

    @Test("Of two entries the higher version holds, in whatever order they come")
    func versions() throws {
        let entries = [entry("1", 1), entry("2", 2), entry("3", 2, "b"), entry(nil, 3)]
        var key = 0
        for first in entries {
            for second in entries {
                key += 1
                try store().share(first, forKey: "k\(key)", scope: .person)
                try store().share(second, forKey: "k\(key)", scope: .person)
                let expected = first.version >= second.version ? first : second
                #expect(try store().entry(forKey: "k\(key)", scope: .person) == expected)
            }
        }
    }

    @Test("All who ask are told what another has shared; a store that nobody holds any more is not watched")
    func observers() throws {
        weak var held: SharedFolderStore?
        do {
            let own = store()
            held = own
            #expect(try own.entry(forKey: "a", scope: .person) == nil)
            let told = (0..<3).map { _ in Flag() }
            for flag in told { own.observe { keys, scope in if keys == ["a"], scope == .person { flag.raise() } } }
            try store().share(entry("1", 1), forKey: "a", scope: .person)
            for flag in told { #expect(flag.wait()) }
        }
        #expect(eventually { held == nil })
    }

    @Test("Any key has a file of its own, and scopes are apart; the session is not shared")
    func keys() throws {
        let keys = [
            "", "a", "A", "a/b", "a%2fb", "..", ".", "é", "\n", "\0", "x.value", String(repeating: "l", count: 300),
        ]
        for (number, key) in keys.enumerated() {
            try store().share(entry("\(number)", 1), forKey: key, scope: .person)
        }
        for (number, key) in keys.enumerated() {
            #expect(try store().entry(forKey: key, scope: .person) == entry("\(number)", 1))
            #expect(try store().entry(forKey: key, scope: .machine) == nil)
        }
        #expect(Set(keys.map(SharedFolderStore.name)).count == keys.count)
        try store().share(entry("1", 1), forKey: "a", scope: .session)
        #expect(try store().entry(forKey: "a", scope: .session) == nil)
    }

    @Test("Texts of entries come back, and nothing else is one")
    func format() {
        let jsons: [String?] = [nil, "1", "\"\\n é 🙂\"", "{\"a\":[1,2]}", "null"]
        for key in ["", "k", "a\nb\tc\\d", "sync 1"] {
            for json in jsons {
                let entry = entry(json, .max, "writer with blanks")
                let text = entry.text(key: key)
                #expect(SyncEntry.parse(Array(text.utf8))?.entry == entry)
                #expect(SyncEntry.parse(Array(text.utf8))?.key == key)
                for length in 0..<text.utf8.count {
                    #expect(SyncEntry.parse(Array(text.utf8.prefix(length))) == nil)
                }
            }
        }
        for text in ["", "sync 2\n1 a\nk\n1\nend\n", "sync 1\n-1 a\nk\n1\nend\n", "sync 1\n01 a\nk\n1\nend\n"] {
            #expect(SyncEntry.parse(Array(text.utf8)) == nil)
        }
    }

    @Test("A file that is none of ours is as none, and moved aside by a write")
    func foreign() throws {
        try store().share(entry("1", 9), forKey: "k", scope: .person)
        let path = folder.path + "/person/k.value"
        try "torn".write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try store().entry(forKey: "k", scope: .person) == nil)
        try store().share(entry("2", 1), forKey: "k", scope: .person)
        #expect(try store().entry(forKey: "k", scope: .person) == entry("2", 1))
        #expect(try String(contentsOfFile: path + ".damaged-1", encoding: .utf8) == "torn")
    }

    @Test("A folder that is not there is not made: it may be a drive that is not mounted")
    func unmounted() throws {
        try FileManager.default.removeItem(atPath: folder.path)
        #expect(throws: StorageError.file(path: folder.path, reason: "No such file or directory")) {
            try store().share(entry("1", 1), forKey: "k", scope: .person)
        }
        #expect(throws: StorageError.self) { try store().entry(forKey: "k", scope: .person) }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        try SharedFolderStore(folder: folder.path, makesFolder: true).share(entry("1", 1), forKey: "k", scope: .person)
        #expect(try store().entry(forKey: "k", scope: .person) == entry("1", 1))
    }

    @Test("Who observes is told of others' changes, and of every key when the folder is back")
    func observed() throws {
        let store = store()
        _ = try store.entry(forKey: "k", scope: .person)
        _ = try store.entry(forKey: "other", scope: .person)
        let told = Mutex<Set<String>>([])
        store.observe { keys, _ in told.withLock { $0.formUnion(keys) } }
        try self.store().share(entry("1", 1), forKey: "k", scope: .person)
        #expect(eventually { told.withLock { $0 } == ["k"] })
        let away = folder.path + "-away"
        try FileManager.default.moveItem(atPath: folder.path, toPath: away)
        #expect(throws: StorageError.self) { try store.entry(forKey: "k", scope: .person) }
        told.withLock { $0 = [] }
        try FileManager.default.moveItem(atPath: away, toPath: folder.path)
        #expect(eventually { told.withLock { $0 } == ["k", "other"] })
    }
}
