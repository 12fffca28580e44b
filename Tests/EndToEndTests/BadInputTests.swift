import Foundation
import Testing

extension EndToEnd {
    @Suite("Bad input") struct BadInputTests {
        static let files: [(name: String, text: String, says: String)] = [
            ("broken.json", "{\"a\": [1,}", "line 1, column 10: not JSON"),
            ("patient.json", "{\"resourceType\": \"Patient\"}", "expected a Questionnaire, this is a Patient"),
            (
                "twice.json",
                """
                {"resourceType":"Questionnaire","status":"active","item":[
                {"linkId":"a","type":"string"},{"linkId":"a","type":"string"}]}
                """, "\"a\""
            ),
            (
                "r5.json",
                """
                {"resourceType":"Questionnaire","status":"active","item":[{"linkId":"a","type":"coding"}]}
                """, "R5"
            ),
            ("empty.json", "", "line 1, column 1"),
        ]

        @Test("is refused with one message, and nothing is written", arguments: files)
        func refused(_ name: String, _ text: String, _ says: String) async throws {
            let folder = try TestFolder()
            let file = try folder.write(text, to: name)
            let run = try await cohort("fill", file, "--output", folder.path("out.json"), in: folder)
            #expect(run.status == 1)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains(name) && run.errors.contains(says), "\(run.errors)")
            #expect(run.errors.split(separator: "\n").count == 1)
            #expect(!FileManager.default.fileExists(atPath: folder.path("out.json")))
            #expect(!FileManager.default.fileExists(atPath: folder.stateHome))
        }

        @Test("that is no file is refused") func noFile() async throws {
            let folder = try TestFolder()
            let missing = try await cohort("fill", folder.path("none.json"), in: folder)
            #expect(missing.status == 1)
            #expect(missing.errors.contains("No such file or directory"))
            let directory = try await cohort("fill", folder.url.path, in: folder)
            #expect(directory.status == 1)
            #expect(directory.errors.contains("Is a directory"))
        }

