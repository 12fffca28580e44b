import FoundationEssentials

extension FormSession {
    /// The slots of that item directly inside a slot, in order. O(log n).
    func children(of slot: Int, item: Int) -> ArraySlice<Int> {
        let children = slots[slot].children
        func position(_ bound: Int) -> Int {
            var (low, high) = (0, children.count)
            while low < high {
                let middle = (low + high) / 2
                if slots[children[middle]].item < bound { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let start = position(item)
        var end = start
        while end < children.count, slots[children[end]].item == item { end += 1 }
        return children[start..<end]
    }

    /// The answer rows of a question.
    func rows(of slot: Int) -> ArraySlice<Int> {
        guard slots[slot].role == .item else { return [] }
        return children(of: slot, item: slots[slot].item)
    }

    /// The instances of an item inside a slot, however deep, in document order.
    func instances(of item: Int, under slot: Int) -> [Int] {
        var found = [slot]
        for step in form.graph.path(from: slots[slot].item, to: item) {
            found = found.flatMap { place -> [Int] in
                let rows = rows(of: place)
                return rows.isEmpty
                    ? Array(children(of: place, item: step)) : rows.flatMap { children(of: $0, item: step) }
            }
        }
        return found
    }

    /// The slot around (or at) another that belongs to that item; the form for -1.
    func ancestor(of slot: Int, item: Int) -> Int {
        var current = slot
        while slots[current].item != item, slots[current].parent >= 0 { current = slots[current].parent }
        return current
    }

    /// The answers a condition at a slot looks at: those of the nearest instance of the item. Around it first, else the last
    /// one before it, else the first one after it (FHIR R4, `enableWhen.question`).
    func answers(of target: Int, seenFrom slot: Int) -> [AnswerValue] {
        let item = slots[slot].item
        let common = form.graph.common(target, item)
        let start = ancestor(of: slot, item: common)
        if common == target { return slots[start].effectiveAnswers }
        let found = instances(of: target, under: start)
        guard let nearest = target < item ? found.last : found.first else { return [] }
        return slots[nearest].effectiveAnswers
    }

    /// The instances of an item whose conditions look at that slot.
    func instances(of item: Int, dependingOn slot: Int) -> [Int] {
        instances(of: item, under: ancestor(of: slot, item: form.graph.common(slots[slot].item, item)))
    }
}
