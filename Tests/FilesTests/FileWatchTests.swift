import Foundation
import Synchronization
import Testing

@testable import Files

/// Serial: all watches of the process share one thread, which one of the tests holds up.
@Suite("Watches of files and folders", .serialized, .timeLimit(.minutes(1)))
struct FileWatchTests {
    private let folder = WatchedFolder()

    @Test("A folder tells once soon, and of a file that comes, is written and goes")
    func changes() throws {
        let calls = Calls()
        let watch = FileWatch.folder(folder.path, changed: calls.add)
        #expect(calls.comesTo(1))
        let file = folder.path + "/file"
        try Data().write(to: URL(filePath: file))
        #expect(calls.comesTo(2))
        let before = calls.count
        unlink(file)
        #expect(calls.comesTo(before + 1))
        watch.cancel()
    }

    @Test("A folder that is not there yet is found when it comes, however deep, and again after it went")
    func missing() throws {
        let deep = folder.path + "/a/b/c"
        let calls = Calls()
        let watch = FileWatch.folder(deep, changed: calls.add)
        #expect(calls.comesTo(1))
        for _ in 0..<2 {
            var before = calls.count
            try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
            #expect(calls.comesTo(before + 1))
            before = calls.count
            try Data().write(to: URL(filePath: deep + "/file"))
            #expect(calls.comesTo(before + 1))
            before = calls.count
            try FileManager.default.removeItem(atPath: folder.path + "/a")
            #expect(calls.comesTo(before + 1))
        }
        watch.cancel()
    }

    @Test("After more changes than the kernel keeps, everyone is told to look")
    func overflow() throws {
        let other = WatchedFolder()
        let calls = Calls()
        let quiet = FileWatch.folder(other.path, changed: calls.add)
        let isHeld = Flag()
        let isFree = Flag()
        let busy = FileWatch.folder(folder.path) { [path = folder.path] in
            // the first call comes before anything has happened
            guard access(path + "/begun", F_OK) == 0 else { return }
            isHeld.raise()
            _ = isFree.wait()
        }
        #expect(calls.comesTo(1))
        try Data().write(to: URL(filePath: folder.path + "/begun"))
        #expect(isHeld.wait())
        let limit =
            Int(
                try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
                    .trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
        #expect(limit > 0)
        for number in 0...limit / 2 {
            let name = folder.path + "/\(number)"
            close(open(name, O_CREAT | O_WRONLY, 0o600))
            unlink(name)
        }
        let before = calls.count
        // of this there is no event any more
        try Data().write(to: URL(filePath: other.path + "/lost"))
        isFree.raise()
        #expect(calls.comesTo(before + 1))
        busy.cancel()
        quiet.cancel()
    }

    @Test("A file tells of what is written to it; one that is not there is an error")
    func files() throws {
        let path = folder.path + "/file"
        #expect(throws: FileError(path, code: ENOENT)) { try FileWatch.file(path) {} }
        try Data().write(to: URL(filePath: path))
        let calls = Calls()
        let watch = try FileWatch.file(path, changed: calls.add)
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.write(contentsOf: Data([1]))
        #expect(calls.comesTo(1))
        try file.close()
        watch.cancel()
    }

    @Test("A watch that is let go tells nothing more, and lets go of what its handler holds")
    func lettingGo() throws {
        weak var held: Calls?
        do {
            let own = Calls()
            held = own
            let watch = FileWatch.folder(folder.path) { [own] in own.add() }
            #expect(own.comesTo(1))
            withExtendedLifetime(watch) {}
        }
        #expect(eventually { held == nil })
        let seen = Calls()
        let watch = FileWatch.folder(folder.path, changed: seen.add)
        #expect(seen.comesTo(1))
        watch.cancel()
        try Data().write(to: URL(filePath: folder.path + "/file"))
        let later = Calls()
        let last = FileWatch.folder(folder.path, changed: later.add)
        #expect(later.comesTo(1))
        #expect(seen.count == 1)
        last.cancel()
    }

    @Test("A fault on the watching thread is handled as on any other; a signal that asks for something is not for it")
    func signals() {
        let masks = Mutex<[[Int32]]>([])
        let watch = FileWatch.folder(folder.path) {
            var mask = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &mask)
            let blocked = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGTERM, SIGWINCH].filter { sigismember(&mask, $0) == 1 }
            masks.withLock { $0.append(blocked) }
        }
        #expect(eventually { masks.withLock { $0.first } == [SIGTERM, SIGWINCH] })
        watch.cancel()
    }

    @Test("Any number of watches takes one inotify instance, of which an account has few")
    func oneInstance() throws {
        let folders = (0..<20).map { _ in WatchedFolder() }
        let watches = folders.map { FileWatch.folder($0.path) {} }
        let calls = Calls()
        let last = FileWatch.folder(folder.path, changed: calls.add)
        #expect(calls.comesTo(1))
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        let instances = descriptors.filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == "anon_inode:inotify"
        }
        #expect(instances.count == 1)
        for watch in watches + [last] { watch.cancel() }
    }
}
