import Foundation
import Synchronization
import Testing

@testable import AppState

@Suite("A file of values that others damage, move or write")
struct ValueFileTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.path + "/state" }

    init() throws { try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true) }

    private func put(_ text: String) throws { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    private func text(_ name: String = "state") throws -> String {
        try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }

    @Test(
        "Damage after the first read loses nothing that was read: the next write brings it back",
        arguments: [true, false])
    func damageInUse(isDamaged: Bool) throws {
        let file = ValueFile(path)
        #expect(try file.setValues(["a": "1"]) == nil)
        #expect(try file.setValues(["b": "2"]) == nil)
        if isDamaged { try put("garbage") } else { unlink(path) }
        #expect(try file.value(forKey: "a") == "1")
        #expect(try file.setValues(["b": "3"]) == (isDamaged ? path + ".damaged-1" : nil))
        #expect(try text() == "values 1\na\t1\nb\t3\nend\n")
        if isDamaged { #expect(try text("state.damaged-1") == "garbage") }
    }

    @Test("A write as the first use keeps its value beside the damaged file")
    func damagedAtFirstWrite() throws {
        try put("garbage")
        #expect(try ValueFile(path).setValues(["a": "1"]) == path + ".damaged-1")
        #expect(try ValueFile(path).value(forKey: "a") == "1")
        #expect(try text("state.damaged-1") == "garbage")
    }

    @Test("A damaged file is looked at again under the lock: another process may have replaced it")
    func race() throws {
        try put("values 1\ntorn")
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        #expect(flock(lock, LOCK_EX) == 0)
        let result = Result()
        let reader = path
        Thread.detachNewThread {
            let value = Swift.Result { () throws(StorageError) in try ValueFile(reader).value(forKey: "a") }
            result.value.withLock { $0 = value }
        }
        // the reader has seen the damage once it waits for the lock, or (wrongly) has finished
        #expect(try wait { try isAwaited(lock) || result.value.withLock { $0 != nil } })
        try put("values 1\na\t7\nend\n")
        close(lock)
        #expect(try wait { result.value.withLock { $0 != nil } })
        #expect(result.value.withLock { $0 } == .success("7"))
        #expect(access(path + ".damaged-1", F_OK) != 0)
    }

    @Test(
        "A newer format is not damage: it is named, left untouched, and never overwritten",
        arguments: ["values 2\n{}", "values 17\na\t1\nend\n"])
    func newer(content: String) throws {
        try put(content)
        let file = ValueFile(path)
        let version = content.hasPrefix("values 2") ? 2 : 17
        let error = StorageError.newerFormat(path: path, found: version, supported: 1)
        #expect(throws: error) { try file.value(forKey: "a") }
        #expect(throws: error) { try file.setValues(["a": "1"]) }
        #expect(throws: error) { try file.value(forKey: "a") }
        #expect(try text() == content)
        #expect(access(path + ".damaged-1", F_OK) != 0)
        #expect(error.description.hasPrefix("\(path) was written by a newer version of the program (format \(version)"))
        #expect(error.description.hasSuffix("Use the newer version, or move the file away to start anew."))
    }

    /// What the reading thread found.
    private final class Result: Sendable {
        let value = Mutex<Swift.Result<String?, StorageError>?>(nil)
    }

    /// Whether somebody else of this process has opened the lock, to take it.
    private func isAwaited(_ lock: Int32) throws -> Bool {
        var status = stat()
        fstat(lock, &status)
        return try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
            .contains { other in
                var found = stat()
                return other != lock && fstat(other, &found) == 0 && found.st_ino == status.st_ino
                    && found.st_dev == status.st_dev
            }
    }

    private func wait(until condition: () throws -> Bool) throws -> Bool {
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end {
            if try condition() { return true }
            usleep(1000)
        }
        return false
    }
}
