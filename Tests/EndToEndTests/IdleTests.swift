import Foundation
import Testing

extension EndToEnd {
    /// What a session costs while nobody does anything: nothing, in none of its threads.
    @Suite("A session without a key") struct IdleTests {
        @Test("a participant's is woken by nothing, at the list of tasks and after answers")
        func participant() async throws {
            let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: TestFolder())
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "> Daily diary")
                try await expectIdle(screen)
                try await PatientHealthQuestionnaire.open(on: screen)
                for number in 1...2 {
                    try await screen.wait(for: "Question \(number) of 10")
                    try await screen.press("0")
                    try await screen.wait(for: "Saved ")
                    try await screen.press("Enter")
                }
                try await screen.wait(for: "Question 3 of 10")
                try await expectIdle(screen)
            }
        }

        @Test("one that fills in a questionnaire is not")
        func filling() async throws {
            let screen = try await TmuxScreen(cohort: "fill", PatientHealthQuestionnaire.file, in: TestFolder())
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "Little interest")
                try await screen.press("1")
                try await screen.wait(for: "Saved ")
                try await expectIdle(screen)
            }
        }

        @Test("the coordinator's is not, between two minutes")
        func dashboard() async throws {
            let screen = try await TmuxScreen(cohort: "demo", "--as", "coordinator", in: TestFolder())
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "Needs you")
                try await expectIdle(screen)
            }
        }

        /// Expects that soon there are two and a half seconds in which no thread of the program is woken. What was begun before,
        /// and a deadline that passes once, are over then; anything that comes again and again is not.
        private func expectIdle(_ screen: TmuxScreen) async throws {
            let process = try await screen.processID()
            let quiet = try await waitFor(
                "a while in which no thread is woken", seen: { "\(Self.wakeUps(of: process))" }
            ) {
                let before = Self.wakeUps(of: process)
                try await Task.sleep(for: .milliseconds(2_500))
                let after = Self.wakeUps(of: process)
                return after == before ? after : nil
            }
            #expect(quiet["\(process)"] != nil, "the screen's own thread is among those that were looked at")
        }

        /// How often each thread of a process was woken, from the kernel's own accounting (proc(5)).
        private static func wakeUps(of process: Int32) -> [String: Substring] {
            let folder = "/proc/\(process)/task"
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return threads.reduce(into: [:]) { counts, thread in
                let status = (try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)) ?? ""
                counts[thread] = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
            }
        }
    }
}
