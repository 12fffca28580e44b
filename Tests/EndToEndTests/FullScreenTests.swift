import FHIR
import Foundation
import Testing

extension EndToEnd {
    @Suite("In a terminal") struct FullScreenTests {
        private static let phq9 = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Resources/bundle/questionnaires/phq-9.json").path

        /// Opens PHQ-9, the second task of the day, and answers its first questions.
        private func answer(_ answers: [Int], on screen: TmuxScreen) async throws {
            try await screen.wait(for: "PHQ-9")
            try await screen.press("Down", "Enter")
            for (index, answer) in answers.enumerated() {
                try await screen.wait(for: "Question \(index + 1) of 10")
                try await screen.press("\(answer)")
                try await screen.wait(for: "Saved ")
                try await screen.press("Enter")
            }
        }

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

        @Test("kill -9 loses nothing: the next start says what was kept and goes on there") func kill() async throws {
            let folder = try TestFolder()
            let first = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(first) { screen in
                try await answer([1, 2, 0], on: screen)
                try await screen.wait(for: "Question 4 of 10")
                Foundation.kill(try await screen.processID(), SIGKILL)
                #expect(try await screen.waitForEnd() == 137)
            }
            let second = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(second) { screen in
                try await screen.wait(for: "PHQ-9")
                try await screen.press("Down", "Enter")
                let told = try await screen.wait(for: "answers were kept")
                #expect(told.contains("3 answers were kept"))
                try await screen.press("Enter")
                try await screen.wait(for: "Question 4 of 10")
            }
        }

        @Test("signals end it with the terminal restored", arguments: [SIGHUP, SIGTERM, SIGINT, SIGQUIT])
        func signals(signal: Int32) async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(screen) { screen in
                try await answer([1], on: screen)
                #expect(try await screen.isOnAlternateScreen())
                Foundation.kill(try await screen.processID(), signal)
                #expect(try await screen.waitForEnd() == 128 + signal)
                #expect(try await screen.isOnAlternateScreen() == false)
            }
            let kept = try folder.store.value("select count(*) from draft_item_version where link_id = 'phq-9-1'")
            #expect(kept == "1")
        }

        @Test("any size will do, and nothing is lost on the way") func resize() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(screen) { screen in
                try await answer([1], on: screen)
                try await screen.resize(width: 20, height: 6)
                try await screen.wait(for: "2 of 10")
                try await screen.resize(width: 4, height: 1)
                try await screen.resize(width: 80, height: 24)
                try await screen.wait(for: "Question 2 of 10")
                try await screen.press("Escape")
                try await screen.wait(for: "you left at question 2 of 10")
            }
        }
    }
}
