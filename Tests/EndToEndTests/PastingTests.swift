import Foundation
import Testing

extension EndToEnd {
    @Suite("A paste that the terminal does not mark")
    struct PastingTests {
        @Test("Lines go into the field and turn no page; on a question with options they answer nothing")
        func lines() async throws {
            let folder = try TestFolder()
            let form = try folder.write(Self.form, to: "form.json")
            let screen = try await TmuxScreen(cohort: "fill", form, in: folder)
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "Question 1 of 3")
                try await screen.type("I slept 2 hours\nand woke 1 time\n")
                // The key after it comes alone, and works as ever.
                try await screen.press("3", "Enter")
                try await screen.wait(for: "Question 2 of 3")
                try await screen.type("I slept badly\nand woke early\n")
                try await screen.wait(for: "I slept badly and woke early")
                try await screen.press("Enter")
                try await screen.wait(for: "Question 3 of 3")
                try await screen.type("1\n")
                let review = try await screen.wait(for: "3 of 3 answered")
                #expect(review.contains("3 Three"))
                #expect(review.contains("I slept badly and woke early"))
                #expect(review.contains("1 Yes"))
                try await screen.press("Escape")
                #expect(try await screen.waitForEnd() == 0)
            }
        }

        @Test("Numbers typed ahead in one go still answer one question each")
        func typedAhead() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "> Daily diary")
                try await screen.press("Down", "Enter")
                try await screen.wait(for: "Question 1 of 10")
                try await screen.type("1\n2\n0\n3\n")
                try await screen.wait(for: "Question 5 of 10")
                try await screen.press("C-r")
                let review = try await screen.wait(for: "4 of 10 answered")
                #expect(review.contains("3 Nearly every day"))
                try await screen.press("Escape")
                try await screen.wait(for: "you left at the review")
                try await screen.press("Escape")
                #expect(try await screen.waitForEnd() == 0)
            }
        }

        private static let form = """
            {"resourceType": "Questionnaire", "status": "active", "title": "Sleep", "item": [
              {"linkId": "a", "type": "choice", "text": "How was it?", "required": true, "answerOption": [
                {"valueString": "One"}, {"valueString": "Two"}, {"valueString": "Three"}]},
              {"linkId": "b", "type": "string", "text": "Tell us"},
              {"linkId": "c", "type": "boolean", "text": "Again?"}]}
            """
    }
}
