import StudyAPI
import TerminalUI

/// Asks who enters: a participant, by label, or the coordinator.
struct WelcomeScreen: View {
    @Environment(WelcomeModel.self) private var model
    @Environment(\.catalogue) private var catalogue
    @Environment(\.leave) private var leave

    var body: some View {
        ScreenFrame(
            places: [catalogue.text(.welcomeTitle)], status: status, isWarning: !status.isEmpty
        ) {
            VStack(spacing: 1) {
                Text(.welcomeQuestion)
                VStack {
                    HStack {
                        Button(.key(.welcomeParticipant)) { Task { await model.enterAsParticipant() } }
                            .defaultFocus()
                        TextField(
                            text: Binding(get: { model.label }, set: { model.label = $0 }), maxLength: 32,
                            onSubmit: { Task { await model.enterAsParticipant() } }
                        )
                        .frame(width: 12)
                    }
                    Button(.key(.welcomeCoordinator)) { Task { await model.enterAsCoordinator() } }
                }
                .focusGroup()
                Text(.welcomeSample).role(.secondary)
            }
        }
        .keyBindings([KeyBinding(.escape, Phrase(.keyLeaveProgram)) { leave() }])
    }

    private var status: String {
        if model.isLabelMissing { return catalogue.text(.welcomeNoLabel) }
        return model.session.problem.map { "! \($0.description)" } ?? ""
    }
}
