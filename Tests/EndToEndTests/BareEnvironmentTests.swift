import Foundation
import Testing

extension EndToEnd {
    @Suite("A machine that says nothing of its terminal and its language")
    struct BareEnvironmentTests {
        @Test(
            "The screens are there, and é, 日 and ß are kept as they were typed", arguments: ["nosuch", "xterm-kitty"])
        func letters(terminal: String) async throws {
            let folder = try TestFolder()
            let form = try folder.write(
                #"{"resourceType":"Questionnaire","status":"active","item":[{"linkId":"a","type":"string","text":"Name"}]}"#,
                to: "form.json")
            let screen = try await TmuxScreen(
                cohort: "fill", form, in: folder,
                adding: ["TERM": terminal, "LANG": "", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"])
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "Question 1 of 1")
                try await screen.type("José 日本 ß")
                try await screen.wait(for: "José 日本 ß")
                try await screen.press("Enter")
                try await screen.wait(for: "1 of 1 answered")
                try await screen.press("Escape")
                #expect(try await screen.waitForEnd() == 0)
                try await screen.expectAsFound()
            }
            #expect(try folder.drafts().contains { $0.contains("José 日本 ß") })
        }
    }
}
