import Foundation
import Testing

@testable import AppState

private let statesFolder = TemporaryFolder()

extension Application {
    fileprivate var piped: FileState<Int> { fileState(initial: 1, path: statesFolder.path, filename: "piped") }
    fileprivate var withNUL: FileState<Int> { fileState(initial: 1, path: statesFolder.path, filename: "nul\0a") }
    fileprivate var withOtherNUL: FileState<Int> { fileState(initial: 1, path: statesFolder.path, filename: "nul\0b") }
}

@Suite("Files that are not what they should be", .serialized, .timeLimit(.minutes(1)))
struct DurableFileTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.path + "/file" }

    init() {
        TestEnvironment.prepare()
        mkdir(folder.path, 0o700)
        mkdir(statesFolder.path, 0o700)
    }

    @Test("A pipe, a folder or a device is refused in words, and never waited for")
    func notAFile() throws {
        mkfifo(path, 0o600)
        #expect(throws: StorageError.notAFile(path: path)) { try DurableFile(path).contents() }
        #expect(throws: StorageError.notAFile(path: folder.path)) { try DurableFile(folder.path).contents() }
        #expect(throws: StorageError.notAFile(path: "/dev/null")) { try DurableFile("/dev/null").contents() }
        #expect(throws: StorageError.notAFile(path: path)) { try SecretKey(file: path) }
        #expect(throws: StorageError.notAFile(path: path)) { try SecretKey(credential: path) }
        #expect(throws: StorageError.notAFile(path: path)) { try RecordFile(path).records(entity: "a") }
        let storage = FileStorage(person: path, machine: folder.path + "/machine")
        #expect(throws: StorageError.notAFile(path: path)) { try storage.value(forKey: "a", scope: .person) }
        #expect(throws: StorageError.notAFile(path: path)) { try storage.setValue("1", forKey: "a", scope: .person) }
        #expect("\(StorageError.notAFile(path: "/a"))".contains("/a is a pipe, a device or a folder"))
    }

    @Test("So is a pipe in place of the lock")
    func pipedLock() throws {
        mkfifo(path + ".lock", 0o600)
        #expect(throws: StorageError.notAFile(path: path + ".lock")) { try DurableFile(path).lock() }
    }

    @Test("A file state moves a pipe out of its way before it writes")
    func pipedState() throws {
        mkfifo(statesFolder.path + "/piped", 0o600)
        @FileState(\.piped) var piped
        #expect(piped == 1)
        #expect(TestEnvironment.reported { $0.contains("/piped could not be read") && $0.contains("is a pipe") })
        piped = 2
        #expect(try Application.SendableFileManager().in(path: statesFolder.path, filename: "piped") as Int == 2)
        var status = stat()
        #expect(stat(statesFolder.path + "/piped.damaged-1", &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

    @Test("A lock that another does not let go of is waited for so long, and then named in the error")
    func locked() throws {
        let held = open(path + ".lock", O_RDWR | O_CREAT, 0o600)
        #expect(flock(held, LOCK_EX) == 0)
        #expect(throws: StorageError.locked(path: path)) { try DurableFile(path).lock(within: .milliseconds(5)) }
        let storage = FileStorage(person: path, machine: path + "-machine")
        #expect(throws: StorageError.locked(path: path)) { try storage.setValue("1", forKey: "a", scope: .person) }
        #expect("\(StorageError.locked(path: "/a"))".contains("/a is locked by another program"))
        close(held)
        try storage.setValue("1", forKey: "a", scope: .person)
        #expect(try storage.value(forKey: "a", scope: .person) == "1")
    }

    @Test("A name with a NUL is refused: to the system it would be another file's")
    func names() throws {
        let nul = DurableFile(path + "\0a")
        let refused = StorageError.file(path: nul.path, reason: "no name has the character NUL")
        #expect(throws: refused) { try nul.contents() }
        #expect(throws: refused) { try nul.remove() }
        #expect(throws: refused) { _ = try nul.moveAside() }
        #expect(throws: StorageError.self) { _ = try nul.lock() }
        #expect(throws: StorageError.self) { try nul.replace(with: [1]) }
        #expect(!FileManager.default.fileExists(atPath: path))
        @FileState(\.withNUL) var one
        @FileState(\.withOtherNUL) var other
        one = 2
        other = 3
        #expect((one, other) == (2, 3))
        #expect(!FileManager.default.fileExists(atPath: statesFolder.path + "/nul"))
        #expect(TestEnvironment.reported { $0.contains("/nul\0a could not be stored") && $0.contains("NUL") })
    }
}
