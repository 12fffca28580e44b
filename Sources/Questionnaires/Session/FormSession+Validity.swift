extension FormSession {
    /// Whether a response made now, and said to be completed, is valid.
    ///
    /// A session that is complete leaves nothing open that a person can answer. What the form requires of hidden or read-only items, or
    /// bounds that nothing can be compared with, no person can mend: then a session is complete, and its response is not valid.
    /// O(n).
    public var givesValidResponse: Bool { isComplete && unmendable.isEmpty }

    /// The instances for which a completed response is not valid although no person can do anything about it, in document order.
    public var unmendable: [ItemInstance.ID] {
        let open = Set(openRequired)
        var found: [ItemInstance.ID] = []
        for slot in slots.indices where slots[slot].role == .item && !slots[slot].isRemoved && slots[slot].isEnabled {
            guard isUnmendable(slot), !open.contains(slots[slot].id) else { continue }
            found.append(slots[slot].id)
        }
        return found
    }

    private func isUnmendable(_ slot: Int) -> Bool {
        if !openProblems(at: slot).isEmpty { return true }
        guard !slots[slot].answers.isEmpty else { return false }
        let limits = item(at: slot).limits
        if limits.isContradictory { return true }
        if let minimum = limits.minOccurs, slots[slot].answers.count < minimum { return true }
        return slots[slot].answers.contains { answer in
            guard case .quantity(let quantity) = answer else { return false }
            return [limits.minValue, limits.maxValue].contains { bound in
                guard case .quantity(let limit)? = bound else { return false }
                return quantity.code == nil || limit.code == nil || answer.compared(to: .quantity(limit)) == nil
            }
        }
    }

    /// Whether an instance is in a repetition that holds nothing, and so is not in a response.
    func isInEmptyRepetition(_ id: ItemInstance.ID) -> Bool {
        guard let slot = places[id] else { return false }
        var around = slots[slot].repetition
        while around > 0 {
            if !holdsAnswer(around) { return true }
            around = slots[around].repetition
        }
        return false
    }
}
