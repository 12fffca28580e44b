import Questionnaires
import StudyAPI
import TerminalUI

extension LinearFilling {
    /// A safety text, before anything else.
    func show(_ notice: SafetyNotice) async -> LinearEnding? {
        say(.fillingSafetyTitle)
        for paragraph in notice.paragraphs { output.say(paragraph) }
        while true {
            guard let line = await ask(.linearPromptEnter) else { return await end(.inputEnded) }
            let command = LinearCommand(line, takesText: false)
            let isEmpty = command == .words("")
            if isEmpty || isPiped {
                // A script's line is meant for the next question.
                if !isEmpty { waitingLine = line }
                model.perform(.goOn)
                return nil
            }
            switch command {
            case .quit: return await end(.left)
            case .help: help([.linearHelpEmpty, .linearHelpTerse, .linearHelpHelp, .linearHelpQuit])
            default: sayNotTaken(command, line)
            }
        }
    }

    /// What was kept of an earlier time.
    func ask(_ recovery: Recovery) async -> LinearEnding? {
        say(.fillingRecoveredTitle)
        for remark in recovery.remarks { output.say(wording.text(remark)) }
        while true {
            guard let line = await ask(.linearPromptRecovered) else { return await end(.inputEnded) }
            let command = LinearCommand(line, takesText: false)
            switch command {
            case .startOver: model.perform(.startOver)
            case .quit: return await end(.left)
            case .words(""): model.perform(.goOn)
            case .review: model.perform(.review)
            case .help:
                help([
                    .linearHelpEmpty, .linearHelpReview, .linearHelpStartOver, .linearHelpTerse, .linearHelpHelp,
                    .linearHelpQuit,
                ])
            case .preferences: return await askPreferences(line)
            case .back, .erase, .decline, .submit, .words, .unknown:
                guard isPiped else {
                    sayNotTaken(command, line)
                    continue
                }
                // A script's line is meant for the question at which the draft goes on.
                waitingLine = line
                model.perform(.goOn)
            }
            await model.settled()
            sayWarning()
            guard case .recovered = model.phase else { return nil }
        }
    }

    /// Says why nothing happens at a line that a person typed before the question was read out.
    private func sayNotTaken(_ command: LinearCommand, _ line: String) {
        switch command {
        case .unknown(let text): say(.linearNoSuchCommand, ["text": .text(text)])
        case .words(let words): say(.linearNotTaken, ["text": .text(words)])
        default: say(.linearNotHere, ["text": .text(line)])
        }
    }

    /// The overview: all questions with their answers.
    func askReview() async -> LinearEnding? {
        guard let form = model.form else { return .failed }
        readOut = nil
        let pages = form.pages.compactMap(form.page)
        say(
            .linearReview,
            [
                "title": .text(model.title), "answered": .count(form.answeredCount),
                "count": .text(String(pages.count)),
            ])
        if let remark = form.remarkOnUnaskable { output.say(wording.text(remark)) }
        let numbers = pages.numbers
        for (number, page) in zip(numbers, pages) {
            say(
                .linearReviewItem,
                [
                    "position": .text(number), "question": .text(page.questionWithoutNumber),
                    "answer": .text(wording.text(page.answerRemark(model.buffers[page.id], wording))),
                ])
        }
        sayWarning()
        while true {
            guard let line = await ask(.linearPromptReview) else { return await end(.inputEnded) }
            let command = LinearCommand(line, takesText: false, keys: numbers)
            switch command {
            case .submit: model.perform(.submit)
            case .back: model.perform(.back)
            case .review: return nil
            case .quit: return await end(.left)
            case .words(""):
                if let open = model.openQuestions.first {
                    model.perform(.goTo(open))
                } else {
                    say(.fillingReviewComplete, ["submit": .command(.submit)])
                    continue
                }
            case .words(let words):
                guard let page = pages.page(numbered: words) else {
                    say(.linearNoSuchQuestion, ["text": .text(words)])
                    continue
                }
                model.perform(.goTo(page.id))
            case .help:
                help([
                    .linearHelpNeed, .linearHelpEmpty, .linearHelpSubmit, .linearHelpBack, .linearHelpReview,
                    .linearHelpTerse, .linearHelpHelp, .linearHelpQuit,
                ])
            case .unknown(let text): say(.linearNoSuchCommand, ["text": .text(text)])
            case .preferences: return await askPreferences(line)
            case .erase, .decline, .startOver: say(.linearNotHere, ["text": .text(line)])
            }
            await model.settled()
            if command == .submit { isTurnedAway = model.status.remark?.key == .fillingNotSubmitted }
            guard case .review = model.phase else { return nil }
            if case .help = command { continue }
            sayWarning()
        }
    }
}
