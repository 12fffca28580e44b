import Foundation
import Testing

extension EndToEnd {
    @Suite("Notifications") struct NotificationTests {
        @Test("What another process sends shows in running sessions, also when the one that let it in has gone")
        func messages() async throws {
            let folder = try TestFolder()
            let early = try await cohort("notify", "Too early", in: folder)
            #expect(early.status == 1)
            #expect(early.errors.contains("No session is open here, so nobody has seen the message."))
            let dashboard = try await TmuxScreen(cohort: "demo", "--as", "coordinator", in: folder)
            try await inTerminal(dashboard) { dashboard in
                try await dashboard.wait(for: "Needs you")
                try await Self.send("For staff", to: "coordinator", in: folder)
                let attributes = try FileManager.default.attributesOfItem(
                    atPath: folder.path("state/cohort/demo/notifications.sock"))
                #expect(attributes[.posixPermissions] as? Int == 0o600)
                try await dashboard.wait(for: "Message from the study: For staff")

                let participant = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
                try await inTerminal(participant) { screen in
                    try await screen.wait(for: "PHQ-9")
                    try await Self.send("The clinic is closed tomorrow", to: "P-0042", in: folder)
                    try await screen.wait(for: "Message from the study: The clinic is closed tomorrow")
                    #expect(try await !dashboard.text().contains("clinic"))
                    // It stays on the screen that comes with the next key, and the key does what it always does.
                    try await screen.press("Down")
                    try await waitFor("the message to leave", seen: screen.text) {
                        try await screen.text().contains("Message from") ? nil : true
                    }

                    try await dashboard.press("Escape")
                    #expect(try await dashboard.waitForEnd() == 0)
                    try await Self.send("Still there", to: "P-0042", in: folder)
                    try await screen.wait(for: "Message from the study: Still there")
                    let wrong = try await cohort("notify", "--to", "P-0043", "Nobody", in: folder)
                    #expect(wrong.status == 1)
                    #expect(wrong.errors.contains("No session of P-0043 is open here"))
                }
            }
            let late = try await cohort("notify", "Too late", in: folder)
            #expect(late.status == 1)
        }

        @Test("Line by line a message is said before the next prompt") func linear() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(cohort: "demo", "--linear", "--as", "P-0042", in: folder)
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "Question 1 of 10")
                try await Self.send("Rain today", to: "P-0042", in: folder)
                #expect(try await !screen.text().contains("Rain today"))
                try await screen.type("1")
                try await screen.press("Enter")
                try await screen.wait(for: "Message from the study: Rain today")
                try await screen.wait(for: "Question 2 of 10")
            }
        }

        @Test("A task that has opened since is said at the next start, once")
        func reminders() async throws {
            let folder = try TestFolder()
            let file = folder.path("state/cohort/demo/reminders-P-0042.json")
            try await Self.demo(at: "2026-11-30 20:00:00", in: folder) { screen in
                try await screen.wait(for: "opens tomorrow 08:00")
                try await waitFor("the reminders") { FileManager.default.fileExists(atPath: file) ? true : nil }
                try await screen.press("Escape")
                #expect(try await screen.waitForEnd() == 0)
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            // A second session has none of it: the first has said it.
            for isFirst in [true, false] {
                try await Self.demo(at: "2026-12-01 08:30:00", in: folder) { screen in
                    try await screen.wait(for: "> Daily diary")
                    if isFirst { try await screen.wait(for: "GAD-7 can be answered now.") }
                    try await Self.send("To be seen", to: "P-0042", in: folder)
                    let next = isFirst ? "GAD-7 can be answered now." : "Message from the study: To be seen"
                    try await screen.wait(for: next)
                    try await screen.press("Down")
                    if isFirst { try await screen.wait(for: "Message from the study: To be seen") }
                    try await screen.press("Escape")
                    #expect(try await screen.waitForEnd() == 0)
                }
            }
        }

        @Test("A task that opens while a session runs is said there at that moment") func opening() async throws {
            let folder = try TestFolder()
            _ = try await cohort("demo", in: folder)
            // Not by faketime, under which waiting takes as long as it really does.
            let moved = try folder.store.rows(
                """
                update occurrence set opens_at = (unixepoch() + 8) * 1000000
                where opens_at / 1000000 > unixepoch() and task_id in (select id from task where key = 'gad-7')
                and participant_id in (select id from participant where label = 'P-0042') returning id
                """)
            #expect(moved.count == 1)
            let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "GAD-7               opens ")
                #expect(try await !screen.text().contains("can be answered now"))
                try await screen.wait(for: "GAD-7 can be answered now.")
                try await screen.wait(for: "GAD-7               due until ")
            }
        }

        private static func send(_ message: String, to name: String, in folder: TestFolder) async throws {
            // A session is on the screen before it is reachable.
            try await waitFor("\(name) to be reachable") {
                let run = try await cohort("notify", "--to", name, message, in: folder)
                return run.status == 0 && run.errors.isEmpty ? true : nil
            }
        }

        /// A session of the participant that starts at a moment, in Zurich: faketime takes it in the program's zone.
        private static func demo(
            at moment: String, in folder: TestFolder, _ test: (TmuxScreen) async throws -> Void
        ) async throws {
            let words = [
                "env", "TZ=Europe/Zurich", "FAKETIME_DONT_FAKE_MONOTONIC=1", "faketime", "-f", "@\(moment)",
                Binary.path, "demo", "--as", "P-0042",
            ]
            try await inTerminal(try await TmuxScreen(running: words, in: folder), test)
        }
    }
}
