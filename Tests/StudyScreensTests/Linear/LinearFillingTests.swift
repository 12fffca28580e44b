import Foundation
import Questionnaires
import StudyAPI
import TerminalUI
import Testing

@testable import StudyScreens

@MainActor @Suite("The linear front end") struct LinearFillingTests {
    private func run(_ bench: Bench, _ lines: String...) async -> (ending: LinearEnding, text: String) {
        await bench.start()
        return await bench.enter(lines)
    }

    @Test("asks, takes a number, says it back and goes on") func transcript() async throws {
        let bench = try Bench(TestForms.phq9())
        let (ending, text) = await run(bench, "2")
        #expect(ending == .inputEnded)
        #expect(
            text.hasPrefix(
                """
                PHQ-9. Question 1 of 10. Required.
                Over the last 2 weeks, how often have you been bothered by any of the following problems?
                1. Little interest or pleasure in doing things
                0 Not at all
                1 Several days
                2 More than half the days
                3 Nearly every day
                Answer, or :? for help: 2, More than half the days. Saved.
                PHQ-9. Question 2 of 10. Required.
                """), "\(text)")
        #expect(
            text.hasSuffix(
                "\nThe end of the input. Nothing was submitted. Your answers so far are saved; you can go on later.\n"))
        #expect(await bench.keeper.answer("phq-9-1").count == 1)
    }

    @Test("submits after the review, asking once") func submits() async throws {
        let bench = try Bench(TestForms.phq9())
        let (ending, text) = await run(
            bench, "0", "1", "2", "3", "0", "1", "2", "3", "0", "", ":submit", ":submit")
        #expect(ending == .submitted)
        #expect(text.contains("\n1. Little interest or pleasure in doing things: 0 Not at all"), "\(text)")
        #expect(text.contains("Type :submit once more to submit."))
        #expect(text.hasSuffix("Thank you\nYour answers were submitted at 09:41.\n"))
        #expect(await bench.keeper.submissions == 1)
    }

    @Test("asks once at a required question and never answers by an empty line") func empty() async throws {
        let bench = try Bench(TestForms.phq9())
        let (_, text) = await run(bench, "", "", "b", "q")
        #expect(text.contains("You left this blank. Answer it, or press Enter once more to pass."))
        #expect(text.contains("Question 2 of 10"))
        #expect(text.hasSuffix("Your answers so far are saved; you can go on later.\n"))
        #expect(await bench.keeper.answerSaves.isEmpty)
    }

    @Test("says the ends of a scale that have no words without a gap") func scale() async throws {
        let slider = """
            {"linkId": "pain", "type": "integer", "text": "How strong?", "extension": [
              {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl", "valueCodeableConcept":
                {"coding": [{"system": "http://hl7.org/fhir/questionnaire-item-control", "code": "slider"}]}},
              {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-sliderStepValue", "valueInteger": 1},
              {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueInteger": 0},
              {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueInteger": 10}]}
            """
        let bench = try Bench(TestForms.one(slider))
        let (_, text) = await run(bench, "?")
        #expect(text.contains("from 0 to 10"), "\(text)")
        #expect(!text.contains("  "), "\(text)")
    }

    @Test("says errors first and then the question again") func errors() async throws {
        let bench = try Bench(TestForms.everyKind(), title: "Every kind")
        let (_, text) = await run(bench, "no", "720", "72,5", "q is no command here", ":q")
        #expect(
            text.contains(
                "720 is above 300 kg. Type a value between 20 and 300 kg. :b goes back.\n2. Body weight\n"), "\(text)")
        #expect(text.contains("72.5 kg. Saved."), "\(text)")
        #expect(text.contains("\"q is no command here\" is not a date."), "\(text)")
    }

    @Test("forgets a line that was refused: empty lines ask once and pass, as without it") func refusedLine()
        async throws
    {
        let bench = try Bench(TestForms.phq9())
        let (_, text) = await run(bench, "rubbish", "", "", ":q")
        #expect(text.contains("\"rubbish\" is none of the answers."), "\(text)")
        #expect(text.contains("You left this blank."), "\(text)")
        #expect(text.contains("Question 2 of 10"), "\(text)")
        let numbers = try Bench(TestForms.everyKind(), title: "Every kind")
        let (_, typed) = await run(numbers, "no", "abc", "", "", ":q")
        #expect(typed.contains("Question 3 of"), "\(typed)")
        #expect(await numbers.keeper.answer("weight").isEmpty)
    }

    @Test("names a question without text by its linkId") func textless() async throws {
        let form = try TestForms.form(
            Array(#"{"resourceType": "Questionnaire", "item": [{"linkId": "q7", "type": "integer"}]}"#.utf8))
        let (_, text) = await run(try Bench(form), ":r", ":q")
        #expect(text.contains("\nq7\n") && text.contains("1. q7: not answered"), "\(text)")
    }

    @Test("does not end well when the answers were turned away and the input ends") func turnedAway() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.keeper.fail(nil)
        let answers = Array(repeating: "0", count: 10)
        var rest = (answers + ["", ":submit", ":submit"])[...]
        await bench.start()
        let transcript = Transcript()
        let linear = LinearFilling(
            bench.model, clock: bench.model.clock, catalogue: bench.catalogue, isPiped: true, output: transcript
        ) {
            if rest.count == 1 { await bench.keeper.fail(.diskFull(path: "r.json")) }
            return rest.popFirst()
        }
        #expect(await linear.run() == .failed)
        #expect(transcript.text.contains("Not submitted"), "\(transcript.text)")
    }

    @Test("takes several answers, texts, and commands only with a colon where the answer is text")
    func kinds() async throws {
        let bench = try Bench(TestForms.everyKind(), title: "Every kind")
        let hostile = "x" + String(UnicodeScalar(27)) + "[31m"
        let (_, text) = await run(bench, "no", "70", "", "5", "1 2", "12", "Green", "b", hostile, ":r", ":q")
        #expect(await bench.keeper.answer("takes").map(\.text) == ["Aspirin", "Metoprolol"])
        #expect(await bench.keeper.answer("month").map(\.text) == ["December"])
        #expect(await bench.keeper.answer("color").map(\.text) == ["Green"])
        #expect(await bench.keeper.answer("name").map(\.text) == ["b"])
        #expect(text.contains("1, Aspirin; 2, Metoprolol. Saved."), "\(text)")
        #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 127 })
    }

    @Test("shows a safety text before anything else, and again on resuming") func safety() async throws {
        let bench = try Bench(TestForms.phq9(), watched: "phq-9-1")
        let (_, first) = await run(bench, "1")
        #expect(first.contains("Please read this\nYou do not have to be alone with this.\nCall 144.\n"), "\(first)")
        let (_, second) = await run(bench, "", "", "q")
        #expect(second.hasPrefix("Please read this\n"), "\(second)")
        #expect(second.contains("You have begun this already\n1 answer was kept.\n"), "\(second)")
        #expect(second.contains("Question 1 of 10"), "\(second)")
    }

    @Test("says what could not be saved, and ends so") func failing() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.keeper.fail(.diskFull(path: "/study.db"))
        let (ending, text) = await run(bench, "1")
        #expect(ending == .failed)
        #expect(text.contains("! Not saved. The disk that holds /study.db is full."), "\(text)")
        #expect(!text.contains("Several days. Saved."))
    }
}
