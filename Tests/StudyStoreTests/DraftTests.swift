import Testing

@testable import StudyStore

@Suite struct DraftTests {
    @Test func `Opening twice gives one draft and pins the questionnaire`() throws {
        let study = try TemporaryStudy()
        let first = study.draft()
        let (opened, again, pinned) = try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
            (
                try $0.open(first), try $0.open(study.draft()),
                try $0.occurrence(study.occurrence.id)?.questionnaire
            )
        }
        #expect(opened == first)
        #expect(again == first)
        #expect(pinned == study.questionnaire.hash)
    }

    @Test func `Saved answers are versions of which the highest holds`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        let instance = ItemInstance.ID()
        let author = study.asParticipant
        let three = ItemChange(
            instance: instance, linkID: "q9", state: .answered, answer: #"[{"valueInteger":3}]"#)
        let none = ItemChange(instance: instance, linkID: "q9", state: .erased)
        try study.store.write(as: author, at: TemporaryStudy.start) {
            _ = try $0.open(draft)
            #expect(
                try $0.save([three], in: draft.id, expecting: 0, position: DraftPosition(linkID: "q10")) == 1)
        }
        try study.store.write(as: author, at: TemporaryStudy.start.adding(seconds: 5)) { (transaction) throws in
            #expect(try transaction.save([none], in: draft.id, expecting: 1) == 2)
        }
        try study.store.read { (transaction) throws in
            #expect(try transaction.items(of: draft.id).map(\.change) == [none])
            #expect(try transaction.history(of: draft.id).map(\.version) == [1, 2])
            let stored = try transaction.draft(draft.id)
            #expect(stored?.revision == 2)
            #expect(stored?.position == DraftPosition(linkID: "q10"))
            #expect(stored?.updatedAt == TemporaryStudy.start.adding(seconds: 5))
        }
    }

    @Test func `Answers come in the order in which they were given first, whatever was changed since`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        let instances = (0..<5).map { _ in ItemInstance.ID() }
        let order = [3, 0, 4, 3, 1, 2, 0]
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) { _ = try $0.open(draft) }
        for (revision, index) in order.enumerated() {
            let change = ItemChange(
                instance: instances[index], linkID: "q\(index)", state: .answered, answer: "[\(revision)]")
            _ = try study.store.write(
                as: study.asParticipant, at: TemporaryStudy.start.adding(seconds: Int64(revision))
            ) { try $0.save([change], in: draft.id, expecting: revision) }
        }
        let items = try study.store.read { try $0.items(of: draft.id) }
        #expect(items.map(\.change.linkID) == ["q3", "q0", "q4", "q1", "q2"])
        #expect(items.map(\.change.answer) == ["[3]", "[6]", "[2]", "[4]", "[5]"])
    }

    @Test func `The second writer of a revision is told and changes nothing`() throws {
        let study = try TemporaryStudy()
        let other = try study.otherStore()
        let draft = study.draft()
        let change = ItemChange(instance: ItemInstance.ID(), linkID: "q1", state: .answered, answer: "[1]")
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) { _ = try $0.open(draft) }
        _ = try other.write(as: study.asParticipant, at: TemporaryStudy.start) {
            try $0.save([change], in: draft.id, expecting: 0)
        }
        let before = try study.store.read { try $0.revision() }
        let error = TemporaryStudy.error {
            _ = try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
                try $0.save([change], in: draft.id, expecting: 0)
            }
        }
        #expect(error == .draftConflict(expected: 0, found: 1))
        #expect(try study.store.read { try $0.history(of: draft.id).count } == 1)
        #expect(try study.store.read { try $0.revision() } == before)
    }

    @Test func `Moving without answering keeps the place and leaves no trace in the log`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) { _ = try $0.open(draft) }
        let before = try study.store.read { try $0.revision() }
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
            try $0.keepPosition(DraftPosition(linkID: "q3"), in: draft.id)
        }
        #expect(try study.store.read { try $0.draft(draft.id)?.position?.linkID } == "q3")
        #expect(try study.store.read { try $0.revision() } == before)
    }

    @Test func `A submitted draft takes no more answers`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
            _ = try $0.open(draft)
            try $0.submit(study.response(from: draft), scores: [], expecting: 0)
        }
        let error = TemporaryStudy.error {
            _ = try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
                try $0.save([], in: draft.id, expecting: 0)
            }
        }
        #expect(error == .draftClosed(status: .submitted))
    }

    @Test func `A given-up draft makes room for another`() throws {
        let study = try TemporaryStudy()
        let first = study.draft()
        let second = study.draft()
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
            _ = try $0.open(first)
            try $0.discard(first.id, expecting: 0, reason: "start over")
            #expect(try $0.open(second).id == second.id)
        }
        #expect(try study.store.read { try $0.draft(first.id)?.status } == .discarded)
    }
}
