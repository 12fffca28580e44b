import Files
import Foundation
import Synchronization
import Testing

@testable import AppState

extension Application {
    fileprivate var counter: StoredState<Int> { storedState(initial: 0, id: "counter") }
    fileprivate var words: StoredState<[String]> { storedState(initial: [], id: "words") }
    fileprivate var secret: SecureState { secureState(id: "secret") }
    fileprivate func mark(_ number: Int) -> StoredState<Int> { storedState(initial: 0, id: "mark \(number)") }
}

/// What a process of a test begins with: an account of its own.
private func useHome(_ path: String) {
    setenv("XDG_CONFIG_HOME", path + "/config", 1)
    setenv("XDG_DATA_HOME", path + "/data", 1)
    setenv("HOME", path, 1)
}

private var stateFile: String { FileStorage.settingsFolder(FileStorage.programName) + "/state" }

/// A new instance, on which definitions with parameters can be evaluated.
private final class Probe: Application, @unchecked Sendable {}  // has no state

@Suite("Several processes, ends and full disks", .serialized)
struct ProcessTests {
    private let folder = TemporaryFolder()

    @Test("A value that was written is there for the next process, though this one ended at once")
    func nextProcess() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useHome(path)
            @StoredState(\.counter) var counter
            counter = 42
            exit(0)
        }
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useHome(path)
            #expect(Application.storedState(\.counter).value == 42)
        }
    }

    @Test("A thousand writes in one turn are one write of the file")
    func coalesced() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useHome(path)
            @StoredState(\.counter) var counter
            let writes = Atomic(0)
            let seen = Mutex<DurableFile.Stamp?>(DurableFile(stateFile).stamp)
            let watch = FileWatch.folder(WholeFile.folder(of: stateFile)) {
                let stamp = DurableFile(stateFile).stamp
                seen.withLock { seen in
                    if seen != stamp { writes.add(1, ordering: .relaxed) }
                    seen = stamp
                }
            }
            var isInTime = false
            for attempt in 1...200 where !isInTime {
                counter = -attempt
                Application.flush()
                #expect(eventually { seen.withLock { $0 } == DurableFile(stateFile).stamp })
                let before = writes.load(ordering: .relaxed)
                let time = ContinuousClock().measure { for number in 1...1_000 { counter = number } }
                #expect(counter == 1_000)
                #expect(
                    eventually { (try? String(contentsOfFile: stateFile, encoding: .utf8))?.contains("1000") == true })
                #expect(eventually { seen.withLock { $0 } == DurableFile(stateFile).stamp })
                // On a machine that is busy with something else, a turn may take longer than writes are collected for.
                isInTime = time < .microseconds(Int64(StorageChannel.delay) * 4 / 5)
                if isInTime { #expect(writes.load(ordering: .relaxed) == before + 1) }
            }
            #expect(isInTime)
            watch.cancel()
        }
    }

    @Test("What store has returned from survives a kill; what was only written is there within moments")
    func killed() async {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
            useHome(path)
            try Application.storedState(\.counter).store(7)
            kill(getpid(), SIGKILL)
        }
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
            useHome(path)
            @StoredState(\.words) var words
            #expect(Application.storedState(\.counter).value == 7)
            words = ["a"]
            _ = eventually { (try? String(contentsOfFile: stateFile, encoding: .utf8))?.contains("words") == true }
            kill(getpid(), SIGKILL)
        }
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useHome(path)
            #expect(Application.storedState(\.words).value == ["a"])
        }
    }

    @Test("Kills at any moment leave a whole file, with each value at least as new as the last that was kept")
    func killedWhileWriting() async throws {
        for round in 1...8 {
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String, round = round as Int] in
                useHome(path)
                let counter = Application.storedState(\.counter)
                #expect(counter.value >= (round - 1) * 1_000)
                try counter.store(round * 1_000)
                Thread.detachNewThread {
                    usleep(UInt32(round * round * 150))
                    kill(getpid(), SIGKILL)
                }
                for number in 1... { try counter.store(round * 1_000 + number % 1_000) }
            }
        }
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useHome(path)
            #expect(Application.storedState(\.counter).value >= 8_000)
            let files = try FileManager.default.contentsOfDirectory(atPath: WholeFile.folder(of: stateFile))
            #expect(!files.contains { $0.contains("damaged") })
        }
    }

    @Test("Processes that write at once lose nothing of each other, and each sees the others' values")
    func together() async {
        await withTaskGroup(of: Void.self) { group in
            for process in 0..<3 {
                group.addTask { [path = folder.path] in
                    await #expect(processExitsWith: .success) { [path = path as String, process = process as Int] in
                        useHome(path)
                        let probe = Probe()
                        for number in 0..<5 { try probe.mark(process * 5 + number).store(1) }
                        // the last ones come from the other processes
                        #expect(eventually { (0..<15).allSatisfy { probe.mark($0).value == 1 } })
                    }
                }
            }
        }
    }

    @Test("A disk without room is an error that says so; the file stays whole, and the value holds until there is room")
    func fullDisk() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useHome(path)
            let lines = Mutex<[String]>([])
            Application.promote(
                \.logger, with: ApplicationLogger(error: { line in lines.withLock { $0.append(line) } }))
            @StoredState(\.words) var words
            words = ["small"]
            Application.flush()
            let before = try String(contentsOfFile: stateFile, encoding: .utf8)
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 4_096, rlim_max: .max)
            setrlimit(__rlimit_resource_t(1), &limit)
            let long = [String(repeating: "x", count: 100_000)]
            words = long
            Application.flush()
            words = long + ["more"]
            Application.flush()
            #expect(words == long + ["more"])
            #expect(throws: StorageError.self) { try Application.storedState(\.words).store(long) }
            #expect(lines.withLock { $0.count { $0.contains("App/words could not be stored") } } == 1)
            #expect(try String(contentsOfFile: stateFile, encoding: .utf8) == before)
            let files = try FileManager.default.contentsOfDirectory(atPath: WholeFile.folder(of: stateFile))
            #expect(files.sorted() == ["state", "state.lock"])
            limit.rlim_cur = .max
            setrlimit(__rlimit_resource_t(1), &limit)
            try Application.storedState(\.words).store(words)
            #expect(try String(contentsOfFile: stateFile, encoding: .utf8).contains("more"))
        }
    }

    @Test("Records survive kills at any moment, and no commit is there in part")
    func records() async {
        for round in 1...6 {
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String, round = round as Int] in
                let file = RecordFile(path + "/store")
                let before = try file.records(entity: "R").count
                #expect(before.isMultiple(of: 10))
                Thread.detachNewThread {
                    usleep(UInt32(2_000 + round * round * 500))
                    kill(getpid(), SIGKILL)
                }
                for commit in 0... {
                    try file.commit(
                        (0..<10).map { ModelChange(entity: "R", id: "\(round).\(commit).\($0)", json: "{}") })
                }
            }
        }
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            let records = try RecordFile(path + "/store").records(entity: "R")
            #expect(records.count.isMultiple(of: 10))
            #expect(!FileManager.default.fileExists(atPath: path + "/store.damaged-1"))
        }
    }

    @Test("A secret is there for the next process, nowhere in its files, and its key not in the environment")
    func secrets() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useHome(path)
            @SecureState(\.secret) var secret
            secret = "a well-known secret"
        }
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useHome(path)
            #expect(Application.secureState(\.secret).value == "a well-known secret")
            let settings = WholeFile.folder(of: stateFile)
            for name in try FileManager.default.contentsOfDirectory(atPath: settings) {
                let bytes = try Data(contentsOf: URL(filePath: settings + "/" + name))
                #expect(bytes.range(of: Data("well-known".utf8)) == nil)
                let attributes = try FileManager.default.attributesOfItem(atPath: settings + "/" + name)
                #expect(attributes[.posixPermissions] as? Int == 0o600)
            }
        }
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useHome(path)
            let credentials = path + "/credentials"
            try FileManager.default.createDirectory(atPath: credentials, withIntermediateDirectories: true)
            try Data((0..<40).map { UInt8($0) }).write(to: URL(filePath: credentials + "/appstate.key"))
            chmod(credentials + "/appstate.key", 0o400)
            setenv("CREDENTIALS_DIRECTORY", credentials, 1)
            let errors = Atomic(0)
            Application.promote(\.logger, with: ApplicationLogger(error: { _ in errors.add(1, ordering: .relaxed) }))
            @SecureState(\.secret) var secret
            #expect(secret == nil)
            #expect(errors.load(ordering: .relaxed) == 1)
            secret = "sealed with the credential"
            #expect(secret == "sealed with the credential")
        }
    }
    @Test("A key below the home folder is made once: the next process finds it by the same words")
    func keyInHome() async {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            useHome(path)
            _ = try SecretKey(file: "~/keys/secret.key")
            let bytes = try Data(contentsOf: URL(filePath: path + "/keys/secret.key"))
            #expect(bytes.count == 32)
            _ = try SecretKey(file: "~/keys/secret.key")
            #expect(try Data(contentsOf: URL(filePath: path + "/keys/secret.key")) == bytes)
        }
    }
}
