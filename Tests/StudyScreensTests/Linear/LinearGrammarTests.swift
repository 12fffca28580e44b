import Foundation
import Questionnaires
import StudyAPI
import Testing

@testable import StudyScreens

@MainActor @Suite("What lines mean in the linear front end") struct LinearGrammarTests {
    private func run(_ bench: Bench, _ lines: [String]) async -> (ending: LinearEnding, text: String) {
        await bench.start()
        return await bench.enter(lines)
    }

    @Test("an empty line at the review goes to the first open question") func openAtReview() async throws {
        let bench = try Bench(TestForms.phq9())
        let (_, text) = await run(bench, ["0", "0", "0", ":r", "", ":q"])
        #expect(text.contains("Review. 3 of 10 answered."), "\(text)")
        let afterReview = text.components(separatedBy: "Review. 3 of 10").last ?? ""
        #expect(afterReview.contains("PHQ-9. Question 4 of 10. Required."), "\(text)")
        #expect(!afterReview.contains("Question 1 of 10"))
    }

    @Test("an empty line at a review without open questions says how to submit") func completeAtReview() async throws {
        let bench = try Bench(TestForms.phq9())
        let (ending, text) = await run(
            bench, Array(repeating: "0", count: 9) + ["", "", ":submit", ":submit"])
        #expect(text.contains("Everything required is answered. :submit submits.\n"), "\(text)")
        #expect(text.components(separatedBy: "Question 1 of 10").count == 2, "\(text)")
        #expect(ending == .submitted)
    }

    @Test("an answer to \"You have begun this already\" is the answer to the question at which it goes on")
    func answerAtRecovery() async throws {
        let bench = try Bench(TestForms.phq9())
        _ = await run(bench, ["0", "1"])
        let (_, text) = await run(bench, ["2", "3"])
        #expect(!text.contains("does nothing here"), "\(text)")
        #expect(text.contains("You have begun this already"))
        #expect(await bench.keeper.answer("phq-9-3").map(\.text) == ["More than half the days"])
        #expect(await bench.keeper.answer("phq-9-4").map(\.text) == ["Nearly every day"])
    }

    @Test("an answer to \"Press Enter\" under a safety text is the answer to the next question") func answerAtSafety()
        async throws
    {
        let bench = try Bench(TestForms.phq9(), watched: "phq-9-1")
        let (_, text) = await run(bench, ["1", "2", "3"])
        #expect(text.contains("You do not have to be alone with this."), "\(text)")
        #expect(await bench.keeper.answer("phq-9-2").map(\.text) == ["More than half the days"])
        #expect(await bench.keeper.answer("phq-9-3").map(\.text) == ["Nearly every day"])
    }

