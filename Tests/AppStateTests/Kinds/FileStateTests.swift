import Foundation
import Observation
import Synchronization
import Testing

@testable import AppState
@testable import Files

private let folder = TemporaryFolder()

private struct Note: Codable, Sendable, Equatable {
    var text = ""
    var factor = 1.0
}

/// Whether two of these are the same cannot be said.
private struct Opaque: Codable, Sendable { var text = "" }

/// Files of which somebody else writes one as soon as it was read, before it is watched.
private struct OvertakenFiles: FileManaging {
    let files = Application.SendableFileManager()

    func `in`<Value: Decodable>(path: String, filename: String) throws -> Value {
        try files.in(path: path, filename: filename)
    }

    func `out`<Value: Encodable>(_ value: Value, path: String, filename: String, base64Encoded: Bool) throws {
        try files.out(value, path: path, filename: filename, base64Encoded: base64Encoded)
    }

    func `delete`(path: String, filename: String) throws { try files.delete(path: path, filename: filename) }

    func removeItem(atPath path: String) throws { try files.removeItem(atPath: path) }

    func observe(path: String, filename: String, _ handler: @escaping @Sendable () -> Void) {
        try? files.out(Note(text: "second"), path: path, filename: filename)
        files.observe(path: path, filename: filename, handler)
    }
}

extension Application {
    fileprivate var number: FileState<Int> { fileState(initial: 5, path: folder.path, filename: "number") }
    fileprivate var plain: FileState<Bool> {
        fileState(initial: false, path: folder.path, filename: "plain", isBase64Encoded: false)
    }
    fileprivate var nothing: FileState<String?> { fileState(path: folder.path, filename: "nothing") }
    fileprivate var something: FileState<Int?> { fileState(initial: 5, path: folder.path, filename: "something") }
    fileprivate var spoilt: FileState<Note> { fileState(initial: Note(), path: folder.path, filename: "spoilt") }
    fileprivate var untouched: FileState<Int> { fileState(initial: 7, path: folder.path, filename: "untouched") }
    fileprivate var note: FileState<Note> { fileState(initial: Note(), path: folder.path, filename: "note") }
    fileprivate var damaged: FileState<Note> {
        fileState(initial: Note(text: "initial"), path: folder.path, filename: "damaged")
    }
    fileprivate var odd: FileState<String> { fileState(initial: "", path: folder.path, filename: "ä 🗄️ \u{202e}x.json") }
    fileprivate var shared: FileState<Note> { fileState(initial: Note(), path: folder.path, filename: "shared") }
    fileprivate var refused: FileState<Int> {
        fileState(initial: 1, path: "/proc/nowhere/\(folder.path)", filename: "refused")
    }
    fileprivate var opaque: FileState<Opaque> { fileState(initial: Opaque(), path: folder.path, filename: "opaque") }
    fileprivate var crowded: FileState<Note> {
        fileState(initial: Note(), path: folder.path + "/crowded", filename: "crowded")
    }
    fileprivate var ofSession: FileState<Int?> { fileState(of: .session, path: folder.path, filename: "session") }
    fileprivate var ofMachine: FileState<Int> { fileState(initial: 1, of: .machine, filename: "ofMachine") }
    fileprivate var standard: FileState<Int> { fileState(initial: 1, filename: "standard") }
}

