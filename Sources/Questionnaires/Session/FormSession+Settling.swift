import FoundationEssentials

/// What one step touched so far.
struct Step {
    /// Slots whose row may have changed.
    var touched: Set<Int> = []
    /// How the slots were before they were first switched.
    var wasEnabled: [Int: Bool] = [:]
    /// Slots whose value was calculated and differs.
    var calculated: Set<Int> = []
    /// Slots about which expressions may decide otherwise now.
    var overlays: Set<Int> = []
    /// Slots about which expressions decide otherwise than before.
    var updated: Set<Int> = []
    /// How often each slot was looked at, which ends circles.
    var visits: [Int: Int] = [:]
    var agenda = Agenda()
}

extension FormSession {
    /// How often one slot may change its mind within one step, before a circle is cut.
    private static let visitLimit = 8

    /// Puts in what the form starts with, and works out everything for the first time.
    /// - Parameter isNew: nothing has been answered before, so that what is known elsewhere is filled in.
    mutating func begin(isNew: Bool) {
        for slot in slots.indices { giveInitial(slot) }
        var step = Step()
        lookAtAll(in: slots.indices, &step)
        settle(&step)
        var initial = Step()
        for slot in slots.indices { calculateInitial(slot, &initial) }
        if isNew, !form.observationLinks.isEmpty { populateFromObservations(&initial) }
        if !initial.touched.isEmpty { settle(&initial) }
    }

    /// Puts the form's own answer in where nobody has touched the item.
    mutating func giveInitial(_ slot: Int) {
        guard slots[slot].role == .item, slots[slot].state == nil else { return }
        let item = slots[slot].item
        guard !form.allItems[item].initial.isEmpty, !form.allItems[item].isCalculated else { return }
        slots[slot].answers = form.allItems[item].initial
        slots[slot].state = .answered
        syncRows(slot)
    }

    /// Marks everything that has a condition or expression to be looked at.
    mutating func lookAtAll(in range: Range<Int>, _ step: inout Step) {
        for slot in range where slots[slot].role == .item {
            let item = slots[slot].item
            if !form.allItems[item].conditions.isEmpty || form.allItems[item].expressions.isDynamic {
                step.agenda.add(slot, rank: form.graph.ranks[item])
                if form.allItems[item].expressions.hasDynamics { step.overlays.insert(slot) }
            }
        }
        for slot in range where slots[slot].role == .answerRow {
            step.agenda.add(slot, rank: form.graph.ranks[slots[slot].item])
        }
    }

    /// Goes through all that has to be looked at, until nothing changes any more.
    mutating func settle(_ step: inout Step) {
        while true {
            var hasChanged = false
            while let slot = step.agenda.next() {
                guard !slots[slot].isRemoved else { continue }
                if lookAt(slot, &step) { hasChanged = true }
            }
            // Watchers may look at anything, so they come when all else has settled.
            guard hasChanged, !form.graph.watchers.isEmpty else { return updateOverlays(&step) }
            for item in form.graph.watchers {
                for slot in instances(of: item, under: 0) { step.agenda.add(slot, rank: form.graph.ranks[item]) }
            }
        }
    }

    /// Works out whether a slot is enabled and what it calculates. Says whether that changed anything.
    private mutating func lookAt(_ slot: Int, _ step: inout Step) -> Bool {
        let visits = step.visits[slot, default: 0] + 1
        step.visits[slot] = visits
        guard visits <= Self.visitLimit else { return false }
        let isEnabled = slots[slots[slot].parent].isEnabled && conditionsHold(slot)
        var hasChanged = false
        if isEnabled != slots[slot].isEnabled {
            hasChanged = true
            if step.wasEnabled[slot] == nil { step.wasEnabled[slot] = slots[slot].isEnabled }
            slots[slot].isEnabled = isEnabled
            if form.allItems[slots[slot].item].expressions.hasDynamics { step.overlays.insert(slot) }
            if slots[slot].state != nil || slots[slot].isRecorded { step.touched.insert(slot) }
            for child in slots[slot].children { step.agenda.add(child, rank: form.graph.ranks[slots[child].item]) }
            if !slots[slot].answers.isEmpty { notify(slot, &step) }
        }
        if slots[slot].role == .item, calculate(slot, &step) {
            hasChanged = true
            notify(slot, &step)
        }
        return hasChanged
    }

    /// Marks everything that looks at the slot's answers.
    func notify(_ slot: Int, _ step: inout Step) {
        if form.allItems[slots[slot].item].expressions.hasDynamics { step.overlays.insert(slot) }
        for item in form.graph.observers[slots[slot].item] ?? [] {
            step.overlays.formUnion(instances(of: item, dependingOn: slot))
        }
        for item in form.graph.dependents[slots[slot].item] {
            for dependent in instances(of: item, dependingOn: slot) where dependent != slot {
                step.agenda.add(dependent, rank: form.graph.ranks[item])
            }
        }
    }

    func conditionsHold(_ slot: Int) -> Bool {
        if slots[slot].role == .answerRow {
            let question = slots[slots[slot].parent]
            return slots[slot].answers.isEmpty || question.answers.contains(slots[slot].answers[0])
        }
        let item = slots[slot].item
        let conditions = form.allItems[item].conditions
        if !conditions.isEmpty {
            let holds: (EnableCondition) -> Bool = { condition in
                guard let target = form.places[condition.question] else { return condition.isSatisfied(by: []) }
                return condition.isSatisfied(by: answers(of: target, seenFrom: slot))
            }
            let all = form.allItems[item].enableBehavior == .all
            guard all ? conditions.allSatisfy(holds) : conditions.contains(where: holds) else { return false }
        }
        guard form.allItems[item].expressions.enableWhen != nil else { return true }
        return isEnabledByExpression(slot)
    }
}
