import Foundation
import Questionnaires
import Testing

@testable import StudyScreens

@MainActor @Suite("Filling in a questionnaire") struct FillingModelTests {
    @Test("begins at the first question, with nothing answered") func begins() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        #expect(bench.linkId == "phq-9-1")
        #expect(bench.model.page?.position == 1)
        #expect(bench.model.page?.count == 10)
        #expect(bench.model.form?.answeredCount == 0)
        #expect(await bench.keeper.saves.isEmpty)
    }

    @Test("keeps one answer in one commit, and says when") func oneCommit() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.pick("2"))
        #expect(await bench.keeper.answerSaves.count == 1)
        #expect(await bench.keeper.saves.first?.linkIds.contains("phq-9-1") == true)
        #expect(bench.status == "Saved 09:41:07")
        #expect(bench.linkId == "phq-9-1")
    }

    @Test("shows the mark before it is kept, and the next question only after") func markFirst() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.keeper.hold()
        bench.model.perform(.pick("2"))
        #expect(bench.model.page?.answers.count == 1)
        #expect(bench.status == "Saving …")
        bench.model.perform(.next)
        #expect(bench.linkId == "phq-9-1")
        #expect(bench.model.isMoving)
        await bench.keeper.letGo()
        await bench.model.settled()
        #expect(bench.linkId == "phq-9-2")
        #expect(bench.status == "Saved 09:41:07")
    }

    @Test("gives what is typed ahead to the page it was meant for") func typedAhead() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.keeper.hold()
        for action: FillingAction in [.pick("2"), .next, .typed("1"), .next, .typed("3")] {
            bench.model.perform(action)
        }
        await bench.keeper.letGo()
        await bench.model.settled()
        #expect(bench.linkId == "phq-9-3")
        let answers = bench.model.form?.pages.prefix(3).compactMap { id in
            bench.model.form?.page(id).flatMap { page in page.answers.first.flatMap(page.item.option)?.key }
        }
        #expect(answers == ["2", "1", "3"])
    }

    @Test("asks once at a required question without an answer, and passes the second time") func asksOnce() async throws
    {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.next)
        #expect(bench.linkId == "phq-9-1")
        #expect(bench.status == "You left this blank. Answer it, or press Enter once more to pass.")
        await bench.perform(.next)
        #expect(bench.linkId == "phq-9-2")
        #expect(bench.status == "")
        #expect(bench.model.form?.answeredCount == 0)
    }

    @Test("asks again when something else was done in between") func asksAgain() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.next, .back, .next)
        #expect(bench.linkId == "phq-9-1")
        #expect(bench.model.confirmation == .passRequired)
    }

    @Test("answers nothing by passing through everything, forward and back") func passing() async throws {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        for _ in 0..<60 { await bench.perform(.next) }
        for _ in 0..<60 { await bench.perform(.back) }
        #expect(bench.model.form?.answeredCount == 0)
        #expect(bench.model.form?.records.contains { !$0.answers.isEmpty } == false)
        #expect(await bench.keeper.answerSaves.isEmpty)
    }

    @Test("goes back past an entry that is no answer, and finds it as it was typed") func backNeverValidates()
        async throws
    {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        await bench.perform(.pick(bench.model.page?.item.options.last?.key ?? ""), .next)
        #expect(bench.linkId == "weight")
        await bench.perform(.edit("720"), .back)
        #expect(bench.linkId == "smokes")
        #expect(bench.model.problem == nil)
        await bench.perform(.next)
        #expect(bench.linkId == "weight")
        #expect(bench.model.page.flatMap { bench.model.buffers[$0.id]?.text } == "720")
        #expect(await bench.keeper.answer("weight").isEmpty)
    }

    @Test("says in words at the field what is wrong, with the range and the way back") func problemAtField()
        async throws
    {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        await bench.perform(.pick(bench.model.page?.item.options.last?.key ?? ""), .next, .edit("720"), .next)
        #expect(bench.linkId == "weight")
        let page = try #require(bench.model.page)
        let problem = try #require(bench.model.problem)
        let words = Wording(bench.catalogue, bench.model.clock, isTyped: true)
            .text(problem.remark(for: page.item, typed: "720"))
        #expect(words == "720 is above 300 kg. Type a value between 20 and 300 kg. Alt-← goes back.")
        await bench.perform(.edit("72.50"))
        #expect(bench.model.problem == nil)
        await bench.perform(.next)
        #expect(bench.linkId == "began")
        #expect(await bench.keeper.answer("weight").first?.text == "72.50")
    }

    @Test("keeps a typed text after a pause, and leaves it as it was typed") func pause() async throws {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        await bench.perform(.pick(bench.model.page?.item.options.last?.key ?? ""), .next)
        bench.model.perform(.edit("72,"))
        bench.model.perform(.edit("72,50"))
        try await eventually("the pause") { bench.clock.sleeping > 0 }
        #expect(await bench.keeper.answer("weight").isEmpty)
        bench.clock.advance(by: 1)
        try await eventually("the weight") { await !bench.keeper.answer("weight").isEmpty }
        await bench.model.settled()
        #expect(bench.model.page.flatMap { bench.model.buffers[$0.id]?.text } == "72,50")
        #expect(bench.model.problem == nil)
    }

    @Test("takes an answer back: the question is unanswered again") func erases() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.pick("3"), .erase)
        #expect(bench.model.page?.isAnswered == false)
        #expect(await bench.keeper.state("phq-9-1") == .erased)
        await bench.perform(.next)
        #expect(bench.model.confirmation == .passRequired)
    }

    @Test("an emptied field is an answer taken back") func emptiedField() async throws {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        await bench.perform(.pick(bench.model.page?.item.options.last?.key ?? ""), .next, .edit("70"), .next, .back)
        #expect(bench.linkId == "weight")
        await bench.perform(.edit(""), .back)
        #expect(await bench.keeper.state("weight") == .erased)
    }

    @Test("lets people decline where the study does, and only there") func declines() async throws {
        let allowed = try Bench(TestForms.phq9(), allowsDeclining: true)
        await allowed.start()
        await allowed.perform(.decline, .next)
        #expect(allowed.linkId == "phq-9-2")
        #expect(await allowed.keeper.state("phq-9-1") == .declined)
        let refused = try Bench(TestForms.phq9())
        await refused.start()
        await refused.perform(.decline)
        #expect(refused.model.page?.isAnswered == false)
        #expect(await refused.keeper.saves.isEmpty)
    }

    @Test("toggles where several answers are allowed; an exclusive one takes the others away") func several()
        async throws
    {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        await bench.perform(
            .goTo(try #require(bench.model.form?.pages.first { bench.model.form?.page($0)?.item.linkId == "takes" })))
        #expect(bench.linkId == "takes")
        await bench.perform(.pick("2"), .pick("1"))
        #expect(await bench.keeper.answer("takes").map(\.text) == ["Aspirin", "Metoprolol"])
        await bench.perform(.pick("3"))
        #expect(await bench.keeper.answer("takes").map(\.text) == ["None of these"])
        await bench.perform(.pick("1"), .pick("1"))
        #expect(bench.model.page?.isAnswered == false)
    }

    @Test("counts only questions that can be reached") func reachable() async throws {
        let bench = try Bench(TestForms.everyKind())
        await bench.start()
        let before = try #require(bench.model.page?.count)
        await bench.perform(.pick(bench.model.page?.item.options.first?.key ?? ""))
        #expect(bench.model.page?.count == before + 1)
        await bench.perform(.next)
        #expect(bench.linkId == "smoked")
    }
}
