import StudyAPI
import TerminalUI

/// A participant's tasks, line by line.
@MainActor public final class LinearToday {
    private let model: TodayModel
    private let clock: ClockModule
    private let languages: LanguageModule?
    private var catalogue: StringCatalogue
    private let output: any LinearOutput
    private let readLine: () async -> String?

    /// Makes the front end.
    /// - Parameters:
    ///   - languages: what the person may choose from; none to choose without it.
    ///   - readLine: the next line of the input without its end; `nil` when the input has ended.
    public init(
        _ model: TodayModel, clock: ClockModule, catalogue: StringCatalogue, languages: LanguageModule? = nil,
        output: any LinearOutput,
        readLine: @escaping () async -> String?
    ) {
        self.model = model
        self.clock = clock
        self.catalogue = catalogue
        self.languages = languages
        self.output = output
        self.readLine = readLine
    }

    /// Goes through the tasks until the person leaves or the input ends.
    /// - Parameter first: the title of a task to begin with at once, if it is open.
    public func run(startingWith first: String? = nil) async -> LinearEnding {
        await model.session.learnStudy()
        await model.load()
        output.say(text(.linearWelcome))
        if let study = model.session.study {
            let mark = study.isSynthetic ? " · \(text(.screenMadeUp))" : ""
            output.say("\(study.title) · \(study.person)\(mark)")
        }
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
            output.prompt(text(.linearPromptToday))
            guard let line = await readLine() else {
                output.write("\n")
                return ending
            }
            switch LinearCommand(line, takesText: false) {
            case .quit: return ending
            case .words(""): continue
            case .words(let words):
                guard let number = Int(words), model.openTasks.indices.contains(number - 1) else {
                    output.say(text(.linearNoSuchTask, ["text": .text(words)]))
                    continue
                }
                ending = await fill(model.openTasks[number - 1])
                if ending == .inputEnded { return ending }
            case .preferences:
                guard let languages else {
                    output.say(text(.linearNotHere, ["text": .text(line)]))
                    continue
                }
                let preferences = LinearPreferences(languages, output: output, readLine: readLine)
                guard let chosen = await preferences.choose(wording) else {
                    output.write("\n")
                    return ending
                }
                catalogue = chosen
            case .help:
                output.say(text(.linearHelpTask))
                if languages != nil { output.say(text(.linearHelpPreferences)) }
                output.say(text(.linearHelpQuit))
            default: output.say(text(.linearNotHere, ["text": .text(line)]))
            }
        }
    }

    private func list(_ today: GetToday.Reply) {
        if model.openTasks.isEmpty { output.say(text(.todayNothing)) }
        for (index, task) in model.openTasks.enumerated() {
            output.say(
                text(
                    .linearTask,
                    [
                        "position": .text(String(index + 1)), "title": .text(task.title),
                        "when": .text(wording.when(task)),
                    ]))
        }
        for task in today.tasks where task.state == .upcoming { output.say("\(task.title), \(wording.when(task))") }
    }

    private func fill(_ task: TaskCard) async -> LinearEnding {
        model.open(task)
        let filling = LinearFilling(
            model.filling, clock: clock, catalogue: catalogue, languages: languages, output: output, readLine: readLine)
        let ending = await filling.run()
        catalogue = filling.catalogue
        return ending
    }

    private var wording: Wording {
        Wording(catalogue, calendar: clock.calendar, now: clock.now()) { $0.rawValue }
    }

    private func text(_ key: StringKey, _ arguments: [String: Remark.Argument] = [:]) -> String {
        wording.text(key, arguments)
    }
}
