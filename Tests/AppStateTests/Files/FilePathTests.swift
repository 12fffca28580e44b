import Foundation
import Glibc
import Testing

@testable import AppState

private let folder = TemporaryFolder()

extension Application {
    fileprivate var plain: FileState<Int> { fileState(initial: 1, path: folder.path, filename: "a/number") }
    fileprivate var slashed: FileState<Int> { fileState(initial: 2, path: folder.path + "//./a/", filename: "number") }
    fileprivate var composed: FileState<Int> { fileState(initial: 1, path: folder.path, filename: "\u{e9}") }
    fileprivate var decomposed: FileState<Int> { fileState(initial: 1, path: folder.path, filename: "e\u{301}") }
    fileprivate var ofSession: FileState<Int> { fileState(initial: 1, of: .session, path: folder.path, filename: "s") }
    fileprivate var ofPerson: FileState<Int> { fileState(initial: 1, path: folder.path, filename: "s") }
}

@Suite("Paths as people write them", .serialized)
struct FilePathTests {
    init() { TestEnvironment.prepare() }

    @Test(
        "All ways to write a path are one place",
        arguments: [
            ("~/f/", "n", "~/f", "n"), ("/a//b/./", "n", "/a/b", "n"), ("/a", "b/n", "/a/b", "n"), ("~", "n", "~", "n"),
            ("a/", "n", "a", "n"), ("", "n", ".", "n"), (".", "n", ".", "n"), ("/", "n", "/", "n"),
            ("/a/../b", "n", "/a/../b", "n"),
        ])
    func places(folder: String, name: String, wantedFolder: String, wantedName: String) {
        let place = FilePath.place(folder, name)
        #expect(place == (FilePath.expanded(wantedFolder), wantedName))
        #expect(DurableFile("~/a").path == FileStorage.home + "/a")
    }

    @Test("Two definitions of one path share a value; names of other bytes are other files, as they are to the system")
    func states() throws {
        @FileState(\.plain) var plain
        @FileState(\.slashed) var slashed
        plain = 5
        #expect(slashed == 5)
        @FileState(\.composed) var composed
        @FileState(\.decomposed) var decomposed
        composed = 6
        decomposed = 7
        #expect((composed, decomposed) == (6, 7))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
        @FileState(\.ofSession) var ofSession
        @FileState(\.ofPerson) var ofPerson
        ofSession = 8
        #expect(ofPerson == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/s"))
    }

    @Test(
        "A variable that holds no absolute path is as none",
        arguments: ["", "relative", "./here", "~"])
    func variables(value: String) async {
        await #expect(processExitsWith: .success) { [value = value as String] in
            let account = try #require(getpwuid(geteuid()))
            let home = String(cString: account.pointee.pw_dir)
            setenv("XDG_DATA_HOME", value, 1)
            setenv("XDG_CONFIG_HOME", value, 1)
            setenv("HOME", "/somewhere", 1)
            #expect(FileStorage.dataFolder("p") == "/somewhere/.local/share/p")
            #expect(FileStorage.settingsFolder("p") == "/somewhere/.config/p")
            setenv("HOME", value, 1)
            #expect(FileStorage.home == home)
            #expect(FileStorage.dataFolder("p") == home + "/.local/share/p")
            #expect(FilePath.expanded("~/f/") == home + "/f/")
            unsetenv("HOME")
            #expect(FileStorage.home == home)
            setenv("XDG_DATA_HOME", "/data", 1)
            setenv("XDG_CONFIG_HOME", "/config", 1)
            #expect(FileStorage.dataFolder("p") == "/data/p")
            #expect(FileStorage.settingsFolder("p") == "/config/p")
            #expect(FileManager.defaultFileStatePath == "/data/\(FileStorage.programName)/App")
        }
    }
}
