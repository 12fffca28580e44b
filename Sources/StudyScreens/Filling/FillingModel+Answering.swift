import FHIR
import FoundationEssentials
import Questionnaires

extension FillingModel {
    // MARK: Options

    /// Answers with the option that has a printed number; where several are allowed, toggles it.
    func pick(_ key: String, _ page: FormPage) {
        let options = page.item.options
        guard page.item.entry.isChoice, let chosen = page.item.option(key: key) else { return }
        guard page.item.entry == .several else { return answer([chosen.value], page) }
        if page.answers.contains(chosen.value) {
            return answer(page.answers.filter { $0 != chosen.value }, page)
        }
        let exclusive = Set(options.lazy.filter(\.isExclusive).map(\.value))
        let others = chosen.isExclusive ? [] : page.answers.filter { !exclusive.contains($0) }
        // In the form's order, whatever the order of choosing; one's own words come last.
        let all = others + [chosen.value]
        let listed = options.map(\.value).filter(all.contains)
        answer(listed + all.filter { !listed.contains($0) }, page)
    }

    /// Answers with exactly these options.
    func choose(_ keys: [String], _ page: FormPage) {
        guard page.item.entry.isChoice, keys.allSatisfy({ page.item.option(key: $0) != nil }) else { return }
        guard !keys.isEmpty else { return erase(page) }
        answer(page.item.options.filter { keys.contains($0.key) }.map(\.value), page)
    }

    /// What was typed before the page was there.
    func takeTyped(_ text: String, _ page: FormPage) {
        if page.item.entry.isChoice {
            pick(text, page)
        } else if page.item.entry == .slider {
            edit(text, page)
        } else if page.item.entry.isTyped {
            edit((buffers[page.id]?.text ?? "") + text, page)
        }
    }

    // MARK: Fields

    /// Puts the answer's text into the field of a question that has none yet.
    func fillBuffer(of page: FormPage) {
        guard buffers[page.id]?.isDirty != true, page.item.entry.isTyped || page.item.acceptsFreeText else { return }
        let typed = page.answers.first { page.item.option(for: $0) == nil }
        let text = typed?.text ?? ""
        if let buffer = buffers[page.id],
            let value = try? form?.parse(page.item.readable(buffer.text), for: page.id), value == typed
        {
            // What was typed means the stored answer: it stays as it was typed.
            return
        }
        buffers[page.id] = EntryBuffer(text: text)
    }

    /// Puts the answer that is there back into the field, whatever has been typed since.
    func clearField(of page: FormPage) {
        buffers[page.id] = nil
        if let now = form?.page(page.id) { fillBuffer(of: now) }
        keepTyped()
    }

    /// The text in the field has changed. It is kept after a pause, and when the person moves.
    func edit(_ text: String, _ page: FormPage) {
        guard page.item.entry.isTyped || page.item.acceptsFreeText, buffers[page.id]?.text != text else { return }
        let (fitting, leftOut) = EntryRoom.fit(
            text, after: buffers[page.id]?.text ?? "", limit: EntryRoom.limit(page.item))
        buffers[page.id] = EntryBuffer(text: fitting, isDirty: true, leftOut: leftOut)
        if case .warning = status { status = .none }
        keepTyped()
        keepAfterPause()
    }

    /// Takes the field's text as the answer, if it is one.
    /// - Returns: why it is not.
    @discardableResult func takeField(of page: FormPage) -> AnswerProblem? {
        guard let buffer = buffers[page.id], buffer.isDirty else { return nil }
        let text = buffer.text
        let kept = page.answers.filter { page.item.option(for: $0) != nil }
        let more = page.item.takesSeveralAnswers && kept.isEmpty ? Array(page.answers.dropFirst()) : []
        if text.allSatisfy(\.isWhitespace) {
            buffers[page.id]?.isDirty = false
            if !page.answers.isEmpty { kept.isEmpty && more.isEmpty ? erase(page) : answer(kept + more, page) }
            return nil
        }
        do {
            guard let form else { return nil }
            let value = try form.parse(page.item.readable(text), for: page.id)
            let before = page.item.takesSeveralAnswers ? kept : []
            let values = before + [value] + more
            if values != page.answers { try store(values, page) }
            buffers[page.id]?.isDirty = false
            buffers[page.id]?.problem = nil
            return nil
        } catch { return error }
    }

    // MARK: Any question

    /// Takes the answer back.
    func erase(_ page: FormPage) {
        guard page.item.entry != .shown else { return }
        buffers[page.id] = nil
        guard page.state != nil, page.isAnswered else {
            fillBuffer(of: page)
            return keepTyped()
        }
        change(page) { form throws(AnswerProblem) in try form.erase(page.id) }
        if let now = form?.page(page.id) { fillBuffer(of: now) }
    }

    /// Declines to answer.
    func decline(_ page: FormPage) {
        guard allowsDeclining, page.item.entry != .shown else { return }
        buffers[page.id] = nil
        change(page) { form throws(AnswerProblem) in try form.decline(page.id) }
        if let now = form?.page(page.id) { fillBuffer(of: now) }
    }

    private func answer(_ values: [AnswerValue], _ page: FormPage) {
        if values == page.answers, page.state != .declined { return }
        if values.isEmpty { return erase(page) }
        do { try store(values, page) } catch { status = .warning(error.remark(for: page.item)) }
    }

    private func store(_ values: [AnswerValue], _ page: FormPage) throws(AnswerProblem) {
        guard var form else { return }
        let change = try form.answer(page.id, values)
        self.form = form
        keep(change.records, page: page.id)
    }

    private func change(
        _ page: FormPage, _ body: (inout FormSession) throws(AnswerProblem) -> FormChange
    ) {
        guard var form else { return }
        do {
            let change = try body(&form)
            self.form = form
            keep(change.records, page: page.id)
        } catch { status = .warning(error.fact(page.item, nil)) }
    }
}
