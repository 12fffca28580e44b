import FHIR

/// Makes a response's items out of a session: enabled items with answers, in the form's order.
struct ResponseProjection {
    let session: FormSession
    /// What is seen; everything if `nil`.
    var view: ResponseView?
    /// A slot whose own answers are left out.
    var hidden: Int?
    /// Whether items carry their question's text.
    var hasTexts = true

    /// The items inside a slot. `isWhole` says that the view does not narrow here.
    func items(in slot: Int, isWhole: Bool = false) -> [QuestionnaireResponse.Item] {
        guard let view, !isWhole else { return session.slots[slot].children.compactMap { item(at: $0, isWhole: true) } }
        guard let wanted = view.children[session.slots[slot].item] else { return [] }
        return wanted.flatMap { session.children(of: slot, item: $0).compactMap { item(at: $0, isWhole: false) } }
    }

    /// The item of one instance; `nil` if it holds nothing or is disabled.
    func item(at slot: Int, isWhole: Bool, evenIfEmpty: Bool = false) -> QuestionnaireResponse.Item? {
        let instance = session.slots[slot]
        guard instance.role == .item, instance.isEnabled else { return nil }
        let form = session.form
        let kind = form.allItems[instance.item].kind
        guard kind != .display else { return nil }
        let isWhole = isWhole || view?.whole.contains(instance.item) ?? true
        let linkId = form.allItems[instance.item].linkId
        let text = form.allItems[instance.item].originalText
        let shown = hasTexts && !text.isEmpty ? text : nil
        if kind == .group {
            let items = items(in: slot, isWhole: isWhole)
            guard !items.isEmpty || evenIfEmpty else { return nil }
            return QuestionnaireResponse.Item(linkId: linkId, text: shown, items: items)
        }
        let answers = answers(of: slot, isWhole: isWhole)
        guard !answers.isEmpty || evenIfEmpty else { return nil }
        return QuestionnaireResponse.Item(linkId: linkId, text: shown, answers: answers)
    }

    private func answers(of slot: Int, isWhole: Bool) -> [QuestionnaireResponse.Answer] {
        let instance = session.slots[slot]
        let rows = session.rows(of: slot)
        if !rows.isEmpty {
            return rows.compactMap { row in
                guard session.slots[row].isEnabled else { return nil }
                let items = items(in: row, isWhole: isWhole)
                guard let value = session.slots[row].answers.first, slot != hidden else {
                    return items.isEmpty ? nil : QuestionnaireResponse.Answer(json: JSONObject(), items: items)
                }
                return QuestionnaireResponse.Answer(json: value.answerJSON, items: items)
            }
        }
        let inner = instance.children.isEmpty ? [] : items(in: slot, isWhole: isWhole)
        if instance.state == .declined {
            let item = session.form.allItems[instance.item]
            return [QuestionnaireResponse.Answer(json: DataAbsentReason.declined(item), items: inner)]
        }
        guard let first = instance.answers.first, slot != hidden else {
            return inner.isEmpty ? [] : [QuestionnaireResponse.Answer(json: JSONObject(), items: inner)]
        }
        let rest = instance.answers.dropFirst().map { QuestionnaireResponse.Answer(json: $0.answerJSON, items: []) }
        return [QuestionnaireResponse.Answer(json: first.answerJSON, items: inner)] + rest
    }
}
