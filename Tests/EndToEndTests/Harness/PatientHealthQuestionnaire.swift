import Foundation

/// What the tests know of the sample study's PHQ-9: its words, and the way to it by keys.
enum PatientHealthQuestionnaire {
    /// The first words of the nine scored items, and of the question beside them.
    static let items = [
        "1. Little interest", "2. Feeling down", "3. Trouble falling", "4. Feeling tired", "5. Poor appetite",
        "6. Feeling bad", "7. Trouble concentrating", "8. Moving or speaking", "9. Thoughts that you",
        "10. If you checked off",
    ]

    /// The words of the answers by their number.
    static let options = ["Not at all", "Several days", "More than half the days", "Nearly every day"]

    /// The file of the bundle.
    static let file = Binary.package.appending(path: "Resources/bundle/questionnaires/phq-9.json").path

    /// What the store says for answers to the first items.
    static func stored(_ answers: [Int]) -> [String] {
        answers.enumerated().map { "phq-9-\($0.offset + 1)=\(options[$0.element])" }
    }

    /// From the list of tasks into the questionnaire.
    static func open(on screen: TmuxScreen) async throws {
        try await screen.wait(for: "> Daily diary")
        try await screen.press("Down")
        try await screen.wait(for: "> PHQ-9")
        try await screen.press("Enter")
    }

    /// Answers items from this one on (counted from 0) by number and Enter; each is seen as saved before the next.
    static func answer(
        _ answers: [Int], from first: Int = 0, mark: String = "•", on screen: TmuxScreen
    ) async throws {
        for (offset, answer) in answers.enumerated() {
            try await screen.wait(for: "Question \(first + offset + 1) of 10")
            try await screen.press("\(answer)")
            try await screen.wait(for: "\(answer) (\(mark)) \(options[answer])")
            try await screen.press("Enter")
        }
        guard first + answers.count < items.count else { return }
        try await screen.wait(for: items[first + answers.count])
    }
}
