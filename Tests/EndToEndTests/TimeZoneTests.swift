import Foundation
import Testing

extension EndToEnd {
    @Suite("A day on which the clocks change, in a named time zone")
    struct TimeZoneTests {
        /// Starts the sample study at a moment (in UTC) and returns the participant's first screen and the diary's window.
        private static func diary(at moment: String) async throws -> (screen: String, window: [[String]]) {
            let folder = try TestFolder()
            // faketime takes the moment in the zone it runs in; the program then has the participant's.
            let words = [
                "env", "TZ=UTC", "FAKETIME_DONT_FAKE_MONOTONIC=1", "faketime", "-f", "@\(moment)", "env",
                "XDG_STATE_HOME=\(folder.stateHome)", "XDG_CONFIG_HOME=\(folder.path("config"))",
                "HOME=\(folder.url.path)",
                "LANG=C.UTF-8", "TZ=Europe/Zurich", Binary.path, "demo", "--as", "P-0042",
            ]
            let terminal = try await TmuxScreen(words, environment: folder.environment)
            let screen = try await inTerminal(terminal) { try await $0.wait(for: "> Daily diary") }
            let window = try folder.store.rows(
                """
                select o.slot, o.time_zone, datetime(o.closes_at / 1000000, 'unixepoch')
                from occurrence o join task t on t.id = o.task_id join participant p on p.id = o.participant_id
                where p.label = 'P-0042' and t.key = 'daily-diary' and o.slot like '\(moment.prefix(10))%'
                """)
            return (screen, window)
        }

        @Test("The evening before, the diary is due until 22:00, which is 21:00 UTC")
        func before() async throws {
            let (screen, window) = try await Self.diary(at: "2026-03-28 19:30:00")
            #expect(screen.contains("Sat 28 Mar"))
            #expect(screen.contains(#/> Daily diary +due until 22:00 /#))
            #expect(window == [["2026-03-28T06:00", "Europe/Zurich", "2026-03-28 21:00:00"]])
        }

        @Test("The evening after, the diary is due until 22:00, which is 20:00 UTC")
        func after() async throws {
            let (screen, window) = try await Self.diary(at: "2026-03-29 18:30:00")
            #expect(screen.contains("Sun 29 Mar"))
            #expect(screen.contains(#/> Daily diary +due until 22:00 /#))
            #expect(window == [["2026-03-29T06:00", "Europe/Zurich", "2026-03-29 20:00:00"]])
        }
    }
}
