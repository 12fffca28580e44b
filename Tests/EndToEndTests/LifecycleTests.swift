import Foundation
import Testing

extension EndToEnd {
    @Suite("The life of a session, as its modules are told of it") struct LifecycleTests {
        @Test("Launched, left for another window, suspended and continued, ended") func whole() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(["bash", "--norc", "--noprofile", "-i"], environment: folder.environment)
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "bash")
                let log = folder.path("log")
                try await screen.type("COHORT_LOG=info \(Binary.path) demo --as P-0042 2>\(log)")
                try await screen.press("Enter")
                try await screen.wait(for: "PHQ-9")
                try await Self.wait(for: ["launched", "comes to the foreground", "active"], in: log)

                try await screen.report("1b 5b 4f")
                try await Self.wait(for: ["left"], after: 3, in: log)
                try await screen.report("1b 5b 49")
                try await Self.wait(for: ["active"], after: 4, in: log)

                try await screen.press("C-z")
                try await screen.wait(for: "Stopped")
                try await Self.wait(for: ["left", "in the background"], after: 5, in: log)
                try await screen.type("fg")
                try await screen.press("Enter")
                try await screen.wait(for: "PHQ-9")
                try await Self.wait(for: ["comes to the foreground", "active"], after: 7, in: log)

                try await screen.press("Escape")
                try await Self.wait(for: ["ends"], after: 9, in: log)
            }
        }

        @Test("Ended by a signal", arguments: [SIGTERM, SIGHUP, SIGINT]) func signals(signal: Int32) async throws {
            let folder = try TestFolder()
            let log = folder.path("log")
            let screen = try await TmuxScreen(
                running: ["sh", "-c", "exec \(Binary.path) demo --as P-0042 2>\(log)"], in: folder,
                adding: ["COHORT_LOG": "info"])
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "PHQ-9")
                kill(try await screen.processID(), signal)
                #expect(try await screen.waitForEnd() == 128 + signal)
                try await Self.wait(for: ["launched", "comes to the foreground", "active", "ends"], in: log)
            }
        }

        @Test("Nothing is logged unless it is asked for") func silent() async throws {
            let folder = try TestFolder()
            let quiet = try await cohort("demo", in: folder, input: "1\n")
            #expect(quiet.errors == "")
            let told = try await cohort("demo", in: folder, adding: ["COHORT_LOG": "info"], input: "1\n")
            #expect(told.errors.split(separator: "\n").contains("info SessionJournal: active"), "\(told.errors)")
        }

        /// Waits until the journal goes on with these words, and with no others.
        private static func wait(for words: [String], after start: Int = 0, in log: String) async throws {
            func journal() -> [String] {
                let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
                return text.split(separator: "\n").compactMap { line in
                    line.hasPrefix("info SessionJournal: ") ? String(line.dropFirst(21)) : nil
                }
            }
            try await waitFor("\(words) in the log", seen: { journal().joined(separator: ", ") }) {
                Array(journal().dropFirst(start)) == words ? true : nil
            }
        }
    }
}
