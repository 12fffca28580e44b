import FoundationEssentials

extension FormSession {
    /// What to show for a page; `nil` if the instance is none now.
    public func page(_ id: UUID) -> FormPage? {
        guard let slot = places[id], slot < pagePositions.count, pagePositions[slot] >= 0 else { return nil }
        let position = pagePositions[slot]
        let item = item(at: slot)
        return FormPage(
            id: id, item: item, stems: stems(of: slot, after: position > 0 ? pageSlots[position - 1] : 0),
            details: texts(in: slot), closing: position == pages.count - 1 ? closingTexts : [],
            position: position + 1, count: pages.count, repetitions: repetitions(around: slot),
            answers: slots[slot].answers, state: slots[slot].state, problems: problems(at: slot))
    }

    /// The texts after the last question that can be reached; all texts, if there is no question.
    public var closingTexts: [String] {
        var texts: [String] = []
        var hasPassed = pageSlots.isEmpty
        func visit(_ slot: Int) {
            if slot == pageSlots.last {
                hasPassed = true
                return
            }
            guard slots[slot].isEnabled else { return }
            if hasPassed, let text = ownText(slot) { texts.append(text) }
            for child in slots[slot].children { visit(child) }
        }
        visit(0)
        return texts
    }

    /// Finds the pages anew. O(n).
    mutating func findPages() {
        pageSlots.removeAll(keepingCapacity: true)
        pagePositions = Array(repeating: -1, count: slots.count)
        collectPages(0)
        pages = pageSlots.map { slots[$0].id }
    }

    private mutating func collectPages(_ slot: Int) {
        guard slots[slot].isEnabled else { return }
        let item = slots[slot].item
        if item >= 0 {
            guard !form.allItems[item].isHidden else { return }
            if slots[slot].role == .item, isEnterable(slot) {
                pagePositions[slot] = pageSlots.count
                pageSlots.append(slot)
            }
        }
        for child in slots[slot].children { collectPages(child) }
    }

    // MARK: Texts

    /// A display item's text, if it is shown by itself.
    private func ownText(_ slot: Int) -> String? {
        guard slots[slot].item >= 0, slots[slot].isEnabled else { return nil }
        let item = slots[slot].item
        guard form.allItems[item].kind == .display, !form.allItems[item].isHidden,
            !form.allItems[item].isPartOfQuestion
        else { return nil }
        let text = labelledText(slot)
        return text.isEmpty ? nil : text
    }

    /// The display texts directly inside a question.
    private func texts(in slot: Int) -> [String] {
        slots[slot].children.compactMap(ownText)
    }

    /// The texts that lead to a page: of all around it, with the display items that stand between it and the page before.
    private func stems(of slot: Int, after previous: Int) -> [String] {
        var chain = [slot]
        while slots[chain[0]].parent >= 0 { chain.insert(slots[chain[0]].parent, at: 0) }
        let before = Set(ancestors(of: previous))
        var stems: [String] = []
        for (around, inside) in zip(chain, chain.dropFirst()) {
            if let text = heading(around) { stems.append(text) }
            let children = slots[around].children
            // Texts before the previous page were shown there.
            guard !before.contains(inside), let end = children.firstIndex(of: inside) else { continue }
            let isShared = before.contains(around)
            var index = end
            var texts: [String] = []
            while index > 0 {
                index -= 1
                if isShared, before.contains(children[index]) { break }
                if let text = ownText(children[index]) {
                    texts.append(text)
                } else if slots[children[index]].isEnabled {
                    texts += displayTexts(inside: children[index]).reversed()
                }
            }
            // A question's own texts are its details.
            if slots[around].item < 0 || !form.allItems[slots[around].item].kind.isQuestion {
                stems += texts.reversed()
            }
        }
        return stems
    }

    /// Display texts in a group that holds no page of its own.
    private func displayTexts(inside slot: Int) -> [String] {
        let item = slots[slot].item
        guard item >= 0, form.allItems[item].kind == .group, !form.allItems[item].isHidden else { return [] }
        var texts = heading(slot).map { [$0] } ?? []
        func visit(_ slot: Int) {
            guard slots[slot].isEnabled else { return }
            if let text = ownText(slot) { texts.append(text) }
            for child in slots[slot].children { visit(child) }
        }
        visit(slot)
        return texts
    }

    private func ancestors(of slot: Int) -> [Int] {
        var found: [Int] = []
        var current = slot
        while current >= 0 {
            found.append(current)
            current = slots[current].parent
        }
        return found
    }

    /// The text of a group, or a question with its answer, as it stands above what is inside.
    private func heading(_ slot: Int) -> String? {
        let place = slots[slot].item
        guard place >= 0 else { return nil }
        let item = self.item(at: slot)
        switch slots[slot].role {
        case .root: return nil
        case .item where item.kind == .group:
            return item.text.isEmpty || item.text == form.title ? nil : item.labelledText
        case .item:
            // The rows inside say which answer it is about.
            guard !item.text.isEmpty, !(item.takesSeveralAnswers && item.hasContentInside) else { return nil }
            let answers = slots[slot].answers.map { $0.text(in: item) }.joined(separator: ", ")
            return answers.isEmpty ? item.labelledText : "\(item.labelledText) \(answers)"
        case .answerRow:
            let answer = slots[slot].answers.first?.text(in: item) ?? ""
            return item.text.isEmpty ? answer : "\(item.labelledText) \(answer)"
        }
    }

    private func repetitions(around slot: Int) -> [FormPage.Repetition] {
        var found: [FormPage.Repetition] = []
        var current = slots[slot].repetition
        while current > 0 {
            if slots[current].role == .item {
                found.insert(
                    FormPage.Repetition(
                        id: slots[current].id, text: form.allItems[slots[current].item].text,
                        position: ordinal(of: current) + 1,
                        count: children(of: slots[current].parent, item: slots[current].item).count), at: 0)
            }
            current = slots[current].repetition
        }
        return found
    }
}

extension FormItem {
    /// The text with its prefix.
    var labelledText: String {
        guard let prefix, !prefix.isEmpty else { return text }
        return text.isEmpty ? prefix : "\(prefix) \(text)"
    }
}
