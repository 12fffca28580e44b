import Spezi
import StudyAPI
import TerminalUI

/// The coordinator's dashboard line by line: labelled lines instead of columns, what needs a person first.
///
/// Alerts that are raised while it waits for a line are said at once.
@MainActor public final class LinearDashboard: LinearFrontEnd {
    let model: DashboardModel
    let alert: AlertModel
    let output: any LinearOutput
    let catalogue: StringCatalogue
    let notifications: LocalNotifications?
    let readLine: () async -> String?
    /// The alerts that have been said, so that none is said twice as new.
    private var said: Set<AlertID> = []

    var clock: ClockModule { model.clock }

    /// Makes the front end.
    /// - Parameters:
    ///   - notifications: what comes for the person, said at prompts.
    ///   - readLine: the next line of the input without its end; `nil` when the input has ended.
    public init(
        _ model: DashboardModel, alert: AlertModel, catalogue: StringCatalogue, output: any LinearOutput,
        notifications: LocalNotifications? = nil, readLine: @escaping () async -> String?
    ) {
        self.model = model
        self.alert = alert
        self.catalogue = catalogue
        self.output = output
        self.notifications = notifications
        self.readLine = readLine
    }

    /// Shows how the study stands until the person leaves or the input ends.
    public func run() async -> LinearEnding {
        await model.session.learnStudy()
        await model.load()
        welcome(.linearWelcomeStaff, model.session.study) {
            [text(.dashboardCoordinator), $0.sites.joined(separator: ", ")]
        }
        guard sayAll() else { return .failed }
        let news = Task { await tellNews() }
        defer { news.cancel() }
        while true {
            guard let line = await nextLine(.linearPromptDashboard) else { return .left }
            switch LinearCommand(line, takesText: false) {
            case .quit: return .left
            case .words(""):
                await model.load()
                guard sayAll() else { return .failed }
            case .words("p"), .words("P"): sayParticipants()
            case .words(let words):
                guard let need = need(words) else {
                    say(.linearNoSuchNeed, ["text": .text(words)])
                    continue
                }
                guard await open(need) else { return .left }
            case .help: help()
            default: say(.linearNotHere, ["text": .text(line)])
            }
        }
    }

    private func help() {
        help([
            .linearHelpNeed, .linearHelpParticipants, .linearHelpRefresh, .linearHelpTerse, .linearHelpHelp,
            .linearHelpLeave,
        ])
    }

    private func need(_ words: String) -> NeedsPerson? {
        guard let number = Int(words), let needs = model.dashboard?.needs, needs.indices.contains(number - 1) else {
            return nil
        }
        return needs[number - 1]
    }

    // MARK: What is said

    /// Says everything; false when nothing could be learned.
    private func sayAll() -> Bool {
        guard let dashboard = model.dashboard else {
            output.say(model.problem?.description ?? "")
            return false
        }
        if let problem = model.problem {
            say(.dashboardStale, ["reason": .text(problem.description)])
        }
        for alert in dashboard.needs.compactMap(\.alert) { said.insert(alert.id) }
        for line in lines(of: dashboard) { output.say(line) }
        return true
    }

    private func sayParticipants() {
        for line in model.dashboard.map(participantLines) ?? [] { output.say(line) }
    }

    /// Says alerts that are raised meanwhile. Other changes are there when the person asks for them.
    private func tellNews() async {
        for await change in model.session.changes() where change.kinds.contains(.alert) {
            await model.load()
            let alerts = model.dashboard?.needs.compactMap(\.alert) ?? []
            for alert in alerts where alert.state == .open && said.insert(alert.id).inserted {
                output.say("", text(.linearNewAlert, ["alert": .text(line(of: .alert(alert)))]))
            }
        }
    }

    // MARK: One alert

    /// Shows an alert and takes the reason for its next step. False when the input has ended.
    private func open(_ need: NeedsPerson) async -> Bool {
        guard case .alert(let summary) = need else {
            say(.dashboardCallOnly, ["participant": .text(need.participant)])
            return true
        }
        await alert.show(summary.id)
        guard let detail = alert.alert else {
            output.say(alert.problem?.description ?? "")
            return true
        }
        for line in lines(of: detail) { output.say(line) }
        while let step = alert.step {
            say(step == .acknowledge ? .alertReasonAcknowledge : .alertReasonResolve)
            guard let line = await nextLine(.linearPromptReason) else { return false }
            switch LinearCommand(line, takesText: true) {
            // It asks for help at every other prompt: as a reason it would be a slip that stays.
            case .words("?"), .help: help([.linearHelpReason, .linearHelpTerse, .linearHelpHelp])
            case .words(let words) where words.contains(where: { !$0.isWhitespace }):
                alert.reason = words
                await alert.take(step)
                if let remark = alert.remark {
                    output.say(wording.text(remark))
                } else {
                    say(step == .acknowledge ? .alertAcknowledged : .alertResolved)
                }
                if step == .resolve || alert.problem == nil { return true }
            case .words, .back, .quit: return true
            default: say(.linearNotHere, ["text": .text(line)])
            }
        }
        say(.alertClosed)
        return true
    }
}
