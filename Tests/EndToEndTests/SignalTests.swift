import Foundation
import Testing

extension EndToEnd {
    @Suite("Ended by a signal")
    struct SignalTests {
        @Test(
            "The terminal is left as it was found, the status names the signal, and what was answered is kept",
            arguments: [SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGUSR1, SIGXCPU, SIGIO])
        func ended(by signal: Int32) async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(
                cohort: "demo", "--as", "P-0042", in: folder, adding: ["COHORT_MOUSE": "1"])
            try await inTerminal(screen) { screen in
                try await PatientHealthQuestionnaire.open(on: screen)
                try await PatientHealthQuestionnaire.answer([2, 0], on: screen)
                try await screen.press("3")
                try await screen.wait(for: "3 (•) Nearly every day")
                #expect(try await screen.modes().contains("alternate_on=1"))
                #expect(try await screen.modes().contains("mouse_any_flag=1"))
                kill(try await screen.processID(), signal)
                // The design's hard cap is 2 s; the rest is for a busy machine and for tmux to notice.
                #expect(try await screen.waitForEnd(limit: .seconds(4)) == 128 + signal)
                try await screen.expectAsFound()
                #expect(try await !screen.text().contains("Question 3 of 10"))
            }
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([2, 0, 3]))
        }

        @Test(
            "A fault of the program's own leaves the terminal as it was found, says so, and hangs nowhere",
            arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGSTKFLT, SIGALRM])
        func crashed(by signal: Int32) async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(
                cohort: "demo", "--as", "P-0042", in: folder, adding: ["COHORT_MOUSE": "1"])
            try await inTerminal(screen) { screen in
                try await PatientHealthQuestionnaire.open(on: screen)
                try await PatientHealthQuestionnaire.answer([2], on: screen)
                kill(try await screen.processID(), signal)
                #expect(try await screen.waitForEnd(limit: .seconds(4)) == 128 + signal)
                try await screen.expectAsFound()
                let left = try await screen.text()
                #expect(
                    left.contains("Cohort stopped because of a fault of its own. What was shown as saved is saved."))
                #expect(!left.contains("Question 2 of 10"))
            }
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([2]))
        }

        @Test(
            "A store that does not answer holds nobody: within two seconds the program ends, the terminal as it was found"
        )
        func stalled() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(screen) { screen in
                try await PatientHealthQuestionnaire.open(on: screen)
                try await PatientHealthQuestionnaire.answer([2], on: screen)
                try await folder.store.whileLocked {
                    try await screen.press("3")
                    try await screen.wait(for: "3 (•) Nearly every day")
                    kill(try await screen.processID(), SIGTERM)
                    #expect(try await screen.waitForEnd(limit: .seconds(4)) == 128 + SIGTERM)
                    try await screen.expectAsFound()
                }
            }
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([2]))
        }

        @Test("A line that drops ends the program, and what was answered is kept")
        func lineDrops() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            let process = try await inTerminal(screen) { screen in
                try await PatientHealthQuestionnaire.open(on: screen)
                try await PatientHealthQuestionnaire.answer([1], on: screen)
                return try await screen.processID()
            }
            try await waitFor("the program to end", limit: .seconds(4)) { Self.hasEnded(process) ? true : nil }
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([1]))
        }

        @Test("A line that drops while somebody types loses nothing of it", arguments: 1...3)
        func lineDropsAtTyping(_ time: Int) async throws {
            let folder = try TestFolder()
            let form = try folder.write(
                #"""
                {"resourceType": "Questionnaire", "status": "active",
                 "item": [{"linkId": "a", "type": "string", "text": "What happened?"}]}
                """#, to: "form.json")
            let screen = try await TmuxScreen(cohort: "fill", form, in: folder)
            let process = try await inTerminal(screen) { screen in
                try await screen.wait(for: "What happened?")
                for letter in ["a", "f", "a", "l", "l"] { try await screen.press(letter) }
                try await screen.wait(for: "afall")
                return try await screen.processID()
            }
            try await waitFor("the program to end", limit: .seconds(4)) { Self.hasEnded(process) ? true : nil }
            #expect(try folder.drafts().joined().contains(#""valueString":"afall""#))
        }

        /// Whether a process is gone, or waits only for somebody to ask for its status.
        private static func hasEnded(_ process: Int32) -> Bool {
            guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else {
                return true
            }
            return status.contains("State:\tZ")
        }
    }
}
