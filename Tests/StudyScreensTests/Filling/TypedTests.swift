import Questionnaires
import StudyAPI
import Testing

@testable import StudyScreens

@MainActor @Suite("What is being typed") struct TypedTests {
    private func typed(_ bench: Bench) -> [String] {
        bench.keeper.typed.withLock { $0.map { "\($0.linkId) \($0.repetition) \($0.text)" } }
    }

    @Test("is kept with every key, and let go once it is an answer that is kept") func everyKey() async throws {
        let bench = try Bench(TestForms.oneText())
        await bench.start()
        let linkId = try #require(bench.linkId)
        bench.model.perform(.edit("d"))
        #expect(typed(bench) == ["\(linkId) 0 d"])
        bench.model.perform(.edit("de"))
        #expect(typed(bench) == ["\(linkId) 0 de"])
        bench.model.perform(.edit(""))
        #expect(typed(bench) == [])
        bench.model.perform(.edit("der"))
        await bench.model.flush()
        #expect(await bench.keeper.answer(linkId) == [.string("der")])
        #expect(typed(bench) == [])
        // Taken out of the field again: the next session must not find the answer as it was.
        bench.model.perform(.edit(""))
        #expect(typed(bench) == ["\(linkId) 0 "])
        await bench.perform(.erase)
        #expect(typed(bench) == [])
    }

    @Test("stays kept while the answer it is cannot be kept") func diskFull() async throws {
        let bench = try Bench(TestForms.oneText())
        await bench.start()
        let linkId = try #require(bench.linkId)
        await bench.keeper.fail(.diskFull(path: "/study.db"))
        bench.model.perform(.edit("der"))
        await bench.model.flush()
        #expect(typed(bench) == ["\(linkId) 0 der"])
        await bench.keeper.fail(nil)
        await bench.model.flush()
        #expect(typed(bench) == [])
    }

    @Test("is back in its field in the next session, which says so; also what is no answer") func nextSession()
        async throws
    {
        let bench = try Bench(TestForms.one(#"{"linkId": "n", "type": "integer", "text": "How many?"}"#))
        await bench.start()
        await bench.perform(.edit("12x"))
        await bench.model.flush()
        await bench.start()
        guard case .recovered(let recovery) = bench.model.phase else {
            Issue.record("\(bench.model.phase)")
            return
        }
        #expect(recovery.hasTyped && recovery.answered == 0 && recovery.position == 1)
        let pilot = bench.pilot()
        #expect(pilot.screen.contains("What you were typing is in its field."))
        await bench.perform(.goOn)
        let page = try #require(bench.model.page)
        #expect(bench.model.buffers[page.id]?.text == "12x")
        await bench.perform(.edit("12"), .next)
        #expect(await bench.keeper.answer("n") == [.integer(12)])
        #expect(typed(bench) == [])
    }

    @Test("is let go by whoever leaves without it, or starts over") func leave() async throws {
        for startsOver in [false, true] {
            let bench = try Bench(TestForms.one(#"{"linkId": "n", "type": "integer", "text": "How many?"}"#))
            await bench.start()
            await bench.perform(.edit("12x"))
            #expect(typed(bench) == ["n 0 12x"])
            if startsOver {
                await bench.start()
                await bench.perform(.startOver, .startOver)
                #expect(bench.linkId == "n" && bench.model.page.flatMap { bench.model.buffers[$0.id]?.text } == "")
            } else {
                await bench.perform(.leave, .leave)
                #expect(bench.hasLeft)
            }
            #expect(typed(bench) == [])
        }
    }

    @Test("goes back into the repetition it was typed in") func repetitions() async throws {
        let form = try TestForms.one(
            #"""
            {"linkId": "g", "type": "group", "repeats": true,
             "item": [{"linkId": "t", "type": "string", "text": "Which?"}]}
            """#)
        let bench = try Bench(form)
        bench.keeper.typed.withLock {
            $0 = [
                TypedText(linkId: "t", repetition: 5, text: "a"), TypedText(linkId: "gone", repetition: 0, text: "b"),
            ]
        }
        await bench.start()
        await bench.perform(.goOn)
        let page = try #require(bench.model.page)
        // There is no sixth yet: rather in the first than nowhere.
        #expect(bench.model.buffers[page.id]?.text == "a")
    }
}
