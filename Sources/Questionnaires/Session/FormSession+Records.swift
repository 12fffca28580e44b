import FoundationEssentials

extension FormSession {
    /// The rows of everything that was touched, in document order, repetitions before what is inside them. Restoring them gives
    /// an equal session.
    public var records: [ItemRecord] {
        var needed: Set<Int> = []
        for slot in slots.indices where !slots[slot].isRemoved && (slots[slot].state != nil || slots[slot].isRecorded) {
            needed.insert(slot)
            addRepetitions(around: slot, to: &needed)
        }
        return inOrder(needed).map(record)
    }

    /// Puts a step's outcome together.
    mutating func finish(_ step: Step, hasNewSlots: Bool) -> FormChange {
        var change = FormChange()
        var touched = step.touched.filter { slots[$0].state != nil || slots[$0].isRecorded || slots[$0].isRemoved }
        for slot in touched where !slots[slot].isRemoved {
            var around: Set<Int> = []
            addRepetitions(around: slot, to: &around)
            touched.formUnion(around.filter { !slots[$0].isRecorded })
        }
        let ordered = inOrder(touched)
        change.records = ordered.map(record)
        for slot in ordered { slots[slot].isRecorded = true }
        let switched = inOrder(Set(step.wasEnabled.filter { slots[$0.key].isEnabled != $0.value }.keys))
        for slot in switched where slots[slot].role == .item {
            if slots[slot].isEnabled {
                change.enabled.append(slots[slot].id)
            } else {
                change.disabled.append(slots[slot].id)
            }
        }
        change.calculated = inOrder(step.calculated).map { slots[$0].id }
        change.updated = inOrder(step.updated).map { slots[$0].id }
        let mayHaveOtherPages = step.updated.contains { form.allItems[slots[$0].item].kind.isChoice }
        if hasNewSlots || !switched.isEmpty || mayHaveOtherPages {
            let before = pages
            findPages()
            change.pagesChanged = pages != before
        }
        return change
    }

    /// All repetitions around a slot, those that only exist because of how the form is built included.
    private func addRepetitions(around slot: Int, to needed: inout Set<Int>) {
        var current = slots[slot].repetition
        while current > 0 {
            needed.insert(current)
            // The ordinal of a repetition only means something beside those before it.
            if slots[current].role == .item {
                for sibling in children(of: slots[current].parent, item: slots[current].item) {
                    needed.insert(sibling)
                    if sibling == current { break }
                }
            }
            current = slots[current].repetition
        }
    }

    /// Slots in document order. Those that were removed come last.
    private func inOrder(_ wanted: Set<Int>) -> [Int] {
        guard wanted.count > 1 else { return Array(wanted) }
        // Only slots that hold a wanted one need to be gone into.
        var holders: Set<Int> = []
        for slot in wanted {
            var current = slots[slot].parent
            while current >= 0, holders.insert(current).inserted { current = slots[current].parent }
        }
        var ordered: [Int] = []
        func visit(_ slot: Int) {
            if wanted.contains(slot) { ordered.append(slot) }
            guard holders.contains(slot) else { return }
            for child in slots[slot].children where wanted.contains(child) || holders.contains(child) { visit(child) }
        }
        visit(0)
        if ordered.count < wanted.count { ordered += wanted.subtracting(ordered).sorted() }
        return ordered
    }

    private func record(_ slot: Int) -> ItemRecord {
        let instance = slots[slot]
        let isGroup = instance.role == .item && !form.allItems[instance.item].kind.isQuestion
        let state: ItemState
        var answers = instance.answers
        if instance.isRemoved {
            state = .erased
            answers = []
        } else if instance.role == .answerRow {
            state = instance.isEnabled ? .answered : .keptWhileDisabled
        } else if isGroup {
            state = .answered
        } else if instance.isEnabled || instance.state == .erased || instance.state == .calculated {
            state = instance.state ?? .erased
        } else {
            state = .keptWhileDisabled
        }
        let around = instance.role == .answerRow ? instance.parent : instance.repetition
        return ItemRecord(
            id: instance.id, parent: around > 0 ? slots[around].id : nil,
            linkId: form.allItems[instance.item].linkId, ordinal: ordinal(of: slot), state: state, answers: answers)
    }

    /// The position among the repetitions of the same item.
    func ordinal(of slot: Int) -> Int {
        guard isRepetition(slot), !slots[slot].isRemoved else { return 0 }
        let siblings = children(of: slots[slot].parent, item: slots[slot].item)
        return siblings.firstIndex(of: slot).map { $0 - siblings.startIndex } ?? 0
    }
}
