import Foundation
import Testing

extension EndToEnd {
    @Suite("A crash in the middle of a questionnaire")
    struct CrashTests {
        @Test("After kill -9 the person is told what was kept and goes on at the same item")
        func killed() async throws {
            let folder = try TestFolder()
            let answers = [0, 3, 1, 2]
            let first = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(first) { screen in
                try await PatientHealthQuestionnaire.open(on: screen)
                try await PatientHealthQuestionnaire.answer(answers, on: screen)
                try await waitFor("the move to be kept") {
                    let place = "select position_link_id from draft where status = 'open'"
                    return try folder.store.rows(place) == [["phq-9-5"]] ? true : nil
                }
                kill(try await screen.processID(), SIGKILL)
            }
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored(answers))

            let second = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(second) { screen in
                try await screen.wait(for: "you left at question 5 of 10")
                try await PatientHealthQuestionnaire.open(on: screen)
                let told = try await screen.wait(for: "You have begun this already")
                #expect(told.contains("4 answers were kept."))
                #expect(told.contains("You go on at question 5 of 10."))
                try await screen.press("Enter")
                try await PatientHealthQuestionnaire.answer([1], from: 4, on: screen)
            }
            #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored(answers + [1]))
        }

        @Test("Killed after every single answer, nothing that was seen as saved is lost")
        func killedAgainAndAgain() async throws {
            let folder = try TestFolder()
            let answers = [0, 3, 1, 2, 0, 1, 3, 2, 0]
            for (index, answer) in answers.enumerated() {
                let screen = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
                try await inTerminal(screen) { screen in
                    try await PatientHealthQuestionnaire.open(on: screen)
                    if index > 0 {
                        // Which question showed is kept a moment after the answer: it may still be the one before.
                        let told = try await screen.wait(for: "You go on at question ")
                        try await screen.press("Enter")
                        if told.contains("question \(index) of 10") { try await screen.press("Enter") }
                    }
                    try await PatientHealthQuestionnaire.answer([answer], from: index, on: screen)
                    kill(try await screen.processID(), SIGKILL)
                    #expect(try await screen.waitForEnd() == 128 + SIGKILL)
                }
                let kept = Array(answers[...index])
                #expect(try folder.store.answers() == PatientHealthQuestionnaire.stored(kept))
            }
        }

        @Test(
            "Nothing that was typed is lost by an end in the middle of a word", arguments: [SIGSEGV, SIGILL, SIGKILL])
        func typing(_ signal: Int32) async throws {
            let folder = try TestFolder()
            let form = try folder.write(
                #"""
                {"resourceType": "Questionnaire", "status": "active",
                 "item": [{"linkId": "a", "type": "string", "text": "What happened?"}]}
                """#, to: "form.json")
            let first = try await TmuxScreen(cohort: "fill", form, in: folder)
            try await inTerminal(first) { screen in
                try await screen.wait(for: "What happened?")
                for letter in ["a", "f", "a", "l", "l"] { try await screen.press(letter) }
                try await screen.wait(for: "afall")
                kill(try await screen.processID(), signal)
                _ = try await screen.waitForEnd()
            }
            let second = try await TmuxScreen(cohort: "fill", form, in: folder)
            try await inTerminal(second) { screen in
                try await screen.wait(for: "What you were typing is in its field.")
                try await screen.press("Enter")
                try await screen.wait(for: "afall")
                try await screen.press("s")
                try await screen.wait(for: "afalls")
            }
        }

        @Test("Nothing that was typed in the study is lost by kill -9 in the middle of a word")
        func typingInStudy() async throws {
            let folder = try TestFolder()
            let first = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(first) { screen in
                try await openNote(screen)
                for letter in ["a", "f", "a", "l", "l"] { try await screen.press(letter) }
                try await screen.wait(for: "afall")
                kill(try await screen.processID(), SIGKILL)
                _ = try await screen.waitForEnd()
            }
            let second = try await TmuxScreen(cohort: "demo", "--as", "P-0042", in: folder)
            try await inTerminal(second) { screen in
                try await screen.wait(for: "> Daily diary")
                try await screen.press("Enter")
                try await screen.wait(for: "What you were typing is in its field.")
                try await screen.press("Enter")
                try await screen.wait(for: "afall")
            }
        }

        /// Goes to the diary's last question, past all others.
        private func openNote(_ screen: TmuxScreen) async throws {
            try await screen.wait(for: "> Daily diary")
            try await screen.press("Enter")
            try await screen.wait(for: "Question 1 of 4")
            for question in 2...4 {
                try await screen.press("Enter")
                // A required question is asked about once.
                if question != 3 {
                    try await screen.wait(for: "You left this blank.")
                    try await screen.press("Enter")
                }
                try await screen.wait(for: "Question \(question) of 4")
            }
        }

        @Test("Whoever left a question open and went on goes on there, not at the open one")
        func killedPastOpen() async throws {
            let folder = try TestFolder()
            let first = try await TmuxScreen(cohort: "fill", PatientHealthQuestionnaire.file, in: folder)
            try await inTerminal(first) { screen in
                try await PatientHealthQuestionnaire.answer([2], on: screen)
                try await screen.press("Enter")
                try await screen.wait(for: "You left this blank")
                try await screen.press("Enter")
                try await screen.wait(for: "Question 3 of 10")
                try await waitFor("the move to be kept") {
                    try folder.drafts().contains { $0.contains("\"linkId\":\"phq-9-3\"") } ? true : nil
                }
                kill(try await screen.processID(), SIGKILL)
            }
            let second = try await TmuxScreen(cohort: "fill", PatientHealthQuestionnaire.file, in: folder)
            try await inTerminal(second) { screen in
                _ = try await screen.wait(for: "You go on at question 3 of 10.")
            }
        }

        @Test("A draft of a file outlives kill -9 as well")
        func killedFill() async throws {
            let folder = try TestFolder()
            let first = try await TmuxScreen(cohort: "fill", PatientHealthQuestionnaire.file, in: folder)
            try await inTerminal(first) { screen in
                try await PatientHealthQuestionnaire.answer([2, 1], on: screen)
                kill(try await screen.processID(), SIGKILL)
            }
            let second = try await TmuxScreen(cohort: "fill", PatientHealthQuestionnaire.file, in: folder)
            try await inTerminal(second) { screen in
                let told = try await screen.wait(for: "You have begun this already")
                #expect(told.contains("2 answers were kept."))
                try await screen.press("Enter")
                try await screen.press("C-r")
                try await screen.wait(for: "2 of 10 answered")
            }
        }
    }
}
