import FoundationEssentials
import Questionnaires
import Spezi
import StudyAPI
import TerminalUI

/// Fills in a questionnaire line by line, for screen readers, pipes and terminals that cannot place a cursor.
///
/// Lines in, text out, no escape byte. It stands on the same model as the screens: the same answers, kept in the same way.
@MainActor public final class LinearFilling: LinearFrontEnd {
    let model: FillingModel
    let clock: ClockModule
    let languages: LanguageModule?
    var catalogue: StringCatalogue
    let output: any LinearOutput
    let notifications: LocalNotifications?
    let readLine: () async -> String?
    /// Whether lines answer ahead: see ``init(_:clock:catalogue:languages:isPiped:output:readLine:)``.
    let isPiped: Bool
    /// The question that was read out last: it is not read out again in full after an error.
    var readOut: UUID?
    /// The instructions that have been said.
    var said: Set<String> = []
    /// Whether the answers were handed in last and could not be taken: an end of the input is then no success.
    var isTurnedAway = false
    /// A line that was typed before the question it answers was asked.
    var waitingLine: String?

    /// Makes the front end.
    /// - Parameters:
    ///   - model: what is filled in; started already.
    ///   - languages: what the person may choose from; none to choose without it.
    ///   - isPiped: whether the lines come from a file or another program rather than from a keyboard. Such a line may answer
    ///     the question that is asked next; a person's line answers nothing that has not been read out.
    ///   - notifications: what comes for the person, said at prompts.
    ///   - readLine: the next line of the input without its end; `nil` when the input has ended.
    public init(
        _ model: FillingModel, clock: ClockModule, catalogue: StringCatalogue, languages: LanguageModule? = nil,
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

    /// Asks until the answers are handed in, the person leaves, or the input ends.
    public func run() async -> LinearEnding {
        while true {
            await model.settled()
            let ending =
                switch model.phase {
                case .closed, .loading: LinearEnding?.some(.left)
                case .safety(let notice): await show(notice)
                case .recovered(let recovery): await ask(recovery)
                case .question: await askQuestion()
                case .review: await askReview()
                case .submitted(let submission): say(submission)
                case .failed(let error): failed(error)
                }
            if let ending { return ending }
        }
    }

    // MARK: Words

    /// Says what needs the person, if anything does.
    func sayWarning() {
        guard model.status.isWarning || model.confirmation != nil, let remark = model.status.remark else { return }
        output.say(wording.text(Self.typed(remark)))
    }

    /// The same remark for a front end where what the full screen has keys for is typed.
    private static func typed(_ remark: Remark) -> Remark {
        var typed = remark
        switch remark.key {
        case .fillingAskSubmit: typed.key = .linearAskSubmit
        case .fillingAskStartOver: typed.key = .linearAskStartOver
        default: break
        }
        return typed
    }

    /// Offers the languages. Everything that shows is read out again, in the one that was chosen.
    func askPreferences(_ line: String) async -> LinearEnding? {
        guard let languages else {
            say(.linearNotHere, ["text": .text(line)])
            return nil
        }
        guard let chosen = await LinearPreferences(languages, in: self).choose() else { return await end(.inputEnded) }
        catalogue = chosen
        readOut = nil
        return nil
    }

    func ask(_ key: StringKey) async -> String? {
        guard let line = waitingLine else { return await nextLine(key) }
        waitingLine = nil
        output.prompt(text(isTerse ? .linearPromptTerse : key))
        return line
    }

    // MARK: Endings

    /// Leaves, with everything kept that can be.
    func end(_ ending: LinearEnding) async -> LinearEnding {
        await model.flush()
        let isKept = !model.hasUnkept
        if isKept {
            say(ending == .inputEnded ? .linearDraftKept : .linearLeft)
        } else {
            sayWarning()
            say(.linearNotKept)
        }
        model.perform(.leave)
        if model.phase != .closed { model.perform(.leave) }
        return isKept && !(isTurnedAway && ending == .inputEnded) ? ending : .failed
    }

    private func say(_ submission: KeptSubmission) -> LinearEnding {
        say(.fillingSubmittedTitle)
        say(.fillingSubmittedAt, ["time": .text(wording.time(submission.submittedAt))])
        if let file = submission.file { say(.fillingSubmittedFile, ["file": .text(file)]) }
        for notice in model.notices { for paragraph in notice.paragraphs { output.say(paragraph) } }
        model.perform(.leave)
        return .submitted
    }

    private func failed(_ error: DraftKeeperError) -> LinearEnding {
        say(error.title)
        output.say(wording.text(error.remark))
        model.perform(.leave)
        return .failed
    }
}
