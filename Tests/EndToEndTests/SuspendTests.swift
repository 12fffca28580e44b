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

        @Test(
            "Asked to end while it is stopped, it ends as soon as it is continued, and leaves the shell's terminal alone",
            arguments: [Stop.key, .job, .uncatchable], [SIGTERM, SIGHUP])
        func endedWhileStopped(_ stop: Stop, _ signal: Int32) async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(
                ["bash", "--norc", "--noprofile", "-i"], environment: folder.environment)
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "bash")
                try await command("stty -a > before", screen, folder)
                let shell = try await screen.modes()
                let start = """
                    echo $$ > group
                    sh -c 'echo $$ > process; exec \(Binary.path) fill \(PatientHealthQuestionnaire.file)'
                    echo $? > part; mv part status
                    """
                try await screen.type("bash \(folder.write(start, to: "start"))")
                try await screen.press("Enter")
                try await screen.wait(for: "Question 1 of 10")
                try await screen.press("2")
                try await screen.wait(for: "2 (•)")
                let process = try #require(Int32(folder.word("process")))
                let group = try #require(Int32(folder.word("group")))
                switch stop {
                case .key, .job: try await screen.press("C-z")
                case .uncatchable: kill(-group, SIGSTOP)
                }
                try await screen.wait(for: "Stopped")
                if stop == .job {
                    try await command("clear", screen, folder)
                    // Continued in the background it stops again, since the terminal is not its own.
                    try await screen.type("bg")
                    try await waitFor("another stop") {
                        try await screen.press("Enter")
                        return try await screen.text().contains("Stopped") ? true : nil
                    }
                }
                // What a shell's `kill` does with a job that is stopped.
                kill(process, signal)
                #expect(Self.state(of: process) == "T")
                kill(-group, SIGCONT)
                try await waitFor("the end", limit: .seconds(4)) {
                    FileManager.default.fileExists(atPath: folder.path("status")) ? true : nil
                }
                try await command("stty -a > after", screen, folder)
                #expect(try await screen.modes() == shell)
            }
            #expect(try folder.word("status") == "\(128 + signal)")
            #expect(try folder.word("after") == folder.word("before"))
        }

        /// How a process was stopped.
        enum Stop: Sendable {
            case key
            /// By the key, then continued in the background.
            case job
            /// By the one signal that nobody can catch.
            case uncatchable
        }

        /// The letter that proc(5) has for a process; `nil` when there is none.
        private static func state(of process: Int32) -> String? {
            guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let end = status.lastIndex(of: ")")
            else { return nil }
            return status[end...].dropFirst(2).first.map(String.init)
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
