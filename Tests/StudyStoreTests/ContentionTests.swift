import Foundation
import Testing

@testable import StudyStore

@Suite struct ContentionTests {
    @Test func `Writers on two connections lose nothing`() async throws {
        let study = try TemporaryStudy()
        let other = try study.otherStore()
        let before = try study.store.read { try $0.revision() }
        let author = study.asCoordinator
        try await withThrowingTaskGroup(of: Void.self) { group in
            for store in [study.store, other] {
                group.addTask {
                    for number in 0..<25 {
                        try store.write(as: author, at: TemporaryStudy.start) {
                            try $0.audit(.signIn, .session, "\(number)")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try study.store.read { try $0.revision() } == before + 50)
        #expect(try other.read { try $0.verifyAudit().fault } == nil)
    }

    @Test func `A writer that does not finish makes others busy, and abandoned it leaves nothing`() throws {
        let study = try TemporaryStudy()
        let before = try study.store.read { try $0.revision() }
        var intruder: Database? = try Database(path: study.database)
        try intruder?.execute("begin immediate; update participant set label = 'P-9999'")
        let impatient = try Store(
            folder: study.folder, now: TemporaryStudy.start, migrations: Migration.all, busyMilliseconds: 5)
        let error = TemporaryStudy.error {
            try impatient.write(as: study.asCoordinator, at: TemporaryStudy.start) {
                try $0.audit(.signIn, .session, "s")
            }
        }
        #expect(error == .busy(path: study.database))
        intruder = nil
        try impatient.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.audit(.signIn, .session, "s")
        }
        #expect(try study.store.read { try $0.participants().map(\.label) } == ["P-0001"])
        #expect(try study.store.read { try $0.revision() } == before + 1)
    }

    @Test func `A transaction inside another, or kept after its end, is an error and no deadlock`() throws {
        let study = try TemporaryStudy()
        let nested = TemporaryStudy.error {
            try study.store.read { _ in _ = try study.store.read { try $0.revision() } }
        }
        #expect(nested == .transactionMisuse("one was begun inside another on the same thread"))
        let kept = try study.store.read { $0 }
        #expect(
            TemporaryStudy.error { _ = try kept.revision() } == .transactionMisuse("it was used after its end"))
    }

    @Test func `A full database refuses the answer, keeps what was saved, and takes answers again`() throws {
        let study = try TemporaryStudy()
        let before = try study.store.read { try $0.verifyAudit().head }
        let pages: Int = try #require(
            try study.store.read { try $0.database().value("pragma page_count") })
        _ = try study.store.read { try $0.database().execute("pragma max_page_count = \(pages + 2)") }
        let long = String(repeating: "a", count: 100_000)
        let error = TemporaryStudy.error {
            try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
                try $0.audit(.change, .session, "s", new: long)
            }
        }
        #expect(error == .diskFull(path: study.database))
        #expect(error?.description.contains("free some space and answer again") == true)
        #expect(try study.store.read { try $0.verifyAudit().head } == before)
        _ = try study.store.read { try $0.database().execute("pragma max_page_count = 1000000") }
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.audit(.change, .session, "s", new: long)
        }
        #expect(try study.store.read { try $0.verifyAudit(against: before).fault } == nil)
    }
}
