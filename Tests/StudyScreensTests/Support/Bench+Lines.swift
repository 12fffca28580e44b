@testable import StudyScreens

extension Bench {
    /// Fills in line by line: enters these lines and then has no more. Returns how it ended and all that was written.
    /// - Parameter isPiped: whether a script does, not a person.
    func enter(_ lines: [String], isPiped: Bool = true) async -> (ending: LinearEnding, text: String) {
        let transcript = Transcript()
        var rest = lines[...]
        let linear = LinearFilling(
            model, clock: model.clock, catalogue: catalogue, isPiped: isPiped, output: transcript
        ) {
            rest.popFirst()
        }
        return (await linear.run(), transcript.text)
    }
}

/// Collects what is written.
@MainActor final class Transcript: LinearOutput {
    private(set) var text = ""
    func write(_ text: String) { self.text += text }
}
