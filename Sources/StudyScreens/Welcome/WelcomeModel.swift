import Observation
import Spezi
import StudyAPI

/// Who enters: the first screen of a study on one's own machine. On a study server the SSH key says who it is.
@MainActor @Observable public final class WelcomeModel: Module, EnvironmentAccessible {
    @ObservationIgnored @Dependency(SessionModule.self) var session

    /// The participant's label being typed.
    public var label: String
    /// Whether somebody is being let in.
    public private(set) var isEntering = false
    /// Whether the label typed is none.
    public private(set) var isLabelMissing = false

    /// Why nobody has entered, in the words of every front end; `nil` when nothing is wrong.
    var remark: Remark? {
        isLabelMissing
            ? Remark(.welcomeNoLabel)
            : session.problem.map { .verbatim("! \($0.description)") }
    }

    /// Makes the model.
    /// - Parameter suggestion: a label to begin with, such as one of the sample study.
    public init(suggestion: String = "") { label = suggestion }

    /// Enters as the participant whose label is typed; small letters do as well.
    public func enterAsParticipant() async {
        let label = String(label.uppercased().filter { !$0.isWhitespace })
        isLabelMissing = label.isEmpty
        guard !label.isEmpty else { return }
        await enter(as: .participant(label))
    }

    /// Enters as the coordinator.
    public func enterAsCoordinator() async { await enter(as: .coordinator) }

    private func enter(as identity: SessionIdentity) async {
        guard !isEntering else { return }
        isEntering = true
        defer { isEntering = false }
        await session.enter(as: identity)
    }
}
