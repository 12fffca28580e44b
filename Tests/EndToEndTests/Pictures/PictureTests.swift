import Foundation
import TerminalUITesting
import Testing

extension EndToEnd {
    /// Draws the README's pictures from a real run. With COHORT_PICTURES naming a folder, they are written there.
    @Suite("The README's pictures") struct PictureTests {
        @Test("show the participant's and the coordinator's screen") func pictures() async throws {
            let folder = try TestFolder()
            let participant = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(participant) { screen in
                try await screen.wait(for: "PHQ-9")
                try await screen.press("Down", "Enter")
                try await screen.wait(for: "Question 1 of 10")
                try await screen.press("1")
                try await screen.wait(for: "Saved ")
                try draw(try await screen.styledText(), "participant", title: "A participant answers PHQ-9")
            }
            let coordinator = try await TmuxScreen(cohort: "demo", "--as", "coordinator", in: folder)
            try await inTerminal(coordinator) { screen in
                try await screen.wait(for: "Participants")
                try draw(try await screen.styledText(), "coordinator", title: "The coordinator's dashboard")
            }
        }

        private func draw(_ text: String, _ name: String, title: String) throws {
            let screen = CapturedScreen(captured: text, width: 80, height: 24)
            let picture = FramePicture(screen.frame, title: title)
            #expect(picture.svg.contains("Heart Recovery Study"))
            guard let folder = ProcessInfo.processInfo.environment["COHORT_PICTURES"] else { return }
            try Data(picture.svg.utf8).write(to: URL(filePath: folder).appending(path: "\(name).svg"))
        }
    }
}
