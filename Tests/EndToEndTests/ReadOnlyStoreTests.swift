import Foundation
import Testing

extension EndToEnd {
    @Suite("A store that may no longer be written, or read") struct ReadOnlyStoreTests {
        static let cases: [(name: String, mode: mode_t, usual: mode_t, says: String)] = [
            (
                "study.db", 0o400, 0o600,
                "study.db cannot be written: it is read-only for this account. Nothing was changed."
            ),
            ("study.db", 0o444, 0o600, "study.db is open to other accounts (mode 444). Close it first: chmod go-rwx"),
            ("study.db", 0o200, 0o600, "study.db cannot be read: this account may not. Nothing was changed."),
            ("study.key", 0o200, 0o600, "study.key cannot be read: this account may not. Nothing was changed."),
            ("", 0o555, 0o700, "demo cannot be written: it is read-only for this account. Nothing was changed."),
        ]

        @Test("is said plainly before the first question; nothing is lost or written", arguments: cases)
        func mode(_ name: String, _ mode: mode_t, _ usual: mode_t, _ says: String) async throws {
            let folder = try TestFolder()
            let account = try await OrdinaryAccount(owning: folder)
            let begun = try await account.cohort("demo", input: "1\n2\n")
            #expect(begun.status == 0, "\(begun.errors)")
            let place = folder.path("state/cohort/demo")
            let file = name.isEmpty ? place : place + "/" + name
            let before = try Self.files(in: place)

            #expect(chmod(file, mode) == 0)
            try await Self.expectRefusal(account.cohort("demo", input: "\n3\n"), says)
            #expect(chmod(file, usual) == 0)
            #expect(try Self.files(in: place) == before)

            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([1, 2]))
            let again = try await account.cohort("demo", input: "\n3\n")
            #expect(again.status == 0)
            #expect(again.output.contains("2 answers were kept."))
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([1, 2, 3]))
        }

        @Test("on a read-only file system as well", .enabled(if: Root.isExpected, "only root can mount"))
        func mounted() async throws {
            let folder = try TestFolder()
            func run(_ words: String...) async throws {
                let result = try await Command(words: Root.words(words), environment: folder.environment).run()
                try #require(result.status == 0, "\(words): \(result.errors)")
            }
            try FileManager.default.createDirectory(atPath: folder.stateHome, withIntermediateDirectories: true)
            try await run("mount", "-t", "tmpfs", "tmpfs", folder.stateHome)
            do {
                #expect(try await cohort("demo", in: folder, input: "1\n").status == 0)
                let before = try Self.files(in: folder.path("state/cohort/demo"))
                try await run("mount", "-o", "remount,ro", folder.stateHome)
                try await Self.expectRefusal(
                    cohort("demo", in: folder, input: "\n3\n"), "demo cannot be written: it is read-only")
                #expect(try Self.files(in: folder.path("state/cohort/demo")) == before)
            } catch { Issue.record(error) }
            try await run("umount", "-l", folder.stateHome)
        }

        private static func expectRefusal(_ run: Command.Result, _ says: String) {
            #expect(run.status == 1)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains(says), "\(run.errors)")
            #expect(run.errors.split(separator: "\n").count == 1)
        }

        /// The names and contents of a folder's files.
        private static func files(in folder: String) throws -> [String: Data] {
            try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) {
                $0[$1] = try Data(contentsOf: URL(filePath: folder + "/" + $1))
            }
        }
    }
}
