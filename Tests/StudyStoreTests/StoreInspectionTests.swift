import Foundation
import Testing

@testable import StudyStore

@Suite struct StoreInspectionTests {
    private func files(in folder: String) throws -> [String: Data] {
        try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) {
            $0[$1] = try Data(contentsOf: URL(filePath: folder + "/" + $1))
        }
    }

    /// What is found, once it is certain that looking changed nothing.
    private func inspection(_ folder: String) throws -> StoreInspection {
        let before = try files(in: folder)
        let found = StoreInspection(folder: folder)
        #expect(try files(in: folder) == before)
        return found
    }

    @Test func `Where there is no store, none is made`() {
        let folder = NSTemporaryDirectory() + "cohort-none-\(UUID().uuidString)"
        let found = StoreInspection(folder: folder + "/")
        #expect(!found.exists && found.problem == nil && found.key == .missing && found.schemaVersion == nil)
        #expect(found.database == folder + "/study.db")
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test func `A sound store is described`() throws {
        let study = try TemporaryStudy()
        let found = try inspection(study.folder)
        #expect(found.exists && found.problem == nil && !found.hasUnfinishedWrite)
        #expect(found.schemaVersion == StoreInspection.supportedSchemaVersion)
        #expect(found.key == .present(mode: "600"))
        #expect(found.auditSize == (try study.store.read { try $0.revision() }))
    }

    @Test func `Each kind of trouble is named as opening the store names it`() throws {
        func trouble(_ make: (TemporaryStudy, Database) throws -> Void) throws -> StoreInspection {
            let study = try TemporaryStudy()
            try make(study, Database(path: study.database))
            let found = try inspection(study.folder)
            let opening = TemporaryStudy.error { _ = try Store(folder: study.folder, now: TemporaryStudy.start) }
            #expect(found.problem != nil && found.problem == opening)
            return found
        }
        _ = try trouble { study, _ in unlink(study.folder + "/study.key") }
        _ = try trouble { study, _ in try Data(count: 32).write(to: URL(filePath: study.folder + "/study.key")) }
        _ = try trouble { study, _ in chmod(study.folder + "/study.key", 0o644) }
        _ = try trouble { study, _ in chmod(study.folder, 0o777) }
        _ = try trouble { study, _ in try Data("no database".utf8).write(to: URL(filePath: study.database)) }
        let foreign = try trouble { try $1.execute("pragma application_id = 7") }
        #expect(foreign.auditSize == nil)
        let newer = try trouble { try $1.execute("pragma user_version = 900") }
        #expect(newer.schemaVersion == 900)
    }

    @Test func `A changed head and entries cut off are found`() throws {
        let changed = try TemporaryStudy()
        try Database(path: changed.database).execute("update audit_head set size = size + 1")
        guard case .corrupt? = try inspection(changed.folder).problem else {
            Issue.record("the head was taken")
            return
        }
        let cut = try TemporaryStudy()
        try Database(path: cut.database).execute(
            "drop trigger audit_entry_kept; delete from audit_entry where seq = (select max(seq) from audit_entry)")
        let found = try inspection(cut.folder)
        guard case .corrupt(_, let detail)? = found.problem else {
            Issue.record("the log was taken")
            return
        }
        #expect(detail.contains("there were") && found.auditSize == nil)
    }

    @Test func `A single changed entry is named`() throws {
        let study = try TemporaryStudy()
        try Database(path: study.database).execute(
            "drop trigger audit_entry_unchanged; update audit_entry set at = at + 1 where seq = 1")
        guard case .corrupt(_, let detail)? = try inspection(study.folder).problem else {
            Issue.record("the entry was taken")
            return
        }
        #expect(detail == "Audit entry 1 was changed.")
    }

    @Test func `An older schema is left for the next start to bring up to date`() throws {
        let study = try TemporaryStudy()
        try Database(path: study.database).execute("pragma user_version = 1")
        let found = try inspection(study.folder)
        #expect(found.schemaVersion == 1 && found.problem == nil && found.auditSize == nil)
    }

    @Test func `A write that was broken off is no fault, and is not undone here`() throws {
        let study = try TemporaryStudy()
        let folder = NSTemporaryDirectory() + "cohort-broken-off-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let writer = try Database(path: study.database)
        // More than the cache holds: the journal is on the disk, and so is a part of the change.
        try writer.execute(
            """
            pragma journal_mode = truncate; pragma cache_size = 1; begin immediate;
            with recursive n (i) as (select 1 union all select i + 1 from n where i < 200)
            insert into person select i, hex(randomblob(2000)), 'en', 0 from n;
            update site set name = 'lost'
            """)
        // The files as they are now are what a killed process leaves behind.
        try FileManager.default.copyItem(atPath: study.folder, toPath: folder)
        let found = try inspection(folder)
        #expect(found.hasUnfinishedWrite && found.problem == nil && found.exists)
        let store = try Store(folder: folder, now: TemporaryStudy.start)
        #expect(try store.read { try $0.sites() } == [study.site])
        #expect(try inspection(folder).hasUnfinishedWrite == false)
    }
}
