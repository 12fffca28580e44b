import TerminalUI

/// What is said when somebody breaks the linear front end off, as with Ctrl-C: that what was answered is kept.
@MainActor public struct LinearInterruption: Sendable {
    let model: FillingModel
    let catalogue: StringCatalogue
    let output: any LinearOutput

    /// Makes the words' writer.
    public init(_ model: FillingModel, catalogue: StringCatalogue, output: any LinearOutput) {
        self.model = model
        self.catalogue = catalogue
        self.output = output
    }

    /// Ends the line of the prompt, keeps what has not been kept yet, and says whether it is.
    public func end() async {
        output.write("\n")
        switch model.phase {
        case .closed, .loading, .submitted, .failed: return
        case .recovered, .question, .review, .safety: break
        }
        await model.flush()
        output.say(catalogue.text(model.hasUnkept ? .linearNotKept : .linearLeft))
    }
}
