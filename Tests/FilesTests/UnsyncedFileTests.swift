import Files
import Foundation
import Testing

@Suite final class UnsyncedFileTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "unsynced-\(UUID().uuidString)").path
    private var file: UnsyncedFile { UnsyncedFile(path) }

    deinit { unlink(path) }

    @Test func `What was written last is read, longer or shorter`() {
        #expect(file.read() == nil)
        for bytes in [[1, 2, 3], [10, 10], [], Array(repeating: 7, count: 100_000), [9]] as [[UInt8]] {
            #expect(file.write(bytes))
            #expect(file.read() == bytes)
        }
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        file.remove()
        #expect(file.read() == nil)
    }

    @Test func `A rest of what was there before does not count`() throws {
        try Data("3\nabcrest".utf8).write(to: URL(filePath: path))
        #expect(file.read() == Array("abc".utf8))
    }

    @Test(arguments: ["", "3", "3\n", "3\nab", "-1\nab", "x\nabc", "99999999999999999999\nabc"])
    func `What is not whole is nothing`(_ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(file.read() == nil)
    }

    @Test func `A link is neither written through nor read`() throws {
        let target = path + "-target"
        defer { unlink(target) }
        try Data("1\na".utf8).write(to: URL(filePath: target))
        #expect(symlink(target, path) == 0)
        #expect(!file.write([1]))
        #expect(file.read() == nil)
        #expect(try Data(contentsOf: URL(filePath: target)) == Data("1\na".utf8))
    }

    @Test func `A pipe or a folder in its place is no reason to wait`() {
        #expect(mkfifo(path, 0o600) == 0)
        #expect(!file.write([1]))
        #expect(file.read() == nil)
        unlink(path)
        #expect(mkdir(path, 0o700) == 0)
        #expect(!file.write([1]))
        #expect(file.read() == nil)
        rmdir(path)
    }
}
