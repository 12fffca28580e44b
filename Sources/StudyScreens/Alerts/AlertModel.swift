import Observation
import Spezi
import StudyAPI

/// One alert, and what a coordinator does about it.
@MainActor @Observable public final class AlertModel: Module, EnvironmentAccessible {
    @ObservationIgnored @Dependency(SessionModule.self) var session
    @ObservationIgnored @Dependency(NavigationModel.self) var navigation

    /// The alert; `nil` until it is known.
    public private(set) var alert: AlertDetail?
    /// The reason being typed. Kept when a step fails.
    public var reason = "" {
        didSet {
            if reason.isEmpty { reasonStep = nil } else if reasonStep == nil { reasonStep = step }
        }
    }
    /// Why the last step was not done, or the alert not learned.
    public var problem: StudyError? { stepProblem ?? learningProblem }
    /// Stays until another step is tried: that the alert was learned anew says nothing about it.
    private var stepProblem: StudyError?
    private var learningProblem: StudyError?
    /// Whether a step is under way.
    public private(set) var isWorking = false
    @ObservationIgnored private var shown: AlertID?
    /// The step for which the reason was typed: the alert may have moved on under it.
    @ObservationIgnored private var reasonStep: Step?

    /// Makes the model.
    public init() {}

    /// What can be done with the alert as it stands.
    public enum Step: Hashable, Sendable {
        case acknowledge
        case resolve
    }

    /// The next step; none when it is closed.
    public var step: Step? {
        switch alert?.summary.state {
        case .open: .acknowledge
        case .acknowledged: .resolve
        case .resolved, nil: nil
        }
    }

    /// The problem in the words of every front end; `nil` when there is none.
    var remark: Remark? {
        switch problem {
        case nil: nil
        case .reasonMissing: Remark(.alertReasonMissing)
        case .wrongState: Remark(.alertTooLate)
        case let problem?: Remark(.alertProblem, ["reason": .text(problem.description)])
        }
    }

    /// Shows an alert and follows it until the calling task is cancelled.
    public func follow(_ id: AlertID) async {
        let changes = session.changes()
        await show(id)
        for await change in changes where change.kinds.contains(.alert) { await load(id) }
    }

    /// Shows an alert as it stands now.
    public func show(_ id: AlertID) async {
        if shown != id {
            shown = id
            alert = nil
            reason = ""
            learningProblem = nil
        }
        stepProblem = nil
        await load(id)
    }

    /// Takes the next step with the reason typed. Nothing happens while another step is under way.
    public func take(_ step: Step) async {
        guard let id = shown, !isWorking else { return }
        // At once, so that what is typed next is not taken for a second try of a step under way. The service asks as well.
        guard reason.contains(where: { !$0.isWhitespace }) else {
            stepProblem = .reasonMissing
            return
        }
        if let reasonStep, reasonStep != step {
            // Words that were meant for one step never take another by themselves: it is said, and asked for again.
            self.reasonStep = step
            stepProblem = .wrongState(what: "alert", state: alert?.summary.state.rawValue ?? "")
            return
        }
        let reason = reason
        isWorking = true
        defer { isWorking = false }
        do throws(StudyError) {
            let alert =
                switch step {
                case .acknowledge: try await session.send(AcknowledgeAlert(alert: id, reason: reason))
                case .resolve: try await session.send(ResolveAlert(alert: id, reason: reason))
                }
            guard shown == id else { return }
            self.alert = alert
            self.reason = ""
            stepProblem = nil
        } catch {
            stepProblem = error
            // Somebody else may have been quicker: show how it stands now, with the reason still there.
            if case .wrongState = error {
                await load(id)
                reasonStep = reason.isEmpty ? nil : self.step
            }
        }
    }

    private func load(_ id: AlertID) async {
        do {
            let alert = try await session.send(GetAlert(alert: id))
            guard shown == id else { return }
            self.alert = alert
            learningProblem = nil
        } catch { learningProblem = error }
    }
}
