import Foundation
import Questionnaires
import StudyAPI
import Testing

@testable import StudyScreens

@MainActor @Suite("What was answered") struct KeepingTests {
    @Test("stays on the screen with the reason while the disk is full, and is kept by the next key that can")
    func diskFull() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.keeper.fail(.diskFull(path: "/study.db"))
        await bench.perform(.pick("2"), .next)
        #expect(bench.linkId == "phq-9-1")
        #expect(bench.model.page?.isAnswered == true)
        #expect(
            bench.status
                == "! Not saved. The disk that holds /study.db is full. Your answer is still here; the next key tries again."
        )
        #expect(bench.model.hasUnkept)
        await bench.keeper.fail(nil)
        await bench.perform(.next)
        #expect(bench.linkId == "phq-9-2")
        #expect(await bench.keeper.answer("phq-9-1").count == 1)
        #expect(!bench.model.hasUnkept)
    }

    @Test("shows the safety words though it cannot be kept, once; and those about the alert when it is kept at last")
    func safetyWithoutStore() async throws {
        let bench = try Bench(TestForms.phq9(), watched: "phq-9-1")
        await bench.start()
        await bench.keeper.fail(.diskFull(path: "/study.db"))
        await bench.perform(.pick("2"))
        guard case .safety(let unkept) = bench.model.phase else {
            Issue.record("\(bench.model.phase)")
            return
        }
        #expect(unkept.id == nil)
        #expect(unkept.paragraphs.last == "Nobody knows of it yet.")
        #expect(bench.status.hasPrefix("! Not saved."))
        await bench.perform(.goOn)
        #expect(bench.linkId == "phq-9-1")
        await bench.perform(.next)
        #expect(bench.linkId == "phq-9-1" && bench.model.hasUnkept)
        await bench.keeper.fail(nil)
        await bench.perform(.next)
        guard case .safety(let kept) = bench.model.phase else {
            Issue.record("\(bench.model.phase)")
            return
        }
        #expect(kept.id != nil)
        await bench.perform(.goOn)
        #expect(bench.linkId == "phq-9-2")
    }

    @Test("of a questionnaire submitted in another window is told once: Enter and Esc lead away, without a question")
    func submittedElsewhere() async throws {
        for way: FillingAction in [.goOn, .leave] {
            let bench = try Bench(TestForms.phq9())
            await bench.start()
            await bench.keeper.fail(.closed)
            await bench.perform(.pick("2"))
            #expect(bench.model.phase == .failed(.closed))
            await bench.perform(way)
            #expect(bench.model.phase == .closed && bench.hasLeft)
        }
    }

    @Test("is on its way to the keeper before the action is over, so that the disk works while the mark is drawn")
    func beforeTheMark() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let keeper = InstantKeeper(form: try TestForms.phq9())
        bench.model.start(keeper) {}
        await bench.model.settled()
        bench.model.perform(.pick("2"))
        #expect(keeper.saves == 1)
        #expect(bench.model.status.isSaved && !bench.model.hasUnkept)
    }

    @Test("is kept by a keeper that never waits as by any other, the place after the last step too")
    func keeperWithoutWaiting() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let keeper = InstantKeeper(form: try TestForms.phq9())
        bench.model.start(keeper) {}
        await bench.model.settled()
        await bench.perform(.pick("2"), .next, .pick("1"), .next, .back)
        #expect(bench.linkId == "phq-9-2")
        #expect(keeper.position?.linkId == "phq-9-2")
        #expect(!bench.model.hasUnkept)
    }

    @Test("is kept in the order of answering, also after a failure") func order() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.keeper.fail(.readOnly(path: "/study.db"))
        await bench.perform(.pick("1"), .pick("2"), .pick("3"))
        await bench.keeper.fail(nil)
        await bench.perform(.next)
        #expect(await bench.keeper.answerSaves.count == 3)
        let option = bench.model.form?.form.item(linkId: "phq-9-1")?.option(key: "3")
        #expect(await bench.keeper.answer("phq-9-1").first == option?.value)
    }

    @Test("is not written over another window's answers: the draft is opened again at the same question")
    func conflict() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.pick("1"), .next)
        await bench.keeper.fail(.changedElsewhere)
        await bench.perform(.pick("2"))
        #expect(bench.linkId == "phq-9-2")
        #expect(bench.status.hasPrefix("! Not saved: this questionnaire was changed in another window."))
        await bench.keeper.fail(nil)
        await bench.perform(.next)
        #expect(bench.linkId == "phq-9-2")
        #expect(bench.model.page?.isAnswered == false)
        #expect(bench.status.hasPrefix("Opened again"))
        await bench.perform(.pick("2"), .next)
        #expect(bench.linkId == "phq-9-3")
    }

    @Test("typed into a field stays there when the draft had to be opened again") func conflictKeepsText() async throws
    {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        await bench.perform(.goTo(try page(bench, "note")), .edit("I slept badly"))
        await bench.keeper.fail(.changedElsewhere)
        await bench.perform(.next)
        await bench.keeper.fail(nil)
        await bench.perform(.next)
        #expect(bench.linkId == "note")
        #expect(bench.model.page.flatMap { bench.model.buffers[$0.id]?.text } == "I slept badly")
    }

    @Test("is recovered: what was kept is said first, and it goes on at the same question") func recovered()
        async throws
    {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.pick("1"), .next, .pick("2"), .next)
        #expect(bench.linkId == "phq-9-3")
        await bench.start()
        #expect(
            bench.model.phase
                == .recovered(Recovery(answered: 2, count: 10, position: 3, savedAt: bench.clock.now)))
        await bench.perform(.goOn)
        #expect(bench.linkId == "phq-9-3")
    }

    @Test("is recovered at the question the person had gone on to, past one that was left open")
    func recoveredPastOpen()
        async throws
    {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.pick("1"), .next, .next, .next)
        #expect(bench.linkId == "phq-9-3")
        await bench.start()
        await bench.perform(.goOn)
        #expect(bench.linkId == "phq-9-3")
    }

    @Test("is put aside by starting over, which asks once") func startsOver() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.pick("1"), .next)
        await bench.start()
        await bench.perform(.startOver)
        #expect(bench.model.confirmation == .startOver)
        #expect(await bench.keeper.records.isEmpty == false)
        await bench.perform(.startOver)
        #expect(bench.linkId == "phq-9-1")
        #expect(bench.model.form?.answeredCount == 0)
        #expect(await bench.keeper.records.isEmpty)
    }

    @Test("is kept when leaving, the text in the field included") func leaving() async throws {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        await bench.perform(.goTo(try page(bench, "note")), .edit("tired"), .leave)
        try await eventually("the way out") { bench.hasLeft }
        #expect(await bench.keeper.answer("note").first?.text == "tired")
        #expect(bench.model.phase == .closed)
    }

    @Test("that cannot be kept is not left behind without asking") func leavingUnsaved() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.keeper.fail(.diskFull(path: "/study.db"))
        await bench.perform(.pick("2"), .leave)
        try await eventually("the question") { bench.model.confirmation != nil && bench.model.keeping == nil }
        await Task.yield()
        #expect(!bench.hasLeft)
        bench.model.perform(.leave)
        #expect(bench.hasLeft)
    }

    @Test("is flushed on a signal, also a text that was just being typed") func flush() async throws {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        await bench.perform(.goTo(try page(bench, "name")), .edit("Ada"))
        await bench.model.flush()
        #expect(await bench.keeper.answer("name").first?.text == "Ada")
    }

    @Test("is handed in once, after asking once") func submits() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        for _ in 0..<9 { await bench.perform(.pick("1"), .next) }
        await bench.perform(.next)
        #expect(bench.model.phase == .review)
        await bench.perform(.submit)
        #expect(bench.model.confirmation == .submit)
        #expect(await bench.keeper.submissions == 0)
        await bench.perform(.submit)
        #expect(bench.model.phase == .submitted(KeptSubmission(submittedAt: bench.clock.now)))
        await bench.perform(.submit, .goOn)
        #expect(await bench.keeper.submissions == 1)
        #expect(bench.hasLeft)
    }

    @Test("is not handed in while required questions are open") func stayClosed() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.pick("1"), .review, .submit, .submit)
        #expect(bench.model.phase == .review)
        #expect(await bench.keeper.submissions == 0)
        #expect(bench.status == "! 8 required questions are open. Enter goes to the first.")
        await bench.perform(.next)
        #expect(bench.linkId == "phq-9-2")
    }

    private func page(_ bench: Bench, _ linkId: String) throws -> UUID {
        try #require(bench.model.form?.pages.first { bench.model.form?.page($0)?.item.linkId == linkId })
    }
}

