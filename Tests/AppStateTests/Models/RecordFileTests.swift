import Foundation
import Testing

@testable import AppState
@testable import Files

@Suite("Files of records")
struct RecordFileTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.path + "/data/store" }
    private func change(_ id: String, _ json: String?) -> ModelChange {
        ModelChange(entity: "Visit", id: id, json: json)
    }
    private func read() throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try RecordFile(path).records(entity: "Visit").map { ($0.id, $0.json) })
    }

    @Test("What was committed is there for the next process, in order, for the owner alone")
    func survives() throws {
        let file = RecordFile(path)
        #expect(try file.records(entity: "Visit").isEmpty)
        try file.commit([change("a", "1"), ModelChange(entity: "Tag", id: "a", json: "\"t\"")])
        try file.commit([change("b", "2"), change("a", nil), change("c", "3")])
        try file.commit([change("b", "4")])
        #expect(try RecordFile(path).records(entity: "Visit").map { "\($0.id)\($0.json)" } == ["b4", "c3"])
        #expect(try RecordFile(path).records(entity: "Tag").map(\.json) == ["\"t\""])
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test("A commit that was torn anywhere is as if it had never been, and the next one follows the whole ones")
    func torn() throws {
        try RecordFile(path).commit([change("a", "1")])
        let whole = try Data(contentsOf: URL(filePath: path))
        try RecordFile(path).commit([change("b", "2"), change("a", nil)])
        let both = try Data(contentsOf: URL(filePath: path))
        for length in whole.count..<both.count {
            try both.prefix(length).write(to: URL(filePath: path))
            #expect(try read() == ["a": "1"])
            try RecordFile(path).commit([change("c", "3")])
            #expect(try read() == ["a": "1", "c": "3"])
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/data").sorted() == [
                "store", "store.lock",
            ])
    }

    @Test("A file that is damaged before its end is kept aside, and what comes before the damage is kept")
    func damaged() throws {
        try RecordFile(path).commit([change("a", "1")])
        let whole = try Data(contentsOf: URL(filePath: path))
        try RecordFile(path).commit([change("b", "2")])
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes[whole.count + 9] ^= 1
        try bytes.write(to: URL(filePath: path))
        #expect(try read() == ["a": "1"])
        #expect(try Data(contentsOf: URL(filePath: path + ".damaged-1")) == bytes)
        try RecordFile(path).commit([change("c", "3")])
        #expect(try read() == ["a": "1", "c": "3"])
        try "[General]\n".write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try read() == [:])
        #expect(try String(contentsOfFile: path + ".damaged-2", encoding: .utf8) == "[General]\n")
    }

    @Test("A newer format is left untouched")
    func newer() throws {
        try RecordFile(path).commit([change("a", "1")])
        try "records 2\n?".write(toFile: path, atomically: true, encoding: .utf8)
        let error = StorageError.newerFormat(path: path, found: 2, supported: 1)
        #expect(throws: error) { try RecordFile(path).records(entity: "Visit") }
        #expect(throws: error) { try RecordFile(path).commit([change("a", "1")]) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "records 2\n?")
    }

    @Test("Several writers lose nothing of each other, and see it")
    func writers() async throws {
        let path = path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<6 {
                group.addTask {
                    let file = RecordFile(path)
                    for number in 0..<10 {
                        try file.commit([ModelChange(entity: "Visit", id: "\(writer).\(number)", json: "1")])
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try read().count == 60)
        let one = RecordFile(path), other = RecordFile(path)
        _ = try one.records(entity: "Visit")
        try other.commit([change("new", "1")])
        #expect(try one.records(entity: "Visit").count == 61)
    }

    @Test("A file that is mostly of the past is written anew, and others follow")
    func compaction() throws {
        let file = RecordFile(path), other = RecordFile(path)
        try file.commit([change("kept", "0")])
        _ = try other.records(entity: "Visit")
        let long = "\"" + String(repeating: "x", count: 2_000) + "\""
        for number in 0..<100 { try file.commit([change("a", number.isMultiple(of: 2) ? long : nil)]) }
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        #expect(try #require(size) < 80_000)
        #expect(try other.records(entity: "Visit") == [ModelRecord(id: "kept", json: "0")])
    }

    @Test("A commit is kept, and no error, where there is no room to write the file anew")
    func noRoom() throws {
        let file = RecordFile(path)
        let long = "\"" + String(repeating: "x", count: 2_000) + "\""
        for number in 0..<31 { try file.commit([change("a", number.isMultiple(of: 2) ? long : nil)]) }
        // what a new file would be written to
        let taken = "\(path).\(getpid())-\(UInt(pthread_self()))\(LeftFiles.suffix)"
        mkdir(taken, 0o700)
        for number in 0..<40 { try file.commit([change("b", number.isMultiple(of: 2) ? long : "\(number)")]) }
        #expect(try read()["b"] == "39")
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        #expect(try #require(size) > 66_000)
        rmdir(taken)
        try file.commit([change("a", "0"), change("b", "40")])
        #expect(try read() == ["a": "0", "b": "40"])
        let after = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        #expect(try #require(after) < 200)
    }

    @Test("A file that nobody holds any more is not watched")
    func lettingGo() {
        weak var held: RecordFile?
        do {
            let file = RecordFile(path)
            file.observe {}
            held = file
            withExtendedLifetime(file) {}
        }
        #expect(eventually { held == nil })
    }

    @Test("Any changes come back from their text")
    func format() {
        let names = ["", "a", "\t", "\n", "\\", "é🙂", "commit 1", "\r\n", "\0"]
        var all: [ModelChange] = []
        for entity in names {
            for id in names {
                let changes = [
                    ModelChange(entity: entity, id: id, json: "{\"a\":\"\t\"}"),
                    ModelChange(entity: id, id: entity, json: nil),
                ]
                let bytes = Array(RecordFormat.text(changes).utf8)
                let content = RecordFormat.commits(bytes, from: 0)
                #expect(content == RecordFormat.Content(commits: [changes], length: bytes.count))
                all += changes
            }
        }
        #expect(RecordFormat.commits(Array(RecordFormat.text(all).utf8), from: 0).commits == [all])
    }
}
