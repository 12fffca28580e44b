import FoundationEssentials

extension FormSession {
    /// What must always be true of a session and is not; empty when all is well. For tests after each step: it works everything
    /// out anew.
    package func checkInvariants() -> [String] {
        var broken: [String] = []
        func expect(_ holds: Bool, _ slot: Int, _ text: @autoclosure () -> String) {
            guard !holds else { return }
            let name = slots[slot].item < 0 ? "form" : form.allItems[slots[slot].item].linkId
            broken.append("\(name) (slot \(slot)): \(text())")
        }
        let isSettled = form.graph.cyclic.isEmpty && form.graph.watchers.count < 2 && notes.isEmpty
        for slot in slots.indices where !slots[slot].isRemoved && slot > 0 {
            let instance = slots[slot]
            expect(places[instance.id] == slot, slot, "is not found by its id")
            expect(slots[instance.parent].children.contains(slot), slot, "is not among its parent's children")
            expect(
                !instance.isEnabled || slots[instance.parent].isEnabled, slot, "is enabled inside of what is disabled")
            expect(
                instance.state != nil || instance.answers.isEmpty || instance.role == .answerRow, slot,
                "has answers without a state")
            expect(instance.state != .declined || instance.answers.isEmpty, slot, "is declined and answered")
            expect(instance.state != .erased || instance.answers.isEmpty, slot, "is erased and answered")
            expect(instance.isEnabled || problems(at: slot).isEmpty, slot, "is disabled and has problems")
            let order = instance.children.map { slots[$0].item }
            expect(order == order.sorted(), slot, "has children out of order")
            if isSettled {
                let isEnabled = slots[instance.parent].isEnabled && conditionsHold(slot)
                expect(instance.isEnabled == isEnabled, slot, "should be \(isEnabled ? "enabled" : "disabled")")
            }
        }
        if isSettled {
            var copy = self
            for slot in slots.indices where slots[slot].role == .item && !slots[slot].isRemoved {
                var step = Step()
                let hasChanged = copy.calculate(slot, &step)
                expect(!hasChanged, slot, "was not calculated anew")
            }
        }
        broken += checkPages() + checkResponse()
        return broken
    }

    private func checkPages() -> [String] {
        let expected = instances.filter { $0.isVisible && $0.item.isEnterable }.map(\.id)
        // Items below an answer that is not given any more are instances of a row that is disabled, so they never count.
        return expected == pages ? [] : ["the pages are not the enabled visible questions"]
    }

    private func checkResponse() -> [String] {
        let response = response(status: .inProgress, authored: now, subject: nil)
        let enabled = Set(instances.filter(\.isEnabled).map(\.item.linkId))
        var broken: [String] = []
        var pending = response.items
        while let item = pending.popLast() {
            if !enabled.contains(item.linkId) { broken.append("\(item.linkId) is disabled and in the response") }
            if item.answers.isEmpty && item.items.isEmpty {
                broken.append("\(item.linkId) is in the response with nothing in it")
            }
            if !item.answers.isEmpty && !item.items.isEmpty { broken.append("\(item.linkId) has answers beside items") }
            for answer in item.answers where answer.json.isEmpty { broken.append("\(item.linkId) has an empty answer") }
            pending += item.items + item.answers.flatMap(\.items)
        }
        return broken
    }
}
