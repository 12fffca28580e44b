import Foundation
import Testing

@testable import StudyStore

@Suite struct OpeningTests {
    private func temporaryFolder() -> String { NSTemporaryDirectory() + "cohort-open-\(UUID().uuidString)" }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    private func opening(_ folder: String, migrations: [Migration] = Migration.all) -> StoreError? {
        TemporaryStudy.error { _ = try Store(folder: folder, now: TemporaryStudy.start, migrations: migrations) }
    }

    @Test func `A new store is closed to other accounts, parents included`() throws {
        let parent = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: parent) }
        _ = try Store(folder: parent + "/a/b/", now: TemporaryStudy.start)
        #expect(mode(parent) == 0o700)
        #expect(mode(parent + "/a/b") == 0o700)
        #expect(mode(parent + "/a/b/study.db") == 0o600)
        #expect(mode(parent + "/a/b/study.key") == 0o600)
    }

    @Test func `Rights that are too wide are refused, with the cure`() throws {
        let study = try TemporaryStudy()
        chmod(study.database, 0o640)
        let error = opening(study.folder)
        #expect(error == .exposed(path: study.database, mode: "640"))
        #expect(error?.description.contains("chmod go-rwx") == true)
        chmod(study.database, 0o600)
        chmod(study.folder, 0o770)
        #expect(opening(study.folder) == .exposed(path: study.folder, mode: "770"))
    }

    @Test func `A symbolic link is refused`() throws {
        let study = try TemporaryStudy()
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        mkdir(folder, 0o700)
        symlink(study.database, folder + "/study.db")
        #expect(opening(folder) == .notOurs(path: folder + "/study.db"))
    }

    @Test func `A folder in the database's place is called one`() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        mkdir(folder, 0o700)
        mkdir(folder + "/study.db", 0o700)
        #expect(
            opening(folder) == .cannotOpen(path: folder + "/study.db", reason: "it is a folder; move it away"))
    }

    @Test func `A lost or another key is told apart, and nothing is written`() throws {
        let study = try TemporaryStudy()
        let key = study.folder + "/study.key"
        rename(key, key + ".kept")
        #expect(opening(study.folder) == .keyMissing(path: key))
        _ = FileManager.default.createFile(
            atPath: key, contents: Data(repeating: 7, count: 32), attributes: [.posixPermissions: 0o600])
        #expect(opening(study.folder) == .keyMismatch(path: key))
        _ = FileManager.default.createFile(
            atPath: key, contents: Data(repeating: 7, count: 33), attributes: [.posixPermissions: 0o600])
        #expect(opening(study.folder) == .keyMissing(path: key))
        rename(key + ".kept", key)
        #expect(opening(study.folder) == nil)
    }

    @Test func `A newer schema is refused in words, an older one is migrated`() throws {
        let study = try TemporaryStudy()
        let older = Array(Migration.all.dropLast())
        #expect(
            opening(study.folder, migrations: older)
                == .newerSchema(path: study.database, found: Migration.all.count, supported: older.count))
        let newer = Migration.all + [Migration(name: "arms", script: "create table arm (id text primary key) strict")]
        let store = try Store(folder: study.folder, now: TemporaryStudy.start, migrations: newer)
        #expect(try store.read { try $0.database().schemaVersion() } == newer.count)
        #expect(try store.read { try $0.participant(label: "P-0001")?.id } == study.participant.id)
        #expect(try store.read { try $0.verifyAudit().fault } == nil)
    }

    @Test func `A migration that fails leaves the store as it was`() throws {
        let study = try TemporaryStudy()
        let broken =
            Migration.all + [
                Migration(
                    name: "broken", script: "create table arm (id text) strict; create table arm (id text) strict")
            ]
        #expect(opening(study.folder, migrations: broken) != nil)
        #expect(opening(study.folder) == nil)
        let tables: Int? = try Database(path: study.database).value(
            "select count(*) from sqlite_master where name = 'arm'")
        #expect(tables == 0)
    }

    @Test func `Another program's database and a file that is none are not touched`() throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        mkdir(folder, 0o700)
        let path = folder + "/study.db"
        _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        try Database(path: path).execute("create table other (id text)")
        #expect(opening(folder) == .notAStore(path: path))
        let noise = Data("This is a letter, not a database. ".utf8 + [UInt8](repeating: 65, count: 4_096))
        _ = FileManager.default.createFile(atPath: path, contents: noise, attributes: [.posixPermissions: 0o600])
        #expect(opening(folder) == .notAStore(path: path))
        #expect(FileManager.default.contents(atPath: path) == noise)
    }

    @Test func `A folder that cannot be made is named`() {
        guard case .readOnly(let path)? = opening("/sys/cohort-store") else {
            guard case .cannotOpen? = opening("/proc/cohort-store") else {
                Issue.record("both /sys and /proc took a store")
                return
            }
            return
        }
        #expect(path == "/sys/cohort-store")
    }

    @Test func `Network file systems are known by their numbers`() {
        #expect(StoreFolder.networkFileSystem(0x6969) == "NFS")
        #expect(StoreFolder.networkFileSystem(0xff53_4d42) == "CIFS")
        #expect(StoreFolder.networkFileSystem(0x6573_5546) == "FUSE")
        #expect(StoreFolder.networkFileSystem(0xef53) == nil)
    }
}
