import FoundationEssentials

extension FormSession {
    /// All instances, in document order. O(n).
    public var instances: [ItemInstance] {
        var found: [ItemInstance] = []
        found.reserveCapacity(slots.count)
        func visit(_ slot: Int) {
            if slots[slot].role == .item { found.append(instance(at: slot)) }
            for child in slots[slot].children { visit(child) }
        }
        visit(0)
        return found
    }

    /// One instance; `nil` if there is none with that id. O(1), but for its own children.
    public func instance(_ id: UUID) -> ItemInstance? {
        guard let slot = places[id], slots[slot].role == .item else { return nil }
        return instance(at: slot)
    }

    /// The instances of an item, in document order.
    public func instances(linkId: String) -> [ItemInstance] {
        guard let item = form.places[linkId] else { return [] }
        return instances(of: item, under: 0).map(instance)
    }

    /// The value calculated (or overridden) for the first enabled instance of that item; `nil` if there is none.
    public func calculated(_ linkId: String) -> AnswerValue? {
        guard let item = form.places[linkId] else { return nil }
        return instances(of: item, under: 0).first { slots[$0].isEnabled }.flatMap { slots[$0].answers.first }
    }

    /// The questions that must be answered before the form is complete, in order. Of a required group without any answer, its
    /// first question. Hidden and read-only questions, and those below a question that has no answer itself, are not asked for.
    public var openRequired: [ItemInstance.ID] {
        var open: [Int] = []
        for slot in pageSlots where isRequired(slot) && isOpen(slot) { open.append(slot) }
        let known = Set(open)
        for (slot, page) in openGroups() where !known.contains(page) {
            // A required question inside says it already.
            if !open.contains(where: { isInside($0, slot) }) { open.append(page) }
        }
        return open.sorted { pagePositions[$0] < pagePositions[$1] }.reduce(into: []) { ids, slot in
            if ids.last != slots[slot].id { ids.append(slots[slot].id) }
        }
    }

    /// Required questions that apply now, have no answer, and cannot be asked for one: attachments, references, choices without
    /// options. A completed response lacks them. In document order. O(n).
    public var requiredButUnaskable: [ItemInstance] {
        instances.filter { instance in
            let item = instance.item
            return instance.isVisible && item.isRequired && item.kind.isQuestion && !item.isEnterable
                && !item.isReadOnly
                && instance.answers.isEmpty
        }
    }

    /// How many of the pages are answered or declined. O(pages).
    public var answeredCount: Int {
        pageSlots.count { !slots[$0].answers.isEmpty || slots[$0].state == .declined }
    }

    /// What is wrong with the answers, in document order; what is merely open is in `openRequired`. O(n).
    public var problems: [(id: ItemInstance.ID, problem: AnswerProblem)] {
        instances.flatMap { instance in instance.problems.map { (instance.id, $0) } }
    }

    /// Whether nothing required is open, nothing is wrong, and no constraint of the form is violated that is more than a warning.
    public var isComplete: Bool {
        openRequired.isEmpty && problems.isEmpty && !violatedConstraints.contains { $0.severity == .error }
    }

    func instance(at slot: Int) -> ItemInstance {
        let state = slots[slot]
        var parent = state.parent
        if parent > 0, slots[parent].role == .answerRow { parent = slots[parent].parent }
        let children = rows(of: slot).isEmpty ? state.children : rows(of: slot).flatMap { slots[$0].children }
        return ItemInstance(
            id: state.id, item: item(at: slot), parent: parent > 0 ? slots[parent].id : nil,
            isEnabled: state.isEnabled, state: state.state.map { shownState($0, isEnabled: state.isEnabled) },
            answers: state.answers, problems: problems(at: slot), children: children.map { slots[$0].id })
    }

    private func shownState(_ state: ItemState, isEnabled: Bool) -> ItemState {
        isEnabled || state == .erased || state == .calculated ? state : .keptWhileDisabled
    }

    func problems(at slot: Int) -> [AnswerProblem] {
        guard slots[slot].isEnabled else { return [] }
        let violations = slots[slot].overlay?.overlay.violations ?? []
        guard !slots[slot].answers.isEmpty else { return violations }
        let item = item(at: slot)
        do throws(AnswerProblem) {
            try item.check(slots[slot].answers)
        } catch {
            return [error] + violations
        }
        if let minimum = item.limits.minOccurs, item.takesSeveralAnswers, slots[slot].answers.count < minimum {
            return [.tooFewAnswers(count: slots[slot].answers.count, minimum: minimum)] + violations
        }
        return violations
    }

    // MARK: What is open

    private func isOpen(_ slot: Int) -> Bool {
        guard slots[slot].answers.isEmpty, slots[slot].state != .declined,
            !isReadOnly(slot)
        else { return false }
        return isReachable(slot)
    }

    /// Required groups without an answer, with the first of their pages.
    private func openGroups() -> [(group: Int, page: Int)] {
        var groups: [Int: Int] = [:]
        var answered: Set<Int> = []
        for slot in pageSlots {
            var around = slots[slot].parent
            let isAnswered = !slots[slot].answers.isEmpty || slots[slot].state == .declined
            while around > 0 {
                let item = slots[around].item
                if form.allItems[item].kind == .group, isRequired(around) {
                    if isAnswered { answered.insert(around) }
                    if groups[around] == nil, !isReadOnly(slot) { groups[around] = slot }
                }
                around = slots[around].parent
            }
        }
        return groups.filter { !answered.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func isInside(_ slot: Int, _ group: Int) -> Bool {
        var around = slots[slot].parent
        while around > 0, around != group { around = slots[around].parent }
        return around == group
    }
}
