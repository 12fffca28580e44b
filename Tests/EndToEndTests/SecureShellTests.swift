import Foundation
import Testing

extension EndToEnd {
    @Suite("Over a real sshd on loopback")
    struct SecureShellTests {
        @Test(
            "A cut connection loses nothing: what was kept is said, the same item follows, and all is submitted",
            .enabled(
                if: SecureShellServer.isExpected,
                "an ordinary user's sshd needs terminals that belong to the group tty (devpts mounted with gid=5)"))
        func cutConnection() async throws {
            let folder = try TestFolder()
            let answers = [1, 0, 2, 1, 3]
            let rest = [0, 1, 0, 0]
            let variables = ["XDG_STATE_HOME", "XDG_CONFIG_HOME", "LANG", "TZ"]
                .map { "\($0)=\(folder.environment[$0] ?? "")" }.joined(separator: " ")
            let server = try await SecureShellServer(
                in: folder, forcedCommand: "exec env \(variables) \(Binary.path) demo --as P-0042")
            defer { server.stop() }

            let first = try await TmuxScreen(server.clientWords, environment: folder.environment)
            try await inTerminal(first) { screen in
                try await PatientHealthQuestionnaire.open(on: screen)
                // Nobody could continue it behind a forced command.
                try await screen.press("C-z")
                try await PatientHealthQuestionnaire.answer(answers, on: screen)
                kill(try await screen.processID(), SIGKILL)
                #expect(try await screen.waitForEnd() == 128 + SIGKILL)
            }
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored(answers))

            let second = try await TmuxScreen(server.clientWords, environment: folder.environment)
            try await inTerminal(second) { screen in
                try await PatientHealthQuestionnaire.open(on: screen)
                let told = try await screen.wait(for: "You have begun this already")
                #expect(told.contains("5 answers were kept."))
                #expect(told.contains("You go on at question 6 of 10."))
                try await screen.press("Enter")
                try await PatientHealthQuestionnaire.answer(rest, from: 5, on: screen)
                try await screen.press("C-r")
                try await screen.wait(for: "9 of 10 answered")
                try await screen.press("C-s")
                try await screen.wait(for: "Submitted answers cannot be changed.")
                try await screen.press("C-s")
                try await screen.wait(for: "Your answers were submitted at ")
                try await screen.press("Enter")
                try await screen.wait(for: "Done today: PHQ-9.")
                try await screen.press("Escape")
                #expect(try await screen.waitForEnd() == 0)
            }
            let store = folder.store
            #expect(try store.answers() == PatientHealthQuestionnaire.stored(answers + rest))
            let score = "select value, answered from score where instrument = 'phq-9' order by at desc limit 1"
            #expect(try store.rows(score) == [["\((answers + rest).reduce(0, +))", "9"]])
        }
    }
}
