extension ListNode {
    /// `/` begins a search, which then has the keys first.
    func takeForSearch(_ key: Key) -> Bool {
        guard let text = query else {
            guard key == .character("/"), view.searchText != nil, count > 0 else { return false }
            hasFound = true
            query = ""
            return true
        }
        switch SearchStep(key, in: text) {
        case .search(let text): find(text)
        case .end(let isTaken):
            query = nil
            return isTaken
        }
        return true
    }

    /// Moves to the first row from the selected one on, and round, that has all the words; stays where none has.
    private func find(_ text: String) {
        query = text
        let wanted = SearchText.fold(text)
        hasFound = true
        guard !wanted.allSatisfy(\.isWhitespace), let words = view.searchText else { return }
        for step in 0..<count {
            let index = (selected + step) % count
            guard SearchText.matches(SearchText.fold(words(element(index))), wanted) else { continue }
            if index != selected { move(index) }
            return
        }
        hasFound = false
    }

    /// What is searched for, with its end where there is not room for all.
    func searchLine(_ width: Int) -> [Glyph]? {
        guard let query else { return nil }
        let none = hasFound ? "" : " (\(environment.catalogue.text("terminal.search.none")))"
        let line = DisplayText.line("/ \(query)_\(none)")
        var left = line[...]
        while left.columns > width, !left.isEmpty { left = left.dropFirst() }
        return Array(left)
    }
}
