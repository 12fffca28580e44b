import FHIR
import Foundation
import Testing

extension EndToEnd {
    @Suite("In a terminal") struct FullScreenTests {
        private static let phq9 = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Resources/bundle/questionnaires/phq-9.json").path

        @Test("a questionnaire is filled in by keys and written as a response") func fill() async throws {
            let folder = try TestFolder()
            let output = folder.path("response.json")
            let screen = try await TmuxScreen(cohort: "fill", Self.phq9, "--output", output, in: folder)
            try await inTerminal(screen) { screen in
                let answers = [1, 2, 0, 3, 1, 0, 1, 2, 0, 2]
                for (index, answer) in answers.enumerated() {
                    try await screen.wait(for: "Question \(index + 1) of 10")
                    try await screen.press("\(answer)", "Enter")
                }
                try await screen.wait(for: "10 of 10 answered")
                try await screen.press("C-s")
                try await screen.wait(for: "once more to submit")
                try await screen.press("C-s")
                try await screen.wait(for: "Thank you")
                try await screen.press("Enter")
                #expect(try await screen.waitForEnd() == 0)
            }
            let json = try JSON(parsing: [UInt8](Data(contentsOf: URL(filePath: output))))
            let response = try QuestionnaireResponse(json: #require(json.object))
            #expect(response.status == .completed)
            #expect(response.items(linkId: "phq-9-4").first?.answers.first?.coding?.display == "Nearly every day")
            #expect(response.items(linkId: "phq-9-total").first?.answers.first?.value?.json.number?.integer == 10)
        }
    }
}
