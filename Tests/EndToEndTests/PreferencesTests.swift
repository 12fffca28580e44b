import Foundation
import Testing

extension EndToEnd {
    @Suite("Preferences")
    struct PreferencesTests {
        @Test("The language chosen on the screen is there at the next start, on the screen and in lines")
        func language() async throws {
            let folder = try TestFolder()
            let first = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(first) { screen in
                try await screen.wait(for: "> Daily diary")
                try await screen.press("p")
                try await screen.wait(for: "Preferences")
                try await screen.press("2")
                try await screen.wait(for: "Einstellungen")
                try await screen.press("Escape")
                try await screen.wait(for: "Heute erledigt")
                try await screen.press("Escape")
                #expect(try await screen.waitForEnd() == 0)
            }
            let second = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(second) { screen in
                try await screen.wait(for: "Heute erledigt")
                try await screen.press("Escape")
                #expect(try await screen.waitForEnd() == 0)
            }
            let lines = try await cohort("demo", in: folder)
            #expect(lines.output.contains("Frage 1 von 10. Pflichtfrage."), "\(lines.output)")
        }
    }
}
