import Foundation
import Testing

extension EndToEnd {
    @Suite("A window that changes its size")
    struct ResizeTests {
        @Test("What was typed stays, the screen is whole again, and Esc leaves")
        func resized() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(screen) { screen in
                try await Self.openNote(on: screen)
                try await screen.type("slept badly")
                let whole = try await screen.wait(for: "11 of 2000 characters")
                #expect(whole.contains("slept badly"))

                try await screen.resize(width: 20, height: 6)
                try await screen.wait(for: "slept badly")
                try await screen.resize(width: 1, height: 1)
                try await waitFor("one cell") {
                    try await screen.text().trimmingCharacters(in: .newlines).count <= 1 ? true : nil
                }
                try await screen.resize(width: 80, height: 24)
                let again = try await screen.wait(for: "11 of 2000 characters")
                #expect(Self.withoutStatus(again) == Self.withoutStatus(whole))

                try await screen.type(" and long")
                try await screen.wait(for: "slept badly and long")
                try await screen.press("Escape")
                try await screen.wait(for: "> Daily diary")
            }
            let note =
                "select json_extract(answer, '$[0].valueString') from draft_item_version order by version desc limit 1"
            #expect(try folder.store.rows(note) == [["slept badly and long"]])
        }

        /// From the list of tasks to the diary's note, its last question.
        private static func openNote(on screen: TmuxScreen) async throws {
            try await screen.wait(for: "> Daily diary")
            try await screen.press("Enter")
            try await screen.wait(for: "Question 1 of 4")
            try await screen.press("C-r")
            try await screen.wait(for: "0 of 4 answered")
            try await screen.press("End")
            try await screen.wait(for: "> 5. Is there anything else")
            try await screen.press("Enter")
            try await screen.wait(for: "Question 4 of 4")
        }

        /// The screen without the line that says when the text was saved, which comes after a pause in typing.
        private static func withoutStatus(_ screen: String) -> [Substring] {
            screen.split(separator: "\n").filter {
                !$0.contains("Saved ") && !$0.contains("Saving") && !$0.allSatisfy(\.isWhitespace)
            }
        }
    }
}
