import Questionnaires
import TerminalUI

extension LinearFilling {
    /// One question, and what is typed to it.
    func askQuestion() async -> LinearEnding? {
        guard let page = model.page else { return .failed }
        readAloud(page)
        let takesText = page.item.entry.isTyped || page.item.acceptsFreeText
        guard let line = await ask(.linearPrompt) else { return await end(.inputEnded) }
        let command = LinearCommand(line, takesText: takesText, keys: page.item.options.map(\.key))
        switch command {
        case .quit: return await end(.left)
        case .help: help(helpLines(page))
        case .unknown(let text): say(.linearNoSuchCommand, ["text": .text(text)])
        case .preferences: return await askPreferences(line)
        case .submit, .startOver: say(.linearNotHere, ["text": .text(line)])
        case .back: await perform(.back, page)
        case .review: await perform(.review, page)
        case .erase:
            await perform(.erase, page)
            if !model.status.isWarning { say(.linearErased) }
        case .decline:
            guard model.allowsDeclining else {
                say(.linearDeclineNotAllowed)
                return nil
            }
            await answer(page, .decline, says: wording.text(.fillingDeclined))
        case .words(let words) where words.allSatisfy(\.isWhitespace): await perform(.next, page)
        case .words(let words): await answer(page, words)
        }
        return nil
    }

    // MARK: Answers

    private func answer(_ page: FormPage, _ words: String) async {
        let item = page.item
        switch item.entry {
        case .single, .several:
            let tokens = words.split { $0.isWhitespace || $0 == "," }.map(String.init)
            let options = tokens.compactMap(item.option(key:))
            if options.count == tokens.count, item.entry == .several || options.count == 1 {
                return await answer(page, .choose(options.map(\.key)), says: spoken(item, options))
            }
            if let value = try? model.form?.parse(words, for: page.id), let option = item.option(for: value) {
                return await answer(page, .choose([option.key]), says: spoken(item, [option]))
            }
            // A number that stands beside no option is a slip, not words of one's own.
            guard item.acceptsFreeText, Int(words) == nil else {
                output.say(wording.text(AnswerProblem.notAnOption(words).remark(for: item)))
                return
            }
            await answer(page, .edit(words), says: words)
        case .field, .paragraphs, .slider:
            let fitting = EntryRoom.fit(words, after: "", limit: EntryRoom.limit(item)).text
            let value = try? model.form?.parse(item.readable(fitting), for: page.id)
            await answer(page, .edit(words), says: value.map { wording.text($0, in: item) } ?? fitting)
        case .shown: say(.fillingShownOnly)
        }
    }

    /// Answers and goes on; says the answer back once it is kept.
    private func answer(_ page: FormPage, _ action: FillingAction, says text: String) async {
        model.perform(action)
        let leftOut = model.buffers[page.id]?.leftOutRemark(in: page.item)
        model.perform(.next)
        await model.settled()
        if let leftOut { output.say(wording.text(leftOut)) }
        if let problem = model.problem, model.page?.id == page.id {
            output.say(wording.text(problem.remark(for: page.item, typed: model.buffers[page.id]?.text)))
            // A line that was refused is gone, unlike text in a field: the next line begins anew.
            model.clearField(of: page)
        } else if model.status.isWarning, model.page?.id == page.id {
            sayWarning()
        } else {
            say(isTerse ? .linearSaidTerse : .linearSaid, ["answer": .text(text)])
        }
    }

    private func perform(_ action: FillingAction, _ page: FormPage) async {
        model.perform(action)
        await model.settled()
        if case .review = model.phase { return }
        if let remark = model.status.remark, model.page?.id == page.id { output.say(wording.text(remark)) }
    }

    private func spoken(_ item: FormItem, _ options: [AnswerOption]) -> String {
        options.map { option in
            wording.text(
                .linearChosen, ["key": .text(option.key), "label": .text(wording.label(option, of: item))])
        }.joined(separator: "; ")
    }

    // MARK: Reading out

    private func readAloud(_ page: FormPage) {
        let isNew = readOut != page.id
        // Said before, and nothing about it is new.
        if !isNew, isTerse { return }
        let isFirst = readOut == nil
        readOut = page.id
        if isFirst, let remark = model.languageRemark(wording) { output.say(remark) }
        if isNew {
            let position = wording.text(
                isTerse && !isFirst ? .linearQuestionTerse : .linearQuestion,
                [
                    "title": .text(model.title), "position": .text(String(page.position)),
                    "count": .text(String(page.count)),
                ])
            output.say(page.item.isRequired ? "\(position) \(wording.text(.linearRequired))" : position)
            if !isTerse || isFirst || !model.hasSameStems { for stem in page.stems { output.say(stem) } }
        }
        output.say(page.question)
        if isNew { for detail in page.details { output.say(detail) } }
        for option in page.item.options {
            say(
                .linearOption,
                ["key": .text(option.key), "label": .text(wording.label(option, of: page.item))])
        }
        if isNew {
            for words in instructions(page) where said.insert(words).inserted || !isTerse { output.say(words) }
            for closing in page.closing { output.say(closing) }
        }
        if page.isAnswered {
            say(.linearPresent, ["answer": .text(wording.text(page.answerRemark(nil, wording)))])
        }
    }

    /// How the question is answered.
    private func instructions(_ page: FormPage) -> [String] {
        (page.item.entry == .several ? [text(.linearSeveral)] : [])
            + (page.item.entry.isChoice && page.item.acceptsFreeText ? [text(.linearOwnWords)] : [])
            + (wording.hint(page.item).map { [$0] } ?? [])
            + (page.item.maxLength.map { [text(.linearMaxLength, ["max": .text(String($0))])] } ?? [])
    }

    private func helpLines(_ page: FormPage) -> [StringKey] {
        var lines: [StringKey] = []
        switch page.item.entry {
        case .single: lines.append(.linearHelpNumber)
        case .several: lines.append(.linearHelpSeveral)
        case .field, .paragraphs, .slider: lines.append(.linearHelpText)
        case .shown: break
        }
        lines += [.linearHelpEmpty, .linearHelpBack, .linearHelpReview, .linearHelpErase]
        if model.allowsDeclining { lines.append(.linearHelpDecline) }
        if languages != nil { lines.append(.linearHelpPreferences) }
        lines += [.linearHelpTerse, .linearHelpHelp, .linearHelpQuit]
        if !page.item.entry.isTyped, !page.item.acceptsFreeText { lines.append(.linearHelpBare) }
        return lines
    }
}