    /// A review of questions that have these numbers on the paper form, and what was said after `typed`.
    private func review(_ printed: [String], typing typed: String) async throws -> (list: String, after: String) {
        let items = printed.enumerated().map { index, number in
            let prefix = number.isEmpty ? "" : #""prefix": "\#(number)", "#
            return #"{"linkId": "q\#(index + 1)", "type": "string", \#(prefix)"text": "Text \#(index + 1)"}"#
        }
        let form = try TestForms.form(
            Array(
                #"""
                {"resourceType": "Questionnaire", "status": "active", "item": [\#(items.joined(separator: ","))]}
                """#.utf8))
        let (_, text) = await run(try Bench(form, title: "Diary"), [":r", typed, ":q"])
        let parts = text.components(separatedBy: "A question's number changes it")
        return (parts.first ?? "", parts.dropFirst().joined())
    }

    @Test("the number under which the review lists a question is the number that opens it, in one numbering only")
    func numbers() async throws {
        for (printed, numbers) in [
            (["2.", "3.", "4a)"], ["2", "3", "4a"]), (["b.", "q.", "x."], ["b", "q", "x"]),
            (["1.", "1.", "2."], ["1", "2", "3"]), (["2.", "", "3."], ["1", "2", "3"]),
            (["Part 1", "Part 2", "Part 3"], ["1", "2", "3"]), (["", "", ""], ["1", "2", "3"]),
        ] {
            for (index, number) in numbers.enumerated() {
                for typed in [number, number.uppercased(), "\(number)."] {
                    let (list, after) = try await review(printed, typing: typed)
                    #expect(list.contains("\n\(number). Text \(index + 1): "), "\(list)")
                    #expect(after.contains("Question \(index + 1) of 3"), "\(typed) of \(printed):\n\(after)")
                }
            }
        }
        #expect(try await review(["2.", "3."], typing: "1").after.contains("There is no question 1."))
    }

    @Test("what is required and cannot be asked is named at the review") func unaskable() async throws {
        let form = try TestForms.form(
            Array(
                #"""
                {"resourceType": "Questionnaire", "status": "active", "item": [
                 {"linkId": "x", "type": "attachment", "text": "Your X-ray", "required": true},
                 {"linkId": "a", "type": "string", "text": "Name"}]}
                """#.utf8))
        let bench = try Bench(form)
        let (_, text) = await run(bench, ["Ann", "", ":q"])
        let words = "Required, but it cannot be asked here: Your X-ray. What you submit lacks it."
        #expect(text.contains(words), "\(text)")
        await bench.start()
        await bench.perform(.review)
        #expect(bench.pilot().screen.contains(words))
    }

    @Test("words of one's own are offered where they are possible; a number beside no option is a slip")
    func ownWords() async throws {
        let form = try TestForms.one(
            #"""
            {"linkId": "pet", "type": "open-choice", "text": "Pet?", "answerOption": [
             {"valueString": "Cat"}, {"valueString": "Dog"}]}
            """#)
        let bench = try Bench(form, title: "Pet")
        let (_, text) = await run(bench, ["5", "a parrot", ":q"])
        #expect(text.contains("Words of your own are possible too."), "\(text)")
        #expect(text.contains("\"5\" is none of the answers."), "\(text)")
        #expect(await bench.keeper.answer("pet").map(\.text) == ["a parrot"])
    }

    @Test("a command that does not exist is said to be none, and the answer after it still counts")
    func unknownAtRecovery() async throws {
        let bench = try Bench(TestForms.phq9())
        _ = await run(bench, ["0"])
        let (_, text) = await run(bench, [":nonsense", "1"])
        #expect(text.contains("There is no command :nonsense."), "\(text)")
        #expect(await bench.keeper.answer("phq-9-2").map(\.text) == ["Several days"])
    }

    @Test("a line longer than a field is cut, and said to be") func tooLong() async throws {
        let bench = try Bench(TestForms.oneText())
        let (_, text) = await run(bench, [String(repeating: "a", count: 4_100)])
        #expect(text.contains("! A field holds 4000 characters: the last 100 you entered were left out."), "\(text)")
        #expect(await bench.keeper.answer("free").map(\.text.count) == [4_000])
    }

    @Test("a limit of the question's own is said before and after") func ownLimit() async throws {
        let bench = try Bench(TestForms.oneText(maxLength: 20))
        let (_, text) = await run(bench, [String(repeating: "a", count: 21), ":q"])
        #expect(text.contains("at most 20 characters\n"), "\(text)")
        #expect(text.contains("21 characters are too many: at most 20."), "\(text)")
        #expect(await bench.keeper.answer("free").isEmpty)
    }

    @Test("a questionnaire that is open elsewhere is said to be, and how to go on; nothing sounds like a fault")
    func openElsewhere() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.keeper.refuseToOpen(.openElsewhere(lastSaved: bench.clock.now - 60))
        let (ending, text) = await run(bench, [])
        #expect(ending == .failed)
        #expect(text.hasPrefix("Open in another terminal\n"), "\(text)")
        #expect(text.contains("the last answer was saved there today 09:40. Go on there,"), "\(text)")
        #expect(!text.contains("does not work"))
        await bench.start()
        let pilot = bench.pilot()
        #expect(pilot.screen.contains("Open in another terminal"), "\(pilot.screen)")
        await bench.keeper.refuseToOpen(nil)
        try await bench.press(pilot, "Enter")
        #expect(pilot.screen.contains("Question 1 of 10"), "\(pilot.screen)")
    }

    @Test("a time without a zone is one in the person's zone") func zone() async throws {
        let bench = try Bench(TestForms.oneMoment())
        let (_, text) = await run(bench, ["2026-11-30 14:05"])
        #expect(text.contains("Saved."), "\(text)")
        #expect(await bench.keeper.answer("when").count == 1, "\(text)")
    }
}