@MainActor @Suite("A safety text") struct SafetyTests {
    @Test("comes at once, before the next question, and takes nothing that was typed ahead") func atOnce() async throws
    {
        let bench = try Bench(TestForms.phq9(), watched: "phq-9-9")
        await bench.start()
        for _ in 0..<8 { await bench.perform(.pick("0"), .next) }
        #expect(bench.linkId == "phq-9-9")
        await bench.keeper.hold()
        for action: FillingAction in [.pick("1"), .next, .next, .typed("2")] { bench.model.perform(action) }
        await bench.keeper.letGo()
        await bench.model.settled()
        guard case .safety(let notice) = bench.model.phase else {
            Issue.record("\(bench.model.phase)")
            return
        }
        #expect(notice.paragraphs.last == "Call 144.")
        await bench.perform(.goOn)
        #expect(bench.linkId == "phq-9-difficulty")
        #expect(bench.model.page?.isAnswered == false)
    }

    @Test("comes again whenever the draft is opened, before anything else") func again() async throws {
        let bench = try Bench(TestForms.phq9(), watched: "phq-9-1")
        await bench.start()
        await bench.perform(.pick("3"))
        await bench.start()
        guard case .safety = bench.model.phase else {
            Issue.record("\(bench.model.phase)")
            return
        }
        await bench.perform(.goOn)
        guard case .recovered = bench.model.phase else {
            Issue.record("\(bench.model.phase)")
            return
        }
    }
}

/// Keeps at once, without ever giving the thread away.
@MainActor private final class InstantKeeper: DraftKeeper {
    private let form: Form
    private(set) var saves = 0
    private(set) var position: FormPosition?

    init(form: Form) { self.form = form }

    func open() async throws(DraftKeeperError) -> KeptDraft { KeptDraft(title: "PHQ-9", form: form) }

    func save(_ records: [ItemRecord], position: FormPosition?) async throws(DraftKeeperError) -> KeptReceipt {
        if !records.isEmpty { saves += 1 }
        self.position = position
        return KeptReceipt(savedAt: Date(timeIntervalSince1970: 0))
    }

    func keepTyped(_ texts: [TypedText]) {}

    func finishTyped() {}

    func safetyNotices(aboutUnkept records: [ItemRecord]) async -> [SafetyNotice] { [] }

    func submit(_ form: FormSession) async throws(DraftKeeperError) -> KeptSubmission { throw .closed }

    func restart() async throws(DraftKeeperError) -> KeptDraft { try await open() }
}
