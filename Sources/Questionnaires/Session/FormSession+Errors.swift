import FoundationEssentials

extension FormSession {
    /// All that keeps an instance from being part of a complete response: what is wrong with its answers, and what is required
    /// and missing. Empty while it is disabled. O(what is inside), for groups.
    public func errors(of id: ItemInstance.ID) -> [AnswerProblem] {
        guard let slot = places[id], slots[slot].role == .item, slots[slot].isEnabled else { return [] }
        return problems(at: slot) + openProblems(at: slot)
    }

    /// What is required of a slot and is not there.
    func openProblems(at slot: Int) -> [AnswerProblem] {
        let item = item(at: slot)
        guard item.kind != .display, slots[slot].isEnabled else { return [] }
        if item.kind.isQuestion {
            guard item.isRequired, slots[slot].answers.isEmpty, slots[slot].state != .declined, isReachable(slot)
            else { return [] }
            return [.required]
        }
        var open: [AnswerProblem] = []
        if item.isRequired, !holdsAnswer(slot), !hasFilledSibling(slot) { open.append(.required) }
        guard item.repeats else { return open }
        let siblings = children(of: slots[slot].parent, item: slots[slot].item)
        // Of all repetitions, the first one tells how many there should be.
        if let minimum = item.limits.minOccurs, siblings.first == slot {
            let count = siblings.count(where: holdsAnswer)
            if count < minimum, count > 0 || item.isRequired {
                open.append(.tooFewAnswers(count: count, minimum: minimum))
            }
        }
        if let maximum = item.limits.maxOccurs, siblings.first == slot, siblings.count > maximum {
            open.append(.tooManyAnswers(count: siblings.count, maximum: maximum))
        }
        return open
    }

    /// Whether all questions around a slot have an answer: those below one without are not asked yet.
    func isReachable(_ slot: Int) -> Bool {
        var around = slots[slot].parent
        while around > 0 {
            if form.allItems[slots[around].item].kind.isQuestion, slots[around].role == .item,
                slots[around].answers.isEmpty
            {
                return false
            }
            around = slots[around].parent
        }
        return true
    }

    /// Whether anything enabled inside of a slot is answered or declined.
    func holdsAnswer(_ slot: Int) -> Bool {
        guard slots[slot].isEnabled else { return false }
        if slots[slot].role == .item, !slots[slot].answers.isEmpty || slots[slot].state == .declined { return true }
        return slots[slot].children.contains(where: holdsAnswer)
    }

    /// Whether another repetition of the same group holds an answer: one is enough for a required group.
    private func hasFilledSibling(_ slot: Int) -> Bool {
        guard isRepetition(slot) else { return false }
        return children(of: slots[slot].parent, item: slots[slot].item).contains { $0 != slot && holdsAnswer($0) }
    }

    /// Where an instance is, for people: the linkIds from the top, with the position of each repetition from 0, such as
    /// `medicines[2]/dose`. `nil` if there is no such instance. Not an address: linkIds may hold any character.
    public func path(of id: ItemInstance.ID) -> String? {
        guard let slot = places[id] else { return nil }
        var parts: [String] = []
        var current = slot
        while current > 0 {
            var part = form.allItems[slots[current].item].linkId
            if isRepetition(current) { part += "[\(ordinal(of: current))]" }
            parts.append(part)
            // A row of answers stands for its question.
            current = slots[current].role == .answerRow ? slots[slots[current].parent].parent : slots[current].parent
        }
        return parts.reversed().joined(separator: "/")
    }
}
