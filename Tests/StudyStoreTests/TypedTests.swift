import Foundation
import Testing

@testable import StudyStore

@Suite struct TypedTests {
    private func files(_ study: TemporaryStudy) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: study.store.path).filter { $0.contains("typed") }
    }

    @Test func `What is being typed is there for another process, sealed, without a change of the record`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) { _ = try $0.open(draft) }
        let before = try study.store.read { try $0.revision() }
        let text = Array("Planted words".utf8)
        try study.store.read { try $0.keepTyped(text, in: draft) }
        #expect(try study.otherStore().read { try $0.typed(in: draft) } == text)
        #expect(try study.store.read { try $0.revision() } == before)
        let file = try #require(try files(study).first)
        let bytes = try Data(contentsOf: URL(filePath: study.store.path).appending(path: file))
        #expect(bytes.range(of: Data(text)) == nil)
        try study.store.read { try $0.keepTyped(nil, in: draft) }
        #expect(try study.store.read { try $0.typed(in: draft) } == nil)
        #expect(try files(study).isEmpty)
    }

    @Test func `What was typed before an answer was saved is not put over it`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        let change = ItemChange(instance: ItemInstance.ID(), linkID: "q1", state: .answered, answer: "[1]")
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) { _ = try $0.open(draft) }
        try study.store.read { try $0.keepTyped([1], in: draft) }
        _ = try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
            try $0.save([change], in: draft.id, expecting: 0)
        }
        let now = try #require(try study.store.read { try $0.draft(draft.id) })
        #expect(try study.store.read { try $0.typed(in: now) } == nil)
    }

    @Test func `Of another draft, or changed on the disk, it is nothing`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) { _ = try $0.open(draft) }
        try study.store.read { try $0.keepTyped([1, 2, 3], in: draft) }
        let file = URL(filePath: study.store.path).appending(path: try #require(try files(study).first))
        let whole = try Data(contentsOf: file)
        let other = study.draft()
        try whole.write(to: URL(filePath: file.path.replacing("\(draft.id)", with: "\(other.id)")))
        #expect(try study.store.read { try $0.typed(in: other) } == nil)
        for index in whole.indices.dropFirst(3) {
            var changed = whole
            changed[index] ^= 1
            try changed.write(to: file)
            #expect(try study.store.read { try $0.typed(in: draft) } == nil)
        }
    }

    @Test func `It goes with its draft`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) { _ = try $0.open(draft) }
        try study.store.read { try $0.keepTyped([1], in: draft) }
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
            try $0.discard(draft.id, expecting: 0, reason: nil)
        }
        #expect(try files(study).isEmpty)
    }
}
