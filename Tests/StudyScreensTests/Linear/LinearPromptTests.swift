import Questionnaires
import Testing

@testable import StudyScreens

@MainActor @Suite("What the prompts of the linear front end say and take") struct LinearPromptTests {
    /// What a person at a keyboard is told, all of it.
    private func type(_ bench: Bench, _ lines: [String]) async -> String {
        await bench.start()
        return await bench.enter(lines, isPiped: false).text
    }

    @Test("a person's line at \"You have begun this already\" answers nothing that has not been read out")
    func unheardAtRecovery() async throws {
        let bench = try Bench(TestForms.phq9(), allowsDeclining: true)
        _ = await type(bench, ["0", "1", ":q"])
        let text = await type(bench, ["2", ":x", ":e", ":submit", ":nonsense", "", "3", ":q"])
        #expect(text.contains("or :? for help: Not taken: 2. The question comes first.\n"), "\(text)")
        for command in [":x", ":e", ":submit"] { #expect(text.contains("\(command) does nothing here.\n"), "\(text)") }
        #expect(text.contains("There is no command :nonsense."), "\(text)")
        #expect(text.components(separatedBy: "Press Enter to go on").count == 7, "\(text)")
        #expect(await bench.keeper.answer("phq-9-3").map(\.text) == ["Nearly every day"])
        #expect(await bench.keeper.answer("phq-9-4").isEmpty)
    }

    @Test("nor does one under a safety text, which is not left by it") func unheardAtSafety() async throws {
        let bench = try Bench(TestForms.phq9(), watched: "phq-9-1")
        let text = await type(bench, ["1", "2", ":?", "", "3", ":q"])
        let parts = text.components(separatedBy: "Press Enter to go on, or :? for help: ")
        #expect(parts.count == 4, "\(text)")
        #expect(parts[0].contains("You do not have to be alone with this."))
        #expect(parts[1] == "Not taken: 2. The question comes first.\n")
        #expect(parts[2].hasPrefix("What you can type here:\nan empty line: next\n"), "\(text)")
        #expect(await bench.keeper.answer("phq-9-2").map(\.text) == ["Nearly every day"])
    }

    @Test("a person can leave from either") func leaving() async throws {
        let bench = try Bench(TestForms.phq9(), watched: "phq-9-1")
        #expect(await type(bench, ["1", "q"]).hasSuffix("Your answers so far are saved; you can go on later.\n"))
        #expect(await type(bench, [":q"]).hasSuffix("Your answers so far are saved; you can go on later.\n"))
        #expect(await bench.keeper.answer("phq-9-1").map(\.text) == ["Several days"])
    }

    @Test("every prompt names :? for help, whether or not text is taken there", arguments: ["en", "de"])
    func help(_ language: String) throws {
        let words = String(decoding: try TestForms.resource("strings/\(language).json"), as: UTF8.self)
        let prompts = words.split(separator: "\n").filter {
            $0.contains("\"linear.prompt") && !$0.contains("\"linear.promptTerse\"")
        }
        #expect(prompts.count >= 9)
        for prompt in prompts { #expect(prompt.contains(":? "), "\(prompt)") }
    }

    @Test("and :? is answered there") func helpIsThere() async throws {
        let bench = try Bench(TestForms.oneText())
        _ = await type(bench, ["words", ":q"])
        let languages = LanguageModule(languages: ["en", "de"], accountLanguage: "en") { _ in bench.catalogue }
        await bench.start()
        let transcript = Transcript()
        var lines = [":?", "", ":?", ":r", ":?", "1", ":p", ":?", "?", "", ":q"][...]
        let linear = LinearFilling(
            bench.model, clock: bench.model.clock, catalogue: bench.catalogue, languages: languages, isPiped: false,
            output: transcript
        ) { lines.popFirst() }
        #expect(await linear.run() == .left)
        #expect(transcript.text.components(separatedBy: "for help: What you can type here:\n").count == 6)
        #expect(lines.isEmpty)
    }
}
