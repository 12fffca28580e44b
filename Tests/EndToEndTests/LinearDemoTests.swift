import Foundation
import Testing

extension EndToEnd {
    @Suite("The sample study without a terminal") struct LinearDemoTests {
        private let answers = ["1", "2", "0", "3", "1", "0", "1", "2", "0"]

        @Test("takes PHQ-9 line by line, submits it and scores it") func submits() async throws {
            let folder = try TestFolder()
            let input = (answers + ["2", ":submit", ":submit"]).joined(separator: "\n") + "\n"
            let run = try await cohort("demo", in: folder, input: input)
            #expect(run.status == 0, "\(run.output) \(run.errors)")
            #expect(!run.output.contains("\u{1B}"))
            #expect(run.output.contains("3, Nearly every day. Saved."))
            let score = try folder.store.rows(
                """
                select s.value, s.answered, s.expected from score s join response r on r.id = s.response_id
                where r.draft_id is not null
                """)
            #expect(score == [["10", "9", "9"]])
        }

        @Test("keeps a draft when the input ends early, and goes on with it") func resumes() async throws {
            let folder = try TestFolder()
            let first = try await cohort("demo", in: folder, input: "1\n2\n0\n3\n")
            #expect(first.status == 0)
            #expect(first.output.contains("Your answers so far are saved"))
            let second = try await cohort("demo", in: folder, input: "\n")
            #expect(second.status == 0)
            #expect(second.output.contains("4 answers were kept"))
            #expect(second.output.contains("PHQ-9. Question 5 of 10"))
            #expect(!second.output.contains("PHQ-9. Question 4 of 10"))
            let kept = try folder.store.value(
                "select count(*) from draft_item_version where state = 'answered' and link_id like 'phq-9-_'")
            #expect(kept == "4")
        }

        @Test("adds nothing at a second start, and starts anew when told to") func starts() async throws {
            let folder = try TestFolder()
            let count = "select (select count(*) from response) || ' ' || (select count(*) from participant)"
            _ = try await cohort("demo", in: folder)
            let first = try folder.store.value(count)
            let synthetic = try folder.store.value("select count(*) from participant")
            #expect(synthetic == "24")
            _ = try await cohort("demo", in: folder, input: "1\n")
            #expect(try folder.store.value(count) == first)
            #expect(try folder.store.value("select count(*) from draft") == "1")
            let reset = try await cohort("demo", "--reset", in: folder)
            #expect(reset.status == 0)
            #expect(try folder.store.value("select count(*) from draft_item_version") == "0")
        }

        @Test("is made once when several start at the same moment, and all of them go on with it") func together()
            async throws
        {
            for _ in 0..<3 {
                let folder = try TestFolder()
                let runs = try await withThrowingTaskGroup(of: Command.Result.self) { group in
                    for _ in 0..<4 { group.addTask { try await cohort("demo", in: folder) } }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                for run in runs { #expect(run.status == 0, "\(run.errors)") }
                #expect(try folder.store.value("select count(*) from participant") == "24")
                #expect(try folder.store.value("select count(*) from study") == "1")
            }
        }

        @Test("is not started anew while somebody works with it") func resetBesideSession() async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(screen) { screen in
                try await PatientHealthQuestionnaire.open(on: screen)
                try await PatientHealthQuestionnaire.answer([2], on: screen)
                let refused = try await cohort("demo", "--reset", in: folder)
                #expect(refused.status == 1)
                #expect(refused.errors.contains("open in another terminal (process \(try await screen.processID()))"))
                #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([2]))
                try await PatientHealthQuestionnaire.answer([1], from: 1, on: screen)
                kill(try await screen.processID(), SIGKILL)
                #expect(try await screen.waitForEnd() == 128 + SIGKILL)
            }
            // The lock has gone with the process, however it ended.
            #expect(try await cohort("demo", "--reset", in: folder).status == 0)
            #expect(try folder.store.value("select count(*) from draft_item_version") == "0")
        }

        @Test("tells the coordinator how the study stands, and closes an alert") func coordinator() async throws {
            let folder = try TestFolder()
            _ = try await cohort("demo", in: folder, input: (answers.dropLast() + ["1"]).joined(separator: "\n"))
            let run = try await cohort(
                "demo", "--as", "coordinator", in: folder, input: "1\nCalling her\n1\nShe is safe\n:q\n")
            #expect(run.status == 0)
            #expect(run.output.contains("1 P-0042, PHQ-9 item 9 \"Several days\""))
            #expect(run.output.contains("Enrolment: 24 of 60"))
            #expect(!run.output.contains("\u{1B}"))
            #expect(try folder.store.rows("select state from alert where draft_id is not null") == [["resolved"]])
        }

        @Test("is what a variable gives in any terminal", arguments: ["COHORT_LINEAR", "ACCESSIBLE"])
        func variable(name: String) async throws {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(
                cohort: "demo", "--as", "P-0042", in: folder, adding: [name: "1"])
            try await inTerminal(screen) { screen in
                let text = try await screen.wait(for: "Answer, or :? for help:")
                #expect(text.contains("PHQ-9. Question 1 of 10. Required."))
            }
        }

        @Test("takes no answer from a person to a question that was not read out yet; a script's line is one")
        func unheard()
            async throws
        {
            let folder = try TestFolder()
            #expect(try await cohort("demo", in: folder, input: "1\n").status == 0)
            let screen = try await TmuxScreen(
                cohort: "demo", "--as", "P-0042", in: folder, adding: ["COHORT_LINEAR": "1"])
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "You have begun this already")
                try await screen.press("2", "Enter")
                try await screen.wait(for: "Not taken: 2. The question comes first.")
                try await screen.press("Enter")
                try await screen.wait(for: "PHQ-9. Question 2 of 10.")
                try await screen.press(":", "q", "Enter")
                #expect(try await screen.waitForEnd() == 0)
            }
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([1]))
            #expect(try await cohort("demo", in: folder, input: "3\n").status == 0)
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored([1, 3]))
        }

        @Test("is what comes once the person has chosen lines, until COHORT_LINEAR=0 says otherwise") func chosen()
            async throws
        {
            let folder = try TestFolder()
            let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(screen) { screen in
                try await screen.wait(for: "> Daily diary")
                try await screen.press("p", "Tab", "Tab", "2")
                try await screen.wait(for: "2 (•) Line by line")
                try await screen.press("Escape", "Escape")
                #expect(try await screen.waitForEnd() == 0)
            }
            let lines = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(lines) { screen in _ = try await screen.wait(for: "Answer, or :? for help:") }
            let again = try await TmuxScreen(
                cohort: "demo", "--as", "P-0042", in: folder, adding: ["COHORT_LINEAR": "0"])
            try await inTerminal(again) { screen in _ = try await screen.wait(for: "> Daily diary") }
        }

        @Test("shows the safety text at once and commits the alert with the answer") func safety() async throws {
            let folder = try TestFolder()
            let run = try await cohort("demo", in: folder, input: (answers.dropLast() + ["1"]).joined(separator: "\n"))
            #expect(run.output.contains("You do not have to be alone with this."))
            #expect(
                try folder.store.rows("select state, answer, link_id from alert where draft_id is not null")
                    == [["open", "Several days", "phq-9-9"]])
        }
    }
}
