import Foundation
import Testing

@testable import StudyStore

@Suite struct AuditTests {
    /// A study with a few answers in its log, closed again, and the head it had.
    private func answered() throws -> (TemporaryStudy, AuditHead) {
        let study = try TemporaryStudy()
        let draft = study.draft()
        let author = study.asParticipant
        try study.store.write(as: author, at: TemporaryStudy.start) { _ = try $0.open(draft) }
        for revision in 0..<3 {
            try study.store.write(as: author, at: TemporaryStudy.start) {
                _ = try $0.save(
                    [ItemChange(instance: ItemInstance.ID(), linkID: "name", state: .answered)], in: draft.id,
                    expecting: revision)
            }
        }
        return (study, try study.store.read { try $0.auditHead() })
    }

    /// What an intruder does to the database behind the store's back.
    private func tamper(_ study: TemporaryStudy, _ script: String) throws {
        let database = try Database(path: study.database)
        try database.execute("drop trigger audit_entry_kept; drop trigger audit_entry_unchanged; " + script)
    }

    @Test func `A whole log verifies, against a head remembered earlier too`() throws {
        let study = try TemporaryStudy()
        let early = try study.store.read { try $0.auditHead() }
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.audit(.signIn, .session, "s")
        }
        let found = try study.store.read { try $0.verifyAudit(against: early) }
        #expect(found.fault == nil)
        #expect(found.head.size == early.size + 1)
        #expect(try study.store.read { try $0.auditHead() } == found.head)
        #expect(try study.store.read { try $0.revision() } == found.head.size)
    }

    @Test(arguments: [
        "at = at + 1", "person_id = null", "role = 'monitor'", "verb = 'erase'", "entity = 'alert'",
        "entity_id = 'x'", "participant_id = null", "session_id = '00000000-0000-4000-8000-000000000000'",
        "commitment = zeroblob(32)", "leaf = zeroblob(32)", "sealed = zeroblob(length(sealed))",
    ])
    func `A changed column is named`(_ assignment: String) throws {
        let (study, head) = try answered()
        try tamper(study, "update audit_entry set \(assignment) where seq = \(head.size - 1)")
        #expect(try study.store.read { try $0.verifyAudit().fault } == .changed(seq: head.size - 1))
    }

    @Test func `Cut-off, missing and swapped entries show`() throws {
        let (cut, head) = try answered()
        try tamper(cut, "delete from audit_entry where seq > \(head.size - 2)")
        #expect(
            try cut.store.read { try $0.verifyAudit().fault } == .cutOff(expected: head.size, found: head.size - 2))
        let (holed, _) = try answered()
        try tamper(holed, "delete from audit_entry where seq = 3")
        #expect(try holed.store.read { try $0.verifyAudit().fault } == .missing(seq: 3))
        let (swapped, _) = try answered()
        try tamper(
            swapped,
            """
            update audit_entry set seq = 1000 where seq = 2; update audit_entry set seq = 2 where seq = 3;
            update audit_entry set seq = 3 where seq = 1000
            """)
        #expect(try swapped.store.read { try $0.verifyAudit().fault } == .changed(seq: 2))
    }

    @Test func `An old database put back shows against the remembered head`() throws {
        let study = try TemporaryStudy()
        let copy = try Data(contentsOf: URL(fileURLWithPath: study.database))
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.audit(.signIn, .session, "s")
        }
        let head = try study.store.read { try $0.auditHead() }
        try copy.write(to: URL(fileURLWithPath: study.database))
        let store = try study.otherStore()
        #expect(
            try store.read { try $0.verifyAudit(against: head).fault }
                == .cutOff(expected: head.size, found: head.size - 1))
        try store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.audit(.signOut, .session, "s")
        }
        #expect(try store.read { try $0.verifyAudit(against: head).fault } == .rewritten(size: head.size))
    }

    @Test func `A forged head is seen, and nothing is written on top of it`() throws {
        let (study, _) = try answered()
        try tamper(study, "update audit_head set seal = zeroblob(32)")
        #expect(try study.store.read { try $0.verifyAudit().fault } == .head)
        let error = TemporaryStudy.error {
            try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
                try $0.audit(.signIn, .session, "s")
            }
        }
        #expect(
            error == .corrupt(path: study.database, detail: "the head of the audit log was changed"))
    }

    @Test func `Entries can be neither changed nor deleted through SQL`() throws {
        let (study, _) = try answered()
        let database = try Database(path: study.database)
        for statement in ["delete from audit_entry", "update audit_entry set role = 'x'"] {
            let error = TemporaryStudy.error { try database.execute(statement) }
            guard case .constraint(let text) = error else {
                Issue.record("\(statement): \(String(describing: error))")
                continue
            }
            #expect(text.hasPrefix("audit entries are never"))
        }
    }

    @Test func `Sealed values open for their entry and their text is not in the file`() throws {
        let study = try TemporaryStudy()
        let planted = "Wilhelmina Planted-Name"
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.audit(
                .change, .participant, study.participant.id.description, participant: study.participant.id,
                old: planted, new: "new " + planted, reason: "asked by " + planted)
        }
        let values = try study.store.read { transaction in
            try transaction.auditValues(of: try #require(try transaction.auditEntries().last))
        }
        #expect(
            values
                == AuditValues(old: planted, new: "new " + planted, reason: "asked by " + planted, origin: nil))
        for file in try FileManager.default.contentsOfDirectory(atPath: study.folder) {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: study.folder + "/" + file))
            #expect(bytes.range(of: Data(planted.utf8)) == nil, "\(file)")
        }
    }

    @Test func `Erasing a key leaves the log whole and its values closed`() throws {
        let (study, head) = try answered()
        let other = try study.otherStore()
        try other.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.eraseKey(of: study.participant.id, reason: "asked for")
        }
        // The first connection still had the key in memory; it must notice before it seals again.
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.audit(
                .refuse, .participant, study.participant.id.description, participant: study.participant.id)
        }
        let store = try study.otherStore()
        #expect(try store.read { try $0.verifyAudit(against: head).fault } == nil)
        let entries = try store.read { try $0.auditEntries(participant: study.participant.id) }
        #expect(entries.last?.keyVersion == 0)
        let first = try #require(entries.first)
        #expect(first.keyVersion == 1)
        #expect(try store.read { try $0.auditValues(of: first) } == nil)
    }

    @Test func `A change without an audit entry is refused and undone`() throws {
        let study = try TemporaryStudy()
        let error = TemporaryStudy.error {
            try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
                try $0.change("update participant set label = 'P-0002'")
            }
        }
        #expect(error == .unaudited)
        #expect(try study.store.read { try $0.participant(label: "P-0001")?.id } == study.participant.id)
    }
}
