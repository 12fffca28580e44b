import Foundation
import Synchronization
import Testing

@testable import AppState

@Suite("Files of stored values")
struct FileStorageTests {
    private let folder = TemporaryFolder()
    private var file: String { folder.path + "/settings/state" }
    private func storage() -> FileStorage { FileStorage(folder: folder.path + "/settings") }

    @Test("What was written is there for the next process, in its scope")
    func survives() throws {
        let first = storage()
        #expect(try first.value(forKey: "a", scope: .person) == nil)
        try first.setValue("1", forKey: "a", scope: .person)
        try first.setValue("\"m\"", forKey: "a", scope: .machine)
        try first.setValue("3", forKey: "a", scope: .session)
        try first.setValue("4", forKey: "tab\tline\nback\\slash", scope: .person)
        let next = storage()
        #expect(try next.value(forKey: "a", scope: .person) == "1")
        #expect(try next.value(forKey: "a", scope: .machine) == "\"m\"")
        #expect(try next.value(forKey: "a", scope: .session) == nil)
        #expect(try next.value(forKey: "tab\tline\nback\\slash", scope: .person) == "4")
    }

    @Test("The file is plain text, sorted, and its owner's alone")
    func text() throws {
        let storage = storage()
        try storage.setValue("2", forKey: "b", scope: .person)
        try storage.setValue("1", forKey: "a", scope: .person)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "values 1\na\t1\nb\t2\nend\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        try storage.setValue(nil, forKey: "b", scope: .person)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "values 1\na\t1\nend\n")
    }

    @Test("All who ask are told what another process has written")
    func observers() throws {
        let own = storage(), other = storage()
        #expect(try own.value(forKey: "a", scope: .person) == nil)
        let told = (0..<3).map { _ in Told() }
        for place in told { own.observe { keys, scope in place.lines.withLock { $0.append("\(keys) \(scope)") } } }
        try other.setValue("1", forKey: "a", scope: .person)
        for place in told { #expect(eventually { place.lines.withLock { $0 } == [#"["a"] person"#] }) }
    }

    @Test("A storage that nobody holds any more tells nobody, and holds nobody")
    func lettingGo() {
        weak var held: Told?
        do {
            let told = Told()
            held = told
            storage().observe { [told] _, _ in told.lines.withLock { $0.append("told") } }
        }
        #expect(eventually { held == nil })
    }

    private final class Told: Sendable { let lines = Mutex<[String]>([]) }

    @Test("Writers do not lose each other's values")
    func manyWriters() async throws {
        let path = folder.path + "/settings"
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    let storage = FileStorage(folder: path)
                    for number in 0..<5 { try storage.setValue("1", forKey: "\(writer).\(number)", scope: .person) }
                }
            }
            try await group.waitForAll()
        }
        let next = storage()
        for writer in 0..<8 {
            for number in 0..<5 { #expect(try next.value(forKey: "\(writer).\(number)", scope: .person) == "1") }
        }
    }

    @Test(
        "A damaged file is moved aside, named in the error, and what follows works",
        arguments: [
            "", "values 1\na\t1", "values 1\na\t1\nen", "values 1\nno tab\nend\n", "[General]\na=1\n",
            "values 0\nend\n", "values 02\nend\n", "values 2",
        ])
    func damaged(content: String) throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/settings", withIntermediateDirectories: true)
        try content.write(toFile: file, atomically: true, encoding: .utf8)
        let storage = storage()
        #expect(throws: StorageError.damaged(path: file, movedTo: file + ".damaged-1")) {
            try storage.value(forKey: "a", scope: .person)
        }
        #expect(try String(contentsOfFile: file + ".damaged-1", encoding: .utf8) == content)
        #expect(try storage.value(forKey: "a", scope: .person) == nil)
        try storage.setValue("2", forKey: "a", scope: .person)
        #expect(try self.storage().value(forKey: "a", scope: .person) == "2")
    }

    @Test("A folder that cannot be made is an error with the path and the reason")
    func noFolder() throws {
        try "a file".write(toFile: folder.path, atomically: true, encoding: .utf8)
        do {
            try storage().setValue("1", forKey: "a", scope: .person)
            Issue.record("it was stored")
        } catch {
            guard case .file(let path, _) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(path.hasPrefix(folder.path))
        }
    }

    @Test("Any keys come back from the text of a file")
    func roundTrip() {
        let parts = ["", "a", "\\", "\t", "\n", "\r", "t", "n", "é", "\u{301}", "/", "🙂", "\0"]
        for first in parts {
            for second in parts {
                for third in parts {
                    let values = Dictionary(
                        [(first + second + third, "\"1\t\""), (second + third, "2"), (third, "\"\\n\"")]
                    ) { $1 }
                    #expect(ValueFileFormat.content(Array(ValueFileFormat.text(values).utf8)) == .values(values))
                }
            }
        }
    }

    @Test("Plain values need no decoder, and come back from their JSON")
    func plainValues() throws {
        for text in ["", "a", "é🙂", "\"", "\\", "a\nb", "\u{0}\u{1f}", "\r\n", "null", "/"] {
            #expect(try StoredCoding.value(String.self, StoredCoding.json(text)) == text)
            #expect(try StoredCoding.value(String?.self, StoredCoding.json(text as String?)) == text)
            #expect(try JSONDecoder().decode(String.self, from: Data(StoredCoding.json(text).utf8)) == text)
        }
        #expect(try StoredCoding.json(nil as Int?) == "null")
        #expect(try StoredCoding.value(Int?.self, "null") == nil)
        #expect(try StoredCoding.value(Bool.self, "true"))
        #expect(try StoredCoding.value(Int.self, "-9223372036854775808") == .min)
        #expect(throws: StorageError.notDecodable(type: "Int", json: "true")) {
            try StoredCoding.value(Int.self, "true")
        }
    }
}
