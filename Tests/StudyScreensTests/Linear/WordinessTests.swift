import AppState
import Questionnaires
import Testing

@testable import StudyScreens

/// What is chosen is kept for the whole process: one test at a time.
@MainActor @Suite("How much is said line by line", .serialized) struct WordinessTests {
    init() { TestForms.forgetPreferences() }

    @Test("is only what is new after :terse, which is kept until :wordy") func terse() async throws {
        defer { TestForms.forgetPreferences() }
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let (_, text) = await bench.enter(["0", ":terse", "rubbish", "1", "2", ":q"])
        let after = text.components(separatedBy: "From now on only what is new. :wordy says everything again.\n").last
        #expect(
            after == """
                > "rubbish" is none of the answers. :b goes back.
                > 1, Several days.
                3 of 10. Required.
                3. Trouble falling or staying asleep, or sleeping too much
                0 Not at all
                1 Several days
                2 More than half the days
                3 Nearly every day
                > 2, More than half the days.
                4 of 10. Required.
                4. Feeling tired or having little energy
                0 Not at all
                1 Several days
                2 More than half the days
                3 Nearly every day
                > Your answers so far are saved; you can go on later.

                """, "\(after ?? "")")
        #expect(Application.storedState(\.wordiness).value == .terse)
        await bench.start()
        let (_, again) = await bench.enter(["", ":wordy", ":q"])
        #expect(again.contains("> From now on everything."), "\(again)")
        #expect(again.contains("Answer, or :? for help: "), "\(again)")
    }

    @Test("says an instruction once when terse, each time when not") func instructions() async throws {
        defer { TestForms.forgetPreferences() }
        for (first, count) in [(":terse", 1), (":wordy", 2)] {
            let bench = try Bench(TestForms.everyKind(), title: "Every kind")
            await bench.start()
            let (_, text) = await bench.enter([first, "no", "70", ":b", "70", ":q"])
            #expect(text.components(separatedBy: "between 20 and 300 kg\n").count == count + 1, "\(text)")
        }
    }

    @Test("is chosen where the language is chosen as well") func atPreferences() async throws {
        defer { TestForms.forgetPreferences() }
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let transcript = Transcript()
        var lines = [":p", ":terse", "", ":q"][...]
        let languages = LanguageModule(languages: ["en", "de"], accountLanguage: "en") { _ in bench.catalogue }
        let linear = LinearFilling(
            bench.model, clock: bench.model.clock, catalogue: bench.catalogue, languages: languages, isPiped: true,
            output: transcript
        ) { lines.popFirst() }
        #expect(await linear.run() == .left)
        #expect(
            transcript.text.contains(
                "A number to choose, Enter to leave it, or :? for help: From now on only what is new. :wordy says everything again.\n> "
            ), "\(transcript.text)")
    }

    @Test("offers at the end what there is to do") func offer() async throws {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        let (_, text) = await bench.enter(Array(repeating: "0", count: 9) + [""])
        #expect(text.contains(":submit submits, :r reviews, :q saves and leaves, :? for help: "), "\(text)")
    }

    @Test("is, when somebody breaks off, that the answers are kept, on a line of its own") func interrupted()
        async throws
    {
        let bench = try Bench(TestForms.phq9())
        await bench.start()
        await bench.perform(.pick("1"))
        let transcript = Transcript()
        transcript.write("Answer, or :? for help: ")
        await LinearInterruption(bench.model, catalogue: bench.catalogue, output: transcript).end()
        #expect(
            transcript.text
                == "Answer, or :? for help: \nYour answers so far are saved; you can go on later.\n")
        await bench.keeper.fail(.diskFull(path: "/study.db"))
        bench.model.perform(.pick("2"))
        let second = Transcript()
        await LinearInterruption(bench.model, catalogue: bench.catalogue, output: second).end()
        #expect(second.text == "\nYour last answer could not be saved.\n")
    }
}
