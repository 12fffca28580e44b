extension ListNode {
    /// `/` begins a search, which then has the keys first.
    func takeForSearch(_ key: Key) -> Bool {
        guard let text = query else {
            guard key == .character("/"), view.searchText != nil, count > 0 else { return false }
            search = RowSearch()
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
        stopSearching()
        query = text
        search.look(for: SearchText.fold(text), from: selected)
        lookOn()
    }

    /// Looks at so many rows in one turn that a key which waits meanwhile does not wait noticeably.
    private func lookOn() {
        guard let words = view.searchText, search.isRunning else { return }
        let found = search.next(2000, of: count) { SearchText.fold(words(element($0))) }
        if let found, found != selected { move(found) }
        // The words about it come or go, which may take another line.
        guard search.isRunning else { return invalidateLayout() }
        searching = Task { [weak self] in
            guard !Task.isCancelled, let self, isMounted else { return }
            lookOn()
        }
    }

    /// What is still to be looked at is not.
    func stopSearching() {
        searching?.cancel()
        searching = nil
    }

    /// What is searched for, on lines as wide as the list; `nil` while nothing is.
    var searchLine: SearchLine? { searchLine(in: frame.size) }

    func searchLine(in size: CellSize) -> SearchLine? {
        guard let query else { return nil }
        let state: StringKey? =
            search.isRunning ? "terminal.search.running" : search.hasFailed ? "terminal.search.none" : nil
        let note = state.map { " (\(environment.catalogue.text($0)))" } ?? ""
        // Half of the lines at least are left for the rows.
        let room = CellSize(width: size.width, height: size.height / 2)
        return SearchLine("/ ", query, note: note, room: room, cut: environment.glyphs.spelled("…"))
    }
}
