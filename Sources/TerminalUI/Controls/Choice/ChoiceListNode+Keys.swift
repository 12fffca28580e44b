extension ChoiceListNode {
    func take(_ key: Key) -> Bool {
        guard count > 0 else { return false }
        if takeForSearch(key) { return true }
        if case .character(let character) = key.code, key.modifiers.isEmpty, character != " ",
            type(String(character))
        {
            return true
        }
        let wasTyping = !typed.isEmpty
        if wasTyping, key == .enter, let index = view.choices.firstIndex(where: { $0.key == typed }) {
            answer(index)
            return true
        }
        typed = ""
        switch key {
        case .up, .character("k"): return readOn(-1) || move(to: focusedRow - 1)
        case .down, .character("j"): return readOn(1) || move(to: focusedRow + 1)
        case .pageUp: return move(to: focusedRow - 10)
        case .pageDown: return move(to: focusedRow + 10)
        case .home: return move(to: 0)
        case .end: return move(to: count - 1)
        case .space:
            answer(focusedRow)
            return true
        case .delete:
            set([])
            return true
        case .character("/"):
            let catalogue = environment.catalogue
            search = OptionSearch(count: count) { [view] in
                view.choices.map { $0.label.text(in: catalogue) }
            }
            return true
        case .escape, .backspace: return wasTyping
        default: return false
        }
    }

    /// At the ends the key stays here all the same: a list that is left by one arrow too many is a trap.
    func move(to row: Int) -> Bool {
        focusedRow = max(0, min(count - 1, row))
        return true
    }

    // MARK: Answering

    private func type(_ character: String) -> Bool {
        let text = typed + character.lowercased()
        let exact = view.choices.firstIndex { $0.key.lowercased() == text }
        let longer = view.choices.contains { $0.key.count > text.count && $0.key.lowercased().hasPrefix(text) }
        if longer {
            typed = text
            if let next = exact ?? view.choices.firstIndex(where: { $0.key.lowercased().hasPrefix(text) }) {
                focusedRow = next
            }
            return true
        }
        if let exact {
            answer(exact)
            return true
        }
        // Not a number of this list: a digit is not passed on, where it might mean something else.
        guard !typed.isEmpty || character.first?.isNumber == true else { return false }
        typed = ""
        return true
    }

    func answer(_ index: Int) {
        typed = ""
        guard view.choices.indices.contains(index) else { return }
        focusedRow = index
        let choice = view.choices[index]
        if !view.isMultiple {
            set([choice.id])
        } else if value.contains(choice.id) {
            set(value.subtracting([choice.id]))
        } else if choice.isExclusive {
            set([choice.id])
        } else {
            let exclusive = view.choices.filter(\.isExclusive).map(\.id)
            set(value.subtracting(exclusive).union([choice.id]))
        }
        view.onAnswer?()
    }
}
