import Foundation
import Testing

@testable import Files

@Suite("What killed processes have left")
struct LeftFilesTests {
    private let folder = WatchedFolder()

    /// The number of a process that is no more.
    private static func endedProcess() -> pid_t {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        guard (try? process.run()) != nil else { return 0 }
        process.waitUntilExit()
        return process.processIdentifier
    }

    private func leave(_ name: String, age: Int) throws {
        try Data([1]).write(to: URL(filePath: folder.path + "/" + name))
        let time = timespec(tv_sec: time(nil) - age, tv_nsec: 0)
        let times = [time, time]
        #expect(utimensat(AT_FDCWD, folder.path + "/" + name, times, 0) == 0)
    }

    @Test("is removed at the first write in its folder: old, of a process that is gone, and of the names given here")
    func removed() throws {
        let gone = Self.endedProcess()
        try leave("file.\(gone)-1.unfinished-write", age: 7_200)
        try leave("other.value.\(gone)-77.unfinished-write", age: 7_200)
        try leave("young.\(gone)-1.unfinished-write", age: 60)
        try leave("alive.\(getpid())-1.unfinished-write", age: 7_200)
        try leave("song.unfinished-write", age: 7_200)
        try leave("download.\(gone)-1.part", age: 7_200)
        try leave("song.\(gone).unfinished-write", age: 7_200)
        try leave("song.\(gone)-1.unfinished-writes", age: 7_200)
        mkdir(folder.path + "/folder.\(gone)-1.unfinished-write", 0o700)
        try WholeFile.replace(folder.path + "/file", with: [1])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(
            names
                == [
                    "alive.\(getpid())-1.unfinished-write", "download.\(gone)-1.part", "file",
                    "folder.\(gone)-1.unfinished-write", "song.\(gone)-1.unfinished-writes",
                    "song.\(gone).unfinished-write", "song.unfinished-write", "young.\(gone)-1.unfinished-write",
                ].sorted())
    }

    @Test(
        "names its writer",
        arguments: [
            ("a.12-3.unfinished-write", 12), ("a.b.1-2.unfinished-write", 1), (".1-2.unfinished-write", nil),
            ("a.unfinished-write", nil), ("a.1-2", nil),
            ("a.1-2-3.unfinished-write", nil), ("a.x-2.unfinished-write", nil), ("a.-5-2.unfinished-write", nil),
            ("a.0-2.unfinished-write", nil),
        ] as [(String, pid_t?)])
    func writers(name: String, process: pid_t?) {
        #expect(LeftFiles.writer(of: name) == process)
    }
}
