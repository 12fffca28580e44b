import FoundationEssentials

extension FormSession {
    /// Answers a question. No values are the same as erasing.
    ///
    /// Throws, and changes nothing, if the values do not fit the item or the item cannot be answered now. Answering what is
    /// calculated overrides it. Costs as much as what depends on the item.
    public mutating func answer(_ id: UUID, _ values: [AnswerValue]) throws(AnswerProblem) -> FormChange {
        guard !values.isEmpty else { return try erase(id) }
        let slot = try answerable(id)
        let item = item(at: slot)
        try item.check(values)
        return change(slot, to: item.isCalculated ? .overridden : .answered, values)
    }

    /// Takes an answer back. What is calculated is calculated again.
    public mutating func erase(_ id: UUID) throws(AnswerProblem) -> FormChange {
        let slot = try answerable(id)
        guard slots[slot].state != nil else { return FormChange() }
        return change(slot, to: .erased, [])
    }

    /// Notes that the person would rather not answer. Satisfies required; for everything else there is no answer.
    public mutating func decline(_ id: UUID) throws(AnswerProblem) -> FormChange {
        change(try answerable(id), to: .declined, [])
    }

    private func answerable(_ id: UUID) throws(AnswerProblem) -> Int {
        guard let slot = places[id], slots[slot].role == .item else { throw .unknownInstance }
        let item = slots[slot].item
        guard form.allItems[item].kind.isQuestion else { throw .notAQuestion }
        guard slots[slot].isEnabled else { throw .disabled }
        guard !isReadOnly(slot) else { throw .readOnly }
        return slot
    }

    private mutating func change(_ slot: Int, to state: ItemState, _ values: [AnswerValue]) -> FormChange {
        guard slots[slot].state != state || slots[slot].answers != values else { return FormChange() }
        var step = Step()
        step.touched.insert(slot)
        let hasOthers = slots[slot].answers != values
        slots[slot].state = state
        slots[slot].answers = values
        let first = slots.count
        if hasOthers {
            syncRows(slot)
            lookAtAll(in: first..<slots.count, &step)
            for row in rows(of: slot) { step.agenda.add(row, rank: form.graph.ranks[slots[row].item]) }
            notify(slot, &step)
        }
        if state == .erased, form.allItems[slots[slot].item].isCalculated {
            step.agenda.add(slot, rank: form.graph.ranks[slots[slot].item])
        }
        settleAfterChange(&step)
        for added in first..<slots.count { calculateInitial(added, &step) }
        if first < slots.count { settle(&step) }
        return finish(step, hasNewSlots: first < slots.count)
    }

    /// Settles after something changed, so that watchers are looked at in any case.
    mutating func settleAfterChange(_ step: inout Step) {
        for item in form.graph.watchers {
            for slot in instances(of: item, under: 0) { step.agenda.add(slot, rank: form.graph.ranks[item]) }
        }
        settle(&step)
    }

    /// Makes an answer row for each answer of a question that has items inside, in the order of the answers. Rows of answers
    /// that are gone stay, disabled, for when they are given again.
    mutating func syncRows(_ slot: Int) {
        let place = slots[slot].item
        guard place >= 0, form.allItems[place].takesSeveralAnswers, form.allItems[place].hasContentInside else {
            return
        }
        for value in slots[slot].answers where !rows(of: slot).contains(where: { slots[$0].answers == [value] }) {
            let row = addNew(place, to: slot, .answerRow)
            slots[row].answers = [value]
        }
        let answers = slots[slot].answers
        let rows = Array(rows(of: slot))
        func position(_ row: Int) -> Int {
            slots[row].answers.first.flatMap { answers.firstIndex(of: $0) } ?? answers.count
        }
        let ordered = rows.enumerated().sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }
        slots[slot].children.replaceSubrange(0..<rows.count, with: ordered.map(\.element))
    }

    // MARK: Repetitions

    /// Adds a repetition of a group after those that are there.
    /// - Parameter parent: the instance around the group; `nil` at the top.
    public mutating func addRepetition(of linkId: String, in parent: UUID?) throws(AnswerProblem) -> FormChange {
        guard let item = form.item(linkId: linkId), item.kind == .group, item.repeats else { throw .notAQuestion }
        guard let around = parent.map({ places[$0] }) ?? 0, slots[around].item == form.graph.parents[item.index] else {
            throw .unknownInstance
        }
        let present = children(of: around, item: item.index)
        if let maximum = item.limits.maxOccurs, present.count >= maximum {
            throw .tooManyAnswers(count: present.count + 1, maximum: maximum)
        }
        let first = slots.count
        let before = Array(present)
        let slot = addNew(item.index, to: around, .item)
        var step = Step()
        step.touched = Set(before + [slot])
        for added in first..<slots.count where slots[added].state != nil { step.touched.insert(added) }
        lookAtAll(in: first..<slots.count, &step)
        for added in first..<slots.count { notify(added, &step) }
        settleAfterChange(&step)
        for added in first..<slots.count { calculateInitial(added, &step) }
        settle(&step)
        for touched in step.touched where isRepetition(touched) { slots[touched].isRecorded = true }
        return finish(step, hasNewSlots: true)
    }

    /// Removes a repetition of a group with all its answers. The others keep theirs. When it was the last one, an empty one takes
    /// its place, which no response holds.
    public mutating func removeRepetition(_ id: UUID) throws(AnswerProblem) -> FormChange {
        guard let slot = places[id], slots[slot].role == .item, isRepetition(slot) else { throw .unknownInstance }
        let parent = slots[slot].parent
        if let minimum = form.allItems[slots[slot].item].limits.minOccurs,
            children(of: parent, item: slots[slot].item).count <= minimum
        {
            throw .tooFewAnswers(count: minimum - 1, minimum: minimum)
        }
        var step = Step()
        slots[parent].children.removeAll { $0 == slot }
        step.touched.formUnion(children(of: parent, item: slots[slot].item).filter { slots[$0].isRecorded })
        let first = slots.count
        if children(of: parent, item: slots[slot].item).isEmpty {
            _ = addNew(slots[slot].item, to: parent, .item)
            for added in first..<slots.count where slots[added].state != nil { step.touched.insert(added) }
            lookAtAll(in: first..<slots.count, &step)
        }
        remove(slot, &step)
        for added in first..<slots.count { notify(added, &step) }
        settleAfterChange(&step)
        return finish(step, hasNewSlots: true)
    }

    private mutating func remove(_ slot: Int, _ step: inout Step) {
        slots[slot].isRemoved = true
        places[slots[slot].id] = nil
        if slots[slot].state != nil || slots[slot].isRecorded || isRepetition(slot) { step.touched.insert(slot) }
        notify(slot, &step)
        for child in slots[slot].children { remove(child, &step) }
    }
}
