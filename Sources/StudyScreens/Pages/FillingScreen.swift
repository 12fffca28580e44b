import TerminalUI

/// Fills in a questionnaire: shows the page at which the ``FillingModel`` in the environment is.
public struct FillingScreen: View {
    @Environment(FillingModel.self) private var model

    /// Makes the screen.
    public init() {}

    /// The page for the present phase.
    public var body: some View {
        page.keyBindings([
            KeyBinding(FillingKeys.leave, leaving, priority: 1, command: StringKey.keyLeave.name) {
                model.perform(.leave)
            }
        ])
    }

    /// What leaving does here: once the answers are handed in, or cannot be, there is nothing left to save.
    private var leaving: Phrase {
        switch model.phase {
        case .submitted, .failed: Phrase(.keyClose)
        default: Phrase(.keyLeave)
        }
    }

    @ViewBuilder private var page: some View {
        switch model.phase {
        case .closed: EmptyView()
        case .loading: LoadingPage()
        case .recovered(let recovery): RecoveredPage(recovery: recovery)
        case .question: QuestionPage()
        case .review: ReviewPage()
        case .safety(let notice): SafetyPage(notice: notice)
        case .submitted(let submission): SubmittedPage(submission: submission)
        case .failed(let error): FailedPage(error: error)
        }
    }
}
