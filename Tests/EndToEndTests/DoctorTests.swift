import Foundation
import Testing

extension EndToEnd {
    @Suite("cohort doctor") struct DoctorTests {
        /// Runs it in this environment over the usual one. Whatever it says, it makes nothing and writes plain lines.
        private func doctor(in folder: TestFolder, adding: [String: String] = [:]) async throws -> Command.Result {
            let before = FileManager.default.subpaths(atPath: folder.url.path)
            let run = try await cohort("doctor", in: folder, adding: adding)
            #expect(FileManager.default.subpaths(atPath: folder.url.path) == before)
            expectPlain(run)
            return run
        }

        private func expectPlain(_ run: Command.Result) {
            #expect(run.errors.isEmpty)
            #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F) })
        }

        /// What was found about one thing, and what to do about it.
        private func finding(_ name: String, _ run: Command.Result) -> String? {
            let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
            guard let index = lines.firstIndex(where: { $0.dropFirst(2).hasPrefix(name + "  ") }) else { return nil }
            let next = lines[index + 1].trimmingCharacters(in: .whitespaces)
            return lines[index].dropFirst(2 + name.count).trimmingCharacters(in: .whitespaces)
                + (next.hasPrefix("To do:") ? " " + next : "")
        }

        @Test("finds all well, before the first start and after it") func good() async throws {
            let folder = try TestFolder()
            let before = try await doctor(in: folder)
            #expect(before.status == 0, "\(before.output)")
            #expect(before.output.hasSuffix("\nAll is well.\n"))
            #expect(finding("condition", before) == "not there yet; cohort demo makes it")
            #expect(finding("terminfo entry", before) == "xterm-256color")
            #expect(finding("colours", before) == "256")
            #expect(finding("charset", before) == "UTF-8")
            #expect(finding("time zone", before) == TestFolder.timeZone)
            for name in ["cohort", "Swift", "ncurses", "SQLite", "libsodium"] {
                #expect(finding(name, before)?.first?.isNumber == true)
            }

            #expect(try await cohort("demo", in: folder).status == 0)
            let after = try await doctor(in: folder)
            #expect(after.status == 0, "\(after.output)")
            #expect(finding("database", after) == folder.database)
            #expect(finding("condition", after) == "exists, writable")
            #expect(finding("key", after) == "present, mode 600")
            let entries = try folder.store.value("select count(*) from audit_entry") ?? ""
            #expect(finding("audit trail", after) == "\(entries) entries; each of them verifies")
        }

        @Test("says what stands in for an unknown terminal") func unknownTerminal() async throws {
            let run = try await doctor(in: try TestFolder(), adding: ["TERM": "nosuch\u{1B}[2J"])
            #expect(run.status == 1)
            #expect(finding("terminfo entry", run)?.contains("stands in, since nosuch") == true)
            #expect(finding("terminfo entry", run)?.contains("To do: Install the entry of your terminal") == true)
            #expect(run.output.hasSuffix("1 thing needs attention: it is marked with \"!\".\n"))
        }

        @Test("says what stands in for a locale that is not set, or not there") func locales() async throws {
            let none = try await doctor(in: try TestFolder(), adding: ["LANG": ""])
            #expect(none.status == 0)
            #expect(finding("locale", none) == "none set; C.UTF-8 stands in")
            #expect(finding("charset", none) == "UTF-8")
            #expect(finding("columns taken", none) == "é 1, 日 2, 🙂 2, e with U+0301 1, ± 1, ① 1")
            let missing = try await doctor(in: try TestFolder(), adding: ["LANG": "xx_YY.UTF-8"])
            #expect(missing.status == 1)
            #expect(
                finding("locale", missing)?.hasPrefix("xx_YY.UTF-8 is not on this machine; C.UTF-8 stands in To do:")
                    == true)
        }

        @Test("gives the reason that counts for lines, a locale and a time zone") func reasons() async throws {
            let folder = try TestFolder()
            let lines = try await doctor(in: folder, adding: ["COHORT_LINEAR": "1"])
            #expect(finding("front end", lines) == "line by line, since COHORT_LINEAR is set")
            let accessible = try await doctor(in: folder, adding: ["ACCESSIBLE": "1"])
            #expect(finding("front end", accessible) == "line by line, since ACCESSIBLE is set")
            let overruled = try await doctor(in: folder, adding: ["LC_ALL": "xx_YY"])
            #expect(overruled.status == 1)
            #expect(finding("locale", overruled)?.contains("or unset LC_ALL or set it to an installed locale") == true)
            let zone = try await doctor(in: folder, adding: ["TZ": "Mars/Phobos"])
            #expect(zone.status == 1)
            #expect(finding("time zone", zone)?.hasPrefix("Mars/Phobos is not known; UTC is used To do:") == true)
        }

        @Test("says of a state folder where nothing can be kept what helps") func keepsNothing() async throws {
            let run = try await doctor(in: try TestFolder(), adding: ["XDG_STATE_HOME": "/proc/nope"])
            #expect(run.status == 1)
            #expect(
                finding("access", run)
                    == "cannot be made: nothing can be kept in /proc To do: Set XDG_STATE_HOME to a folder of yours, "
                    + "or unset it for ~/.local/state.")
        }

        @Test("says that the state folder cannot be written, and what to do") func unwritable() async throws {
            let folder = try TestFolder()
            let state = folder.path("state/cohort")
            try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
            let account = try await OrdinaryAccount(owning: folder)
            #expect(chmod(state, 0o555) == 0)
            let run = try await account.cohort("doctor")
            #expect(run.status == 1)
            expectPlain(run)
            #expect(
                finding("access", run)
                    == "exists, not writable: Permission denied To do: Make \(state) writable for your account, "
                    + "or set XDG_STATE_HOME to a folder of yours.")
        }

        @Test("says of a key file that cannot be read just that, and what to do") func unreadableKey() async throws {
            let folder = try TestFolder()
            let account = try await OrdinaryAccount(owning: folder)
            #expect(try await account.cohort("demo").status == 0)
            let key = folder.path("state/cohort/demo/study.key")
            #expect(chmod(key, 0o200) == 0)
            let run = try await account.cohort("doctor")
            #expect(run.status == 1)
            expectPlain(run)
            #expect(finding("key", run) == "present, mode 200")
            #expect(
                finding("condition", run)
                    == "cannot be used To do: \(key) cannot be read: this account may not. Nothing was changed. "
                    + "Make it readable for your account, or use another folder.")
        }

        @Test("describes the terminal it runs in, and leaves it as it is") func terminal() async throws {
            let screen = try await TmuxScreen(cohort: "doctor", in: try TestFolder(), width: 100, height: 60)
            try await inTerminal(screen) { screen in
                #expect(try await screen.waitForEnd() == 0)
                let text = try await screen.wait(for: "All is well.")
                #expect(text.contains("100 columns, 60 rows"))
                #expect(text.contains("full screen"))
            }
        }
    }
}