        /// A form of one question, and the lines that answer and submit it.
        private static let form = #"""
            {"resourceType":"Questionnaire","status":"active","title":"One","item":[{"linkId":"a","type":"string"}]}
            """#
        private static let lines = "hello\n:submit\n:submit\n"

        @Test("A response that cannot be written out leaves the draft") func brokenOutput() async throws {
            let folder = try TestFolder()
            let file = try folder.write(Self.form, to: "one.json")
            let script = "exec \"$0\" fill \"$1\" --linear > /dev/full"
            let run = try await Command(
                words: ["sh", "-c", script, Binary.path, file], environment: folder.environment
            ).run(input: Self.lines)
            #expect(run.status == 1)
            #expect(run.errors.contains("The draft is kept"))
            let again = try await cohort("fill", file, in: folder, input: "\n\n:submit\n:submit\n")
            #expect(again.errors.contains("1 answer was kept"))
            #expect(again.output.contains("\"valueString\": \"hello\""), "\(again.output) \(again.errors)")
        }

        @Test("Lines that cannot be written end the run with a word, and answers from before stay")
        func brokenLines() async throws {
            let folder = try TestFolder()
            #expect(try await cohort("demo", "--as", "P-0042", in: folder, input: "1\n").status == 0)
            let script = "exec \"$0\" demo --as P-0042 > /dev/full"
            let run = try await Command(words: ["sh", "-c", script, Binary.path], environment: folder.environment)
                .run(input: "1\n1\n")
            #expect(run.status == 1)
            #expect(run.errors == "cohort: the output cannot be written: No space left on device\n")
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([1]))
        }

        @Test("Where the input ends before the answers were submitted it says so, and keeps them for the next time")
        func endsEarly() async throws {
            let folder = try TestFolder()
            let file = try folder.write(Self.form, to: "one.json")
            let output = folder.path("r.json")
            let run = try await cohort("fill", file, "--output", output, in: folder, input: "hello\n")
            #expect(run.status == 1)
            #expect(
                run.output.hasSuffix("Nothing was submitted. Your answers so far are saved; you can go on later.\n"))
            #expect(!FileManager.default.fileExists(atPath: output))
            // Without a file to be made, an end of the input is a way to leave like any other.
            let left = try await cohort("fill", file, in: folder, input: "\n")
            #expect(left.status == 0)
            #expect(left.output.isEmpty && left.errors.contains("Nothing was submitted."), "\(left.errors)")
            let again = try await cohort("fill", file, "--output", output, in: folder, input: "\n\n:submit\n:submit\n")
            #expect(again.status == 0, "\(again.output)")
            #expect(try String(contentsOfFile: output, encoding: .utf8).contains("hello"))
        }

        @Test("An output that cannot be written is refused before the first question") func unwritable() async throws {
            let folder = try TestFolder()
            let file = try folder.write(Self.form, to: "one.json")
            for output in [folder.path("none/r.json"), folder.url.path] {
                let run = try await cohort("fill", file, "--output", output, in: folder, input: Self.lines)
                #expect(run.status == 1)
                #expect(!run.output.contains("Question 1"))
            }
        }

        @Test("An output that is a link is written through, and a pipe stays one") func links() async throws {
            let folder = try TestFolder()
            let file = try folder.write(Self.form, to: "one.json")
            let target = try folder.write("old", to: "real.json")
            try FileManager.default.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: target)
            let run = try await cohort(
                "fill", file, "--output", folder.path("link.json"), in: folder, input: Self.lines)
            #expect(run.status == 0)
            #expect(try String(contentsOfFile: target, encoding: .utf8).contains("hello"))
            let kind = try FileManager.default.attributesOfItem(atPath: folder.path("link.json"))[.type]
            #expect(kind as? FileAttributeType == .typeSymbolicLink)
        }

        @Test("An output that is a link to a file still to be made is written through; one in a circle is refused")
        func linksToNothing() async throws {
            let folder = try TestFolder()
            let file = try folder.write(Self.form, to: "one.json")
            try FileManager.default.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("link.json"), withDestinationPath: "sub/next.json")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("sub/next.json"), withDestinationPath: "real.json")
            let run = try await cohort(
                "fill", file, "--output", folder.path("link.json"), in: folder, input: Self.lines)
            #expect(run.status == 0, "\(run.errors)")
            #expect(try String(contentsOfFile: folder.path("sub/real.json"), encoding: .utf8).contains("hello"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("circle.json"), withDestinationPath: "circle.json")
            let refused = try await cohort(
                "fill", file, "--output", folder.path("circle.json"), in: folder, input: Self.lines)
            #expect(refused.status == 1)
            #expect(refused.errors.contains("Too many levels of symbolic links"))
            #expect(!refused.output.contains("Question 1"))
        }

        @Test(
            "What was asked for and cannot be printed ends with a word and status 1",
            arguments: [
                "--help", "--version", "doctor", "fill --help",
            ])
        func unprintable(words: String) async throws {
            let folder = try TestFolder()
            let run = try await Command(
                words: ["sh", "-c", "exec \"$0\" \(words) > /dev/full", Binary.path], environment: folder.environment
            ).run()
            #expect(run.status == 1)
            #expect(run.errors == "cohort: the output cannot be written: No space left on device\n")
        }

        @Test("The response never takes the questionnaire's own place") func ontoItself() async throws {
            let folder = try TestFolder()
            let file = try folder.write(Self.form, to: "one.json")
            try FileManager.default.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: file)
            for output in [file, folder.path("./one.json"), folder.path("link.json")] {
                let run = try await cohort("fill", file, "--output", output, in: folder, input: Self.lines)
                #expect(run.status == 1)
                #expect(run.errors.contains("this is the questionnaire itself"))
            }
            #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.form)
        }

        @Test("An output that leads to the standard output's pipe is written to it") func standardOutput() async throws
        {
            let folder = try TestFolder()
            let file = try folder.write(Self.form, to: "one.json")
            let run = try await cohort("fill", file, "--output", "/dev/stdout", in: folder, input: Self.lines)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("\"valueString\": \"hello\""))
        }

        @Test("A response for a standard output that was closed leaves the draft") func closedOutput() async throws {
            let folder = try TestFolder()
            let file = try folder.write(Self.form, to: "one.json")
            let run = try await Command(
                words: ["sh", "-c", "exec \"$0\" fill \"$1\" --linear >&-", Binary.path, file],
                environment: folder.environment
            ).run(input: Self.lines)
            #expect(run.status == 1)
            #expect(run.errors.contains("The draft is kept"))
            let again = try await cohort("fill", file, in: folder, input: "\n\n:submit\n:submit\n")
            #expect(again.output.contains("\"valueString\": \"hello\""), "\(again.output) \(again.errors)")
        }

        @Test("A participant whom the study does not know is refused, with one whom it knows") func stranger()
            async throws
        {
            let run = try await cohort("demo", "--as", "P-9999", in: try TestFolder(), input: "1\n")
            #expect(run.status == 1)
            #expect(run.output.isEmpty)
            #expect(
                run.errors == "cohort: --as P-9999: the sample study has no such participant. P-0042 is one.\n")
        }

        @Test("A closed standard input is its end") func closedInput() async throws {
            let folder = try TestFolder()
            let run = try await Command(
                words: ["timeout", "20", "sh", "-c", "exec \"$0\" demo <&-", Binary.path],
                environment: folder.environment
            ).run()
            #expect(run.status == 0)
            #expect(run.output.contains("Your answers so far are saved"))
        }

        @Test("A state folder that cannot be made is said plainly") func noStateFolder() async throws {
            let folder = try TestFolder()
            _ = try folder.write("in the way", to: "state")
            let run = try await cohort("demo", in: folder)
            #expect(run.status == 1)
            #expect(run.errors.contains("cannot be made: Not a directory"), "\(run.errors)")
        }

        @Test("A command line that cannot be understood ends with status 2") func usage() async throws {
            let run = try await cohort("demo", "--rest", in: try TestFolder())
            #expect(run.status == 2)
            #expect(run.errors.contains("Did you mean \"--reset\"?"))
        }

        @Test(
            "An unknown terminal and a missing locale are no obstacle", arguments: ["nosuch", "xterm-kitty", "vt100"])
        func terminals(name: String) async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(
                cohort: "demo", "--as", "P-0042", in: folder, adding: ["TERM": name, "LANG": "", "LC_ALL": ""])
            try await inTerminal(screen) { screen in
                try await PatientHealthQuestionnaire.open(on: screen)
                // Old terminals are drawn in ASCII.
                let mark = name == "vt100" ? "*" : "•"
                try await PatientHealthQuestionnaire.answer([2], mark: mark, on: screen)
            }
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([2]))
        }

        @Test("A terminal that can only print lines gets the linear front end") func dumb() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(
                cohort: "demo", "--as", "P-0042", in: folder, adding: ["TERM": "dumb"])
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "PHQ-9. Question 1 of 10")
                #expect(try await !screen.isOnAlternateScreen())
            }
        }

        @Test(
            "A full disk is said plainly, and the answer stays on the screen",
            .enabled(if: Root.isExpected, "only root can mount"))
        func fullDisk() async throws {
            let folder = try TestFolder()
            try FileManager.default.createDirectory(atPath: folder.stateHome, withIntermediateDirectories: true)
            let mounted = try await Command(
                words: Root.words(["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", folder.stateHome]),
                environment: folder.environment
            ).run()
            try #require(mounted.status == 0, "\(mounted.errors)")
            do {
                let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
                try await inTerminal(screen) { screen in
                    try await PatientHealthQuestionnaire.open(on: screen)
                    try await PatientHealthQuestionnaire.answer([1], on: screen)
                    let fill = "cat /dev/zero > \(folder.stateHome)/full; true"
                    _ = try await Command(words: ["sh", "-c", fill], environment: folder.environment).run()
                    try await screen.press("3")
                    let told = try await screen.wait(for: "! Not saved.")
                    #expect(told.contains("3 (•) Nearly every day"))
                    unlink("\(folder.stateHome)/full")
                    try await screen.press("Enter")
                    try await screen.wait(for: "Question 3 of 10")
                }
                #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([1, 3]))
            } catch { Issue.record(error) }
            _ = try await Command(
                words: Root.words(["umount", "-l", folder.stateHome]), environment: folder.environment
            ).run()
        }
    }
}
