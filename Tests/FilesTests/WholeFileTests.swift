import Foundation
import Testing

@testable import Files

@Suite("Files that are there whole or not at all")
struct WholeFileTests {
    private let folder = WatchedFolder()
    private var path: String { folder.path + "/file" }
    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }

    @Test("The bytes are there, the owner's alone, and nothing beside them") func replacing() throws {
        try WholeFile.replace(path, with: Array("first".utf8))
        try WholeFile.replace(path, with: Array("second".utf8))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "second")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        #expect(names == ["file"])
        try WholeFile.replace(path, with: [])
        #expect(try Data(contentsOf: URL(filePath: path)).isEmpty)
    }

    @Test("When it cannot be, the old file stays, and nothing is left behind") func failing() throws {
        mkdir(path, 0o700)
        try Data([1]).write(to: URL(filePath: path + "/inside"))
        #expect(throws: FileError(path, code: EISDIR)) { try WholeFile.replace(path, with: [2]) }
        #expect(names == ["file"])
        let nowhere = folder.path + "/none/file"
        #expect(throws: FileError(nowhere, code: ENOENT)) { try WholeFile.replace(nowhere, with: [2]) }
    }

    @Test("The bytes are on the disk before the file has its name, and the name after that") func synced() throws {
        try WholeFile.replace(path, with: [1])
        var steps: [String] = []
        let path = path
        try [2].withUnsafeBytes { bytes in
            try WholeFile.replace(path, with: bytes) { descriptor in
                var status = stat()
                fstat(descriptor, &status)
                let kind = status.st_mode & S_IFMT == S_IFDIR ? "folder" : "file of \(status.st_size)"
                let named = (try? Data(contentsOf: URL(filePath: path))).map { Array($0)[0] } ?? 0
                steps.append("\(kind), \(named) has the name")
                return 0
            }
        }
        #expect(steps == ["file of 8, 1 has the name", "folder, 2 has the name"])
    }

    @Test("Bytes that cannot be brought to the disk leave the old file") func notSynced() throws {
        try WholeFile.replace(path, with: Array("old".utf8))
        let path = path
        #expect(throws: FileError(path, code: EIO)) {
            try [UInt8(1)].withUnsafeBytes { bytes in
                try WholeFile.replace(path, with: bytes) { _ in
                    errno = EIO
                    return -1
                }
            }
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
        #expect(names == ["file"])
    }

    @Test("A path with a NUL is refused: the system would take it for another") func nul() throws {
        let nul = path + "\0more"
        #expect(throws: FileError(nul, code: EINVAL)) { try WholeFile.replace(nul, with: [1]) }
        #expect(names == [])
    }

    @Test("A link is replaced, not followed") func links() throws {
        let target = folder.path + "/target"
        try Data([1]).write(to: URL(filePath: target))
        symlink(target, path)
        try WholeFile.replace(path, with: [2])
        #expect(try Data(contentsOf: URL(filePath: target)) == Data([1]))
        #expect(try Data(contentsOf: URL(filePath: path)) == Data([2]))
    }

    @Test("Threads that write at once leave the whole of one of them") func atOnce() throws {
        let done = Calls()
        for thread in UInt8(0)..<4 {
            Thread.detachNewThread { [path] in
                for _ in 0..<20 { try? WholeFile.replace(path, with: [UInt8](repeating: thread, count: 10_000)) }
                done.add()
            }
        }
        #expect(done.comesTo(4))
        let bytes = try Data(contentsOf: URL(filePath: path))
        #expect(bytes.count == 10_000)
        #expect(Set(bytes).count == 1)
        #expect(names == ["file"])
    }

    @Test(
        "The folder of a path",
        arguments: [("/a/b", "/a"), ("/a", "/"), ("a", ""), ("a/b/", "a/b"), ("/", "/"), ("", "")])
    func folders(path: String, folder: String) {
        #expect(WholeFile.folder(of: path) == folder)
    }
}
