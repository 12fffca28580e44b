import Foundation
import Testing

@testable import AppState

@Suite("Sealed storage and its key")
struct SealedStorageTests {
    private let folder = TemporaryFolder()

    private func storage(_ base: any ValueStorage, key: String = "key") -> SealedStorage {
        let path = folder.path + "/" + key
        return SealedStorage(base: base) { () throws(StorageError) in try SecretKey(file: path) }
    }

    @Test("Values come back, whatever they are, and are nowhere to be seen")
    func roundTrip() throws {
        let base = MemoryStorage()
        let storage = storage(base)
        let texts = ["", "a", "é🙂\u{301}", "\0\n\t", String(repeating: "token ", count: 11_000)]
        for text in texts {
            try storage.setValue(text, forKey: "k", scope: .person)
            #expect(try storage.value(forKey: "k", scope: .person) == text)
            let kept = try #require(base.value(forKey: "k", scope: .person))
            #expect(text.utf8.count < 4 || !kept.contains(text))
            #expect(!kept.contains("\n"))
            let again = Data(base64Encoded: kept).map { String(decoding: $0, as: UTF8.self) }
            #expect(text.count < 4 || again?.contains("token") == false)
        }
        try storage.setValue(nil, forKey: "k", scope: .person)
        #expect(try storage.value(forKey: "k", scope: .person) == nil)
    }

    @Test("The same value is never sealed the same twice")
    func nonces() throws {
        let base = MemoryStorage()
        let storage = storage(base)
        let sealed = try (0..<100).map { _ in
            try storage.setValue("same", forKey: "k", scope: .person)
            return base.value(forKey: "k", scope: .person)
        }
        #expect(Set(sealed).count == 100)
    }

    @Test("A changed byte, another place, another scope and another key do not open")
    func tampering() throws {
        let base = MemoryStorage()
        let storage = storage(base)
        try storage.setValue("secret", forKey: "k", scope: .person)
        let kept = try #require(base.value(forKey: "k", scope: .person))
        let bytes = try #require(Data(base64Encoded: kept))
        for place in 0..<bytes.count {
            var changed = bytes
            changed[place] ^= 1
            base.setValue(changed.base64EncodedString(), forKey: "k", scope: .person)
            #expect(throws: StorageError.notOpened(key: "k")) { try storage.value(forKey: "k", scope: .person) }
        }
        for torn in ["", "?", "AAAA", String(kept.dropLast(8))] {
            base.setValue(torn, forKey: "k", scope: .person)
            #expect(throws: StorageError.notOpened(key: "k")) { try storage.value(forKey: "k", scope: .person) }
        }
        base.setValue(kept, forKey: "other", scope: .person)
        #expect(throws: StorageError.notOpened(key: "other")) { try storage.value(forKey: "other", scope: .person) }
        base.setValue(kept, forKey: "k", scope: .machine)
        #expect(throws: StorageError.notOpened(key: "k")) { try storage.value(forKey: "k", scope: .machine) }
        base.setValue(kept, forKey: "k", scope: .person)
        #expect(throws: StorageError.notOpened(key: "k")) {
            try self.storage(base, key: "another").value(forKey: "k", scope: .person)
        }
        #expect(try self.storage(base).value(forKey: "k", scope: .person) == "secret")
    }

    @Test("The key file is made once, is its owner's alone, and is refused when others can read it")
    func keyFile() throws {
        let path = folder.path + "/deep/key"
        _ = try SecretKey(file: path)
        let bytes = try Data(contentsOf: URL(filePath: path))
        #expect(bytes.count == 32)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        _ = try SecretKey(file: path)
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
        chmod(path, 0o640)
        #expect(throws: StorageError.openToOthers(path: path)) { try SecretKey(file: path) }
        chmod(path, 0o600)
        try Data("short".utf8).write(to: URL(filePath: path))
        #expect(throws: StorageError.self) { try SecretKey(credential: path) }
    }

    @Test(
        "Of a credential of root's, root's group may read it too, as its access list for a service looks; nobody else")
    func credential() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let path = folder.path + "/credential"
        try Data(repeating: 7, count: 40).write(to: URL(filePath: path))
        var status = stat()
        try #require(stat(path, &status) == 0)
        for (mode, isRefused) in [
            (0o400, false), (0o440, !(status.st_uid == 0 && status.st_gid == 0)), (0o444, true), (0o460, true),
        ] {
            chmod(path, mode_t(mode))
            if isRefused {
                #expect(throws: StorageError.openToOthers(path: path)) { try SecretKey(credential: path) }
            } else {
                #expect(throws: Never.self) { try SecretKey(credential: path) }
            }
        }
        if getuid() == 0 {
            chmod(path, 0o440)
            chown(path, 0, 12_345)
            #expect(throws: StorageError.openToOthers(path: path)) { try SecretKey(credential: path) }
        }
    }

    @Test("Without its key nothing is kept, least of all unsealed")
    func noKey() {
        let base = MemoryStorage()
        let storage = SealedStorage(base: base) { () throws(StorageError) in
            throw StorageError.file(path: "key", reason: "gone")
        }
        #expect(throws: StorageError.file(path: "key", reason: "gone")) {
            try storage.setValue("secret", forKey: "k", scope: .person)
        }
        #expect(base.value(forKey: "k", scope: .person) == nil)
    }

    @Test("The key lies in locked memory that core dumps leave out, and nowhere else in the process")
    func coreDumps() throws {
        let path = folder.path + "/key"
        let key = try SecretKey(file: path)
        let address = key.withBytes { UInt(bitPattern: $0) }
        let maps = try withExtendedLifetime(key) {
            String(decoding: try DurableFile("/proc/self/smaps").contents() ?? [], as: UTF8.self).split(separator: "\n")
        }
        var flags = ""
        var isHere = false
        for line in maps {
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            if bounds.count == 2 { isHere = bounds[0] <= address && address < bounds[1] }
            if isHere, line.hasPrefix("VmFlags:") { flags = String(line) }
        }
        // dd: left out of core dumps; lo: never on the swap device; no wr: cannot be written
        #expect(flags.contains(" dd"))
        #expect(flags.contains(" lo"))
        #expect(!flags.contains(" wr "))
        #expect(getenv("APPSTATE_KEY") == nil)
    }
}
