import StudyAPI
import TerminalUI

/// Asks who enters: a participant, by label, or the coordinator.
struct WelcomeScreen: View {
    @Environment(WelcomeModel.self) private var model
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size
    @Environment(\.leave) private var leave

    var body: some View {
        ScreenFrame(
            places: [catalogue.text(.welcomeTitle)], status: status, isWarning: !status.isEmpty
        ) {
            ScrollView {
                Text(.welcomeQuestion)
                gap
                VStack {
                    FlowStack(spacing: 1) {
                        Text(size.isSmall ? .welcomeParticipantShort : .welcomeParticipant)
                        TextField(
                            text: Binding(get: { model.label }, set: { model.label = $0 }), maxLength: 32
                        )
                        .frame(width: 12)
                        .keyBindings([
                            KeyBinding(.enter, .key(.welcomeEnterKey), priority: 1) {
                                Task { await model.enterAsParticipant() }
                            }
                        ])
                        .defaultFocus()
                    }
                    Button(.key(.welcomeCoordinator)) { Task { await model.enterAsCoordinator() } }
                }
                .focusGroup()
                gap
                Text(.welcomeSample).role(.secondary)
            }
        }
        .keyBindings([KeyBinding(.escape, Phrase(.keyLeaveProgram)) { leave() }])
    }

    @ViewBuilder private var gap: some View { if !size.isSmall { Text(verbatim: " ") } }

    private var status: String { model.remark.map { Wording(catalogue, model.session.clock).text($0) } ?? "" }
}
