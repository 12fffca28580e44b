/// What `/` begins in a list of choices.
extension ChoiceListNode {
    func endSearch() { if search != nil { search = nil } }

    func takeForSearch(_ key: Key) -> Bool {
        guard let search else { return false }
        switch SearchStep(key, in: search.query) {
        case .search(let text): find(text)
        case .end(let isTaken):
            endSearch()
            return isTaken
        }
        return true
    }

    /// Moves to the choice that fits best, and stays where none does.
    private func find(_ query: String) {
        search?.search(query)
        if let search, let best = search.best, !query.isEmpty { focusedRow = search.found[best] }
    }

    // MARK: Drawing

    /// What is searched for; `nil` while nothing is.
    private func searchLine(_ width: Int) -> SearchLine? {
        // Asked for often: nothing is copied where nothing is searched for.
        guard search != nil, let search else { return nil }
        let none = search.found.isEmpty ? " (\(words("terminal.search.none")))" : ""
        let room = CellSize(width: width, height: host.size.height / 2)
        return SearchLine("/ ", search.query, note: none, room: room, cut: environment.glyphs.spelled("…"))
    }

    /// Rows that the search takes.
    func searchHeight(_ width: Int) -> Int { searchLine(width)?.lines.count ?? 0 }

    /// The search and the row on which it begins: under the choices, or right under the focused one where a scrolling area
    /// around cannot show both.
    var placedSearch: (line: SearchLine, top: Int)? {
        guard let line = searchLine(frame.size.width) else { return nil }
        let count = line.lines.count
        let end = min(max(1, choicesHeight(choicesWidth)), frame.size.height - count)
        let rows = rows(choicesWidth)
        guard let room = roomAround, rows.indices.contains(focusedRow) else { return (line, end) }
        let row = rows[focusedRow]
        guard end + count - row.top > room else { return (line, end) }
        return (line, min(end, row.top + min(row.lines.count, max(1, room - count))))
    }

    func drawSearch(_ painter: Painter) {
        guard let search = placedSearch else { return }
        for (row, line) in search.line.lines.enumerated() {
            painter.clear(CellRect(x: 0, y: search.top + row, width: frame.size.width, height: 1))
            painter.draw(line, x: 0, y: search.top + row, style: style(.secondary))
        }
    }
}
