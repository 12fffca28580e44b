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
        try leave("file.\(gone)-1.part", age: 7_200)
        try leave("other.value.\(gone)-77.part", age: 7_200)
        try leave("young.\(gone)-1.part", age: 60)
        try leave("alive.\(getpid())-1.part", age: 7_200)
        try leave("song.part", age: 7_200)
        try leave("song.\(gone).part", age: 7_200)
        try leave("song.\(gone)-1.parts", age: 7_200)
        mkdir(folder.path + "/folder.\(gone)-1.part", 0o700)
        try WholeFile.replace(folder.path + "/file", with: [1])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(
            names
                == [
                    "alive.\(getpid())-1.part", "file", "folder.\(gone)-1.part", "song.\(gone)-1.parts",
                    "song.\(gone).part", "song.part", "young.\(gone)-1.part",
                ].sorted())
    }

    @Test(
        "names its writer",
        arguments: [
            ("a.12-3.part", 12), ("a.b.1-2.part", 1), (".1-2.part", nil), ("a.part", nil), ("a.1-2", nil),
            ("a.1-2-3.part", nil), ("a.x-2.part", nil), ("a.-5-2.part", nil), ("a.0-2.part", nil),
        ] as [(String, pid_t?)])
    func writers(name: String, process: pid_t?) {
        #expect(LeftFiles.writer(of: name) == process)
    }
}