@Suite("File states", .serialized)
struct FileStateTests {
    init() { TestEnvironment.prepare() }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }

    @Test("The initial value is not written; a change is, in Base64, for the owner alone, and reset removes it")
    func written() throws {
        @FileState(\.number) var number
        #expect(number == 5)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/number"))
        number = 6
        #expect(try text("number") == "Ng==")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/number")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        Application.reset(fileState: \.number)
        #expect(number == 5)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/number"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy {
                !$0.contains(LeftFiles.suffix)
            })
    }

    @Test("What was written here is not taken for a change by others, whether values can be compared or not")
    func own() throws {
        @FileState(\.opaque) var opaque
        opaque = Opaque(text: "first")
        let known = Known(nil)
        let isSeen = Atomic(0)
        let watch = FileWatch.folder(folder.path) {
            // called after the state's own
            if known.isNew(DurableFile(folder.path + "/opaque").stamp) { isSeen.add(1, ordering: .relaxed) }
        }
        #expect(eventually { isSeen.load(ordering: .relaxed) == 1 })
        let rings = Atomic(0)
        @Sendable func arm() {
            withObservationTracking {
                _ = Application.fileState(\.opaque).value
            } onChange: {
                rings.add(1, ordering: .relaxed)
                arm()
            }
        }
        arm()
        opaque = Opaque(text: "second")
        #expect(eventually { isSeen.load(ordering: .relaxed) == 2 })
        #expect(rings.load(ordering: .relaxed) == 1)
        let other = Application.SendableFileManager()
        try other.out(Opaque(text: "third"), path: folder.path, filename: "opaque")
        #expect(eventually { opaque.text == "third" })
        #expect(eventually { rings.load(ordering: .relaxed) == 2 })
        watch.cancel()
    }

    @Test("What others write between the first reading and the first watching is taken over")
    func overtaken() throws {
        let files = OvertakenFiles()
        try files.files.out(Note(text: "first"), path: folder.path, filename: "overtaken")
        let slot = FileSlot(
            scope: Scope(folder: folder.path, filename: "overtaken", owner: .person), files: files, isBase64: true,
            initial: Note())
        #expect(eventually { slot.state.read() == Note(text: "second") })
    }

    @Test("A damaged file that was kept aside while nothing could be written is not looked for again")
    func keptAside() throws {
        let path = folder.path + "/crowded"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: URL(filePath: path + "/crowded"))
        @FileState(\.crowded) var crowded
        #expect(crowded == Note())
        // what a new file would be written to
        let taken = "\(path)/crowded.\(getpid())-\(UInt(pthread_self()))\(LeftFiles.suffix)"
        mkdir(taken, 0o700)
        crowded = Note(text: "held")
        #expect(!FileManager.default.fileExists(atPath: path + "/crowded"))
        rmdir(taken)
        crowded = Note(text: "kept")
        #expect(try Data(contentsOf: URL(filePath: path + "/crowded.damaged-1")) == Data("{".utf8))
        let kept: Note = try Application.SendableFileManager().in(path: path, filename: "crowded")
        #expect(kept.text == "kept")
    }

    @Test("A file state of the session is no file; one of the machine has a folder of its own")
    func scopes() throws {
        @FileState(\.ofSession) var ofSession
        ofSession = 5
        #expect(ofSession == 5)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/session"))
        let kept: Int? = try SessionFiles.shared.in(path: folder.path, filename: "session")
        #expect(kept == 5)
        Application.reset(fileState: \.ofSession)
        #expect(ofSession == nil)
        #expect(throws: StorageError.noFile(path: folder.path + "/session")) {
            let _: Int = try SessionFiles.shared.in(path: folder.path, filename: "session")
        }
        #expect(Application.fileState(\.ofMachine).scope.name == FileManager.defaultFileStatePath + "/machine")
    }

    @Test("Plain JSON that could be Base64 is read as what it is")
    func lookalike() throws {
        @FileState(\.plain) var plain
        plain = true
        #expect(try text("plain") == "true")
        let manager = Application.SendableFileManager()
        #expect(try manager.in(path: folder.path, filename: "plain") as Bool)
        for number in [0, 7, 1234, 12345678, -100, .max, .min] {
            for isBase64 in [true, false] {
                try manager.out(number, path: folder.path, filename: "lookalike", base64Encoded: isBase64)
                #expect(try manager.in(path: folder.path, filename: "lookalike") as Int == number)
            }
        }
        for text in ["", "dHJ1ZQ==", "true", "1234", "\"", "é\n\0"] {
            for isBase64 in [true, false] {
                try manager.out(text, path: folder.path, filename: "lookalike", base64Encoded: isBase64)
                #expect(try manager.in(path: folder.path, filename: "lookalike") as String == text)
            }
        }
    }

    @Test("nil is nil: no file where that is the initial value, else null")
    func optionals() throws {
        @FileState(\.nothing) var nothing
        nothing = "x"
        nothing = nil
        #expect(nothing == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/nothing"))
        @FileState(\.something) var something
        something = nil
        #expect(something == nil)
        #expect(try Application.SendableFileManager().in(path: folder.path, filename: "something") as Int? == nil)
    }

    @Test("A value that cannot be encoded changes nothing, here or in the file")
    func notEncodable() throws {
        @FileState(\.note) var note
        note.text = "kept"
        let before = try text("note")
        note.factor = .infinity
        #expect(note == Note(text: "kept"))
        #expect(try text("note") == before)
        #expect(TestEnvironment.reported { $0.contains("/note was rejected") })
        #expect(throws: StorageError.self) { try Application.fileState(\.note).store(Note(factor: .nan)) }
    }

    @Test("A file that cannot be read is reported, left as it is, and kept aside before the first write")
    func damaged() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try "{ torn".write(toFile: folder.path + "/damaged", atomically: true, encoding: .utf8)
        @FileState(\.damaged) var damaged
        #expect(damaged.text == "initial")
        #expect(try text("damaged") == "{ torn")
        #expect(TestEnvironment.reported { $0.contains("/damaged could not be read") })
        damaged.text = "new"
        #expect(try text("damaged.damaged-1") == "{ torn")
        #expect(
            try Application.SendableFileManager().in(path: folder.path, filename: "damaged") as Note
                == Note(text: "new"))
        damaged.text = "newer"
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/damaged.damaged-2"))
    }

    @Test(
        "A file that is damaged after it was read is reported, keeps the value, and is kept aside before the next write"
    )
    func damagedLater() throws {
        @FileState(\.spoilt) var spoilt
        spoilt.text = "whole"
        try "{ torn".write(toFile: folder.path + "/spoilt", atomically: true, encoding: .utf8)
        #expect(eventually { TestEnvironment.reported { $0.contains("/spoilt could not be read") } })
        #expect(spoilt.text == "whole")
        #expect(try text("spoilt") == "{ torn")
        spoilt.text = "new"
        #expect(try text("spoilt.damaged-1") == "{ torn")
        #expect(
            try Application.SendableFileManager().in(path: folder.path, filename: "spoilt") as Note == Note(text: "new")
        )
    }

    @Test("To store the initial value makes a file of it, and again once that is gone; to set it does not")
    func initialStored() throws {
        @FileState(\.untouched) var untouched
        untouched = 7
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/untouched"))
        var state = Application.fileState(\.untouched)
        try state.store(7)
        #expect(try Application.SendableFileManager().in(path: folder.path, filename: "untouched") as Int == 7)
        try FileManager.default.removeItem(atPath: folder.path + "/untouched")
        #expect(
            eventually {
                try? state.store(7)
                return FileManager.default.fileExists(atPath: folder.path + "/untouched")
            })
        state.value = 8
        #expect(try Application.SendableFileManager().in(path: folder.path, filename: "untouched") as Int == 8)
    }

    @Test("Any name will do, and observers read the new value")
    func names() throws {
        let seen = Mutex("")
        withObservationTracking {
            _ = Application.fileState(\.odd).value
        } onChange: {
            let value = Application.fileState(\.odd).value
            seen.withLock { $0 = value }
        }
        @AppState(\.odd) var odd
        odd = "strange"
        #expect(seen.withLock { $0 } == "strange")
        #expect(
            try Application.SendableFileManager().in(path: folder.path, filename: "ä 🗄️ \u{202e}x.json") as String == odd
        )
    }

    @Test("A change of the file by somebody else is taken over, and tells observers of that part")
    func reloaded() throws {
        @FileState(\.shared) var shared
        shared = Note(text: "here")
        let bell = Bell(), elsewhere = Bell()
        bell.listen { _ = Application.slice(\.shared, \.text).value }
        elsewhere.listen { _ = Application.slice(\.shared, \.factor).value }
        try Application.SendableFileManager().out(Note(text: "there"), path: folder.path, filename: "shared")
        #expect(eventually { shared == Note(text: "there") })
        #expect(eventually { bell.rings == 1 })
        #expect(elsewhere.rings == 0)
    }

    @Test("What cannot be written holds for the process, is reported once, and throws when asked to be kept")
    func refused() {
        @FileState(\.refused) var refused
        refused = 2
        refused = 3
        #expect(refused == 3)
        #expect(TestEnvironment.reports { $0.contains("/refused could not be stored") } == 1)
        #expect(throws: StorageError.self) { try Application.fileState(\.refused).store(4) }
        #expect(refused == 3)
    }

    @Test("The standard folder can be set, and ~ is the home of the account")
    func folders() throws {
        let before = FileManager.defaultFileStatePath
        #expect(before.hasSuffix("/App"))
        FileManager.defaultFileStatePath = folder.path + "/standard"
        defer { FileManager.defaultFileStatePath = before }
        @FileState(\.standard) var standard
        standard = 2
        #expect(try text("standard/standard") == "Mg==")
        #expect(FilePath.file("~/a", "b").path == FileStorage.home + "/a/b")
        #expect(FilePath.file("~", "b").path == FileStorage.home + "/b")
        #expect(FilePath.file("~a/", "b").path == "~a/b")
        #expect(FileStorage.home.hasPrefix("/"))
    }

    @Test("The file manager reads, writes and removes, and says when there is nothing")
    func manager() throws {
        let files = FileManager.default
        try files.out(Data("x".utf8), path: folder.path + "/deep/er", filename: "data")
        #expect(try files.in(path: folder.path + "/deep/er", filename: "data") as Data == Data("x".utf8))
        try files.delete(path: folder.path + "/deep/er", filename: "data")
        try files.delete(path: folder.path + "/deep/er", filename: "data")
        #expect(throws: StorageError.noFile(path: folder.path + "/deep/er/data")) {
            try files.in(path: folder.path + "/deep/er", filename: "data") as Data
        }
        try Application.SendableFileManager().removeItem(atPath: folder.path + "/deep")
        #expect(!files.fileExists(atPath: folder.path + "/deep"))
    }
}
