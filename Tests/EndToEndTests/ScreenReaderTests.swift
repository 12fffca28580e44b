import Foundation
import Testing

extension EndToEnd {
    @Suite("A real screen reader")
    struct ScreenReaderTests {
        private let stem = "Over the last 2 weeks, how often have you been bothered by any of the following problems?"
        private let options = ["0 Not at all", "1 Several days", "2 More than half the days", "3 Nearly every day"]
        private let prompt = "Answer, or :? for help:"

        @Test("speaks PHQ-9 in linear mode: every line once, in order, and nothing else")
        func linear() async throws {
            let folder = try TestFolder()
            let reader = try await ScreenReader(cohort: "demo", "--as", "P-0042", "--linear", in: folder)
            try await inTerminal(reader.screen) { screen in
                let first = try await reader.opening(upTo: prompt)
                #expect(
                    first == [
                        "Linear mode. Your answers stay visible in this terminal.",
                        "Heart Recovery Study · P-0042 · made-up data",
                        "PHQ-9. Question 1 of 10. Required.", stem, "1. Little interest or pleasure in doing things",
                    ] + options + [prompt])
                let second = try await reader.hearing(prompt) { try await screen.press("2", "Enter") }
                #expect(
                    joined(second)
                        == joined(
                            [
                                "2, More than half the days. Saved.", "PHQ-9. Question 2 of 10. Required.", stem,
                                "2. Feeling down, depressed, or hopeless",
                            ] + options + [prompt]))
            }
        }

        @Test("speaks PHQ-9 on the full screen: the question, the choices, and after a key only what it changed")
        func fullScreen() async throws {
            let folder = try TestFolder()
            let reader = try await ScreenReader(cohort: "fill", PatientHealthQuestionnaire.file, in: folder)
            try await inTerminal(reader.screen) { screen in
                let first = try await reader.opening(after: "3 ( ) Nearly every day", upTo: "help")
                let read = first.filter { !$0.hasPrefix("B") && !$0.hasPrefix("0") || $0.hasPrefix("0 ") }
                let question = [
                    "Question 1 of 10", "Over the last 2 weeks, how often have you been bothered by any of the",
                    "following problems?", "1. Little interest or pleasure in doing things", "required",
                    "greater than", "0 ( ) Not at all", "1 ( ) Several days", "2 ( ) More than half the days",
                    "3 ( ) Nearly every day",
                ]
                for words in question { #expect(read.filter { $0 == words }.count == 1, "\(words)") }
                #expect(read.filter(question.contains) == question)

                let answered = try await reader.hearing(where: isSaved) { try await screen.press("2") }
                #expect(answered.dropLast() == ["0 ( ) Not at all", "greater than", "2 (•) More than half the days"])
                let next = try await reader.hearing("2 ( ) More than half the days") { try await screen.press("Enter") }
                #expect(
                    next == [
                        "2", "2. Feeling down, depressed, or hopeless", "greater than", "0 ( ) Not at all",
                        "2 ( ) More than half the days",
                    ])
                let moved = try await reader.hearing("1 ( ) Several days") { try await screen.press("Down") }
                #expect(moved == ["0 ( ) Not at all", "greater than", "1 ( ) Several days"])
            }
        }

        /// Whether this says that an answer is saved, with the time.
        private func isSaved(_ text: String) -> Bool {
            text.hasPrefix("Saved ") && text.count == "Saved 09:41:07".count
        }

        /// Utterances as running text: the reader may stop for breath inside a line.
        private func joined(_ utterances: [String]) -> String { utterances.joined(separator: " ") }
    }
}
