import FHIR
import Foundation
import Questionnaires
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("The screens and the linear front end") struct SameAnswersTests {
    /// A form and what somebody enters, question after question; nothing passes one.
    struct Script: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let form: @Sendable () throws -> Form
        let entries: [String]
    }

    nonisolated static let scripts: [Script] = [
        Script(
            testDescription: "PHQ-9", form: TestForms.phq9, entries: ["0", "1", "2", "3", "0", "1", "2", "3", "1", "2"]),
        Script(
            testDescription: "PHQ-9, last one open", form: TestForms.phq9,
            entries: Array(repeating: "0", count: 9) + [""]),
        Script(testDescription: "GAD-7", form: TestForms.gad7, entries: ["3", "2", "1", "0", "1", "2", "3"]),
        Script(testDescription: "Diary", form: TestForms.diary, entries: ["7", "2", "72.5", "3", "Schlecht, é 日本"]),
        Script(testDescription: "Diary without pain", form: TestForms.diary, entries: ["0", "", "4", ""]),
        Script(testDescription: "Diary, two digits", form: TestForms.diary, entries: ["10", "5", "70,0", "1", "4"]),
    ]

    @Test("hand in the same response for the same script", arguments: scripts)
    func same(script: Script) async throws {
        let onScreen = try Bench(script.form(), title: "Form")
        await onScreen.start()
        let pilot = onScreen.pilot()
        for entry in script.entries {
            pilot.type(entry)
            await onScreen.settle(pilot)
            try await onScreen.press(pilot, "Enter")
        }
        try await onScreen.press(pilot, "Ctrl-S", "Ctrl-S")
        let inLines = try Bench(script.form(), title: "Form")
        await inLines.start()
        let (ending, text) = await inLines.enter(script.entries + [":submit", ":submit"])
        #expect(ending == .submitted, "\(text)")
        let expected = try #require(await onScreen.keeper.response, "\(pilot.screen)")
        let found = try #require(await inLines.keeper.response)
        #expect(found.json == expected.json, "\(expected.json)\n\(found.json)")
        // And it holds what was entered.
        let answered = script.entries.filter { !$0.isEmpty }.count
        #expect(onScreen.model.form == nil || onScreen.model.form?.answeredCount == answered)
    }
}
