import Spezi
import StudyAPI
import TerminalUI

/// A participant's tasks, line by line.
@MainActor public final class LinearToday: LinearFrontEnd {
    private let model: TodayModel
    let clock: ClockModule
    private let languages: LanguageModule?
    private(set) var catalogue: StringCatalogue
    let output: any LinearOutput
    let notifications: LocalNotifications?
    let readLine: () async -> String?
    private let isPiped: Bool

    /// Makes the front end.
    /// - Parameters:
    ///   - languages: what the person may choose from; none to choose without it.
    ///   - isPiped: see ``LinearFilling``.
    ///   - notifications: what comes for the person, said at prompts.
    ///   - readLine: the next line of the input without its end; `nil` when the input has ended.
    public init(
        _ model: TodayModel, clock: ClockModule, catalogue: StringCatalogue, languages: LanguageModule? = nil,
        isPiped: Bool, output: any LinearOutput, notifications: LocalNotifications? = nil,
        readLine: @escaping () async -> String?
    ) {
        self.model = model
        self.clock = clock
        self.catalogue = catalogue
        self.languages = languages
        self.isPiped = isPiped
        self.output = output
        self.notifications = notifications
        self.readLine = readLine
    }

    /// Goes through the tasks until the person leaves or the input ends.
    /// - Parameter first: the title of a task to begin with at once, if it is open.
    public func run(startingWith first: String? = nil) async -> LinearEnding {
        await model.session.learnStudy()
        await model.load()
        welcome(.linearWelcome, model.session.study) { [$0.person] }
        if let first, let task = model.openTasks.first(where: { $0.title == first }) {
            let ending = await fill(task)
            if ending != .submitted { return ending }
        }
        return await choose()
    }

    private func choose() async -> LinearEnding {
        var ending = LinearEnding.submitted
        while true {
            await model.load()
            guard let today = model.today else {
                output.say(model.problem?.description ?? text(.todayNothing))
                return .failed
            }
            list(today)
            guard let line = await nextLine(.linearPromptToday) else { return ending }
            switch LinearCommand(line, takesText: false) {
            case .quit: return ending
            case .words(""): continue
            case .words(let words):
                guard let number = Int(words), model.openTasks.indices.contains(number - 1) else {
                    say(.linearNoSuchTask, ["text": .text(words)])
                    continue
                }
                ending = await fill(model.openTasks[number - 1])
                if ending == .inputEnded { return ending }
            case .preferences:
                guard let languages else {
                    say(.linearNotHere, ["text": .text(line)])
                    continue
                }
                guard let chosen = await LinearPreferences(languages, in: self).choose() else { return ending }
                catalogue = chosen
            case .help:
                let preferences: [StringKey] = languages == nil ? [] : [.linearHelpPreferences]
                help([.linearHelpTask] + preferences + [.linearHelpTerse, .linearHelpHelp, .linearHelpLeave])
            default: say(.linearNotHere, ["text": .text(line)])
            }
        }
    }

    private func list(_ today: GetToday.Reply) {
        if model.openTasks.isEmpty { say(.todayNothing) }
        for (index, task) in model.openTasks.enumerated() {
            say(
                .linearTask,
                [
                    "position": .text(String(index + 1)), "title": .text(task.title),
                    "when": .text(wording.when(task)),
                ])
        }
        for task in today.tasks where !task.state.isOpen {
            let kept = task.state == .closed ? ", \(wording.effort(task))" : ""
            output.say("\(task.title), \(wording.when(task))\(kept)")
        }
    }

    private func fill(_ task: TaskCard) async -> LinearEnding {
        model.open(task)
        let filling = LinearFilling(
            model.filling, clock: clock, catalogue: catalogue, languages: languages, isPiped: isPiped, output: output,
            notifications: notifications, readLine: readLine)
        let ending = await filling.run()
        catalogue = filling.catalogue
        return ending
    }
}
