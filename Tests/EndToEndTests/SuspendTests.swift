import Foundation
import Testing

extension EndToEnd {
    @Suite("Suspended and continued")
    struct SuspendTests {
        @Test("At a desk Ctrl-Z gives the terminal back to the shell, and fg takes it again as it was")
        func atADesk() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(
                ["bash", "--norc", "--noprofile", "-i"], environment: folder.environment)
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "bash")
                try await command("stty -a > before", screen, folder)
                let shell = try await screen.modes()
                try await screen.type("COHORT_MOUSE=1 \(Binary.path) fill \(PatientHealthQuestionnaire.file)")
                try await screen.press("Enter")
                try await screen.wait(for: "Question 1 of 10")
                try await screen.press("2")
                try await screen.wait(for: "2 (•)")
                let ours = try await screen.modes()
                #expect(ours.contains("alternate_on=1"))
                #expect(ours.contains("mouse_any_flag=1"))

                try await screen.press("C-z")
                try await screen.wait(for: "Stopped")
                #expect(try await screen.modes() == shell)
                try await command("stty -a > during", screen, folder)

                try await screen.type("fg")
                try await screen.press("Enter")
                try await screen.wait(for: "2 (•)")
                let again = try await screen.modes()
                #expect(again == ours)
                try await screen.press("Enter")
                try await screen.wait(for: "Question 2 of 10")
                try await screen.press("Escape")
                try await waitFor("the shell") { try await screen.isOnAlternateScreen() ? nil : true }
                try await command("stty -a > after", screen, folder)
                #expect(try await screen.modes() == shell)
            }
            let before = try String(contentsOfFile: folder.path("before"), encoding: .utf8)
            #expect(try String(contentsOfFile: folder.path("during"), encoding: .utf8) == before)
            #expect(try String(contentsOfFile: folder.path("after"), encoding: .utf8) == before)
        }

        @Test("Without a shell to come back to, Ctrl-Z is nothing")
        func withoutShell() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(
                ["setsid", "-cw", Binary.path, "fill", PatientHealthQuestionnaire.file],
                environment: folder.environment)
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "Question 1 of 10")
                try await screen.press("C-z", "2")
                try await screen.wait(for: "2 (•)")
            }
        }

        /// Has the shell run a command in the test's folder, and waits for its end.
        private func command(_ command: String, _ screen: TmuxScreen, _ folder: TestFolder) async throws {
            let note = folder.path("done-\(UUID().uuidString.prefix(8))")
            try await screen.type("cd \(folder.url.path); \(command); touch \(note)")
            try await screen.press("Enter")
            try await waitFor("\"\(command)\"") { FileManager.default.fileExists(atPath: note) ? true : nil }
        }
    }
}
