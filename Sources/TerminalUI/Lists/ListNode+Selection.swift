/// Which row is selected while rows come and go.
extension ListNode {
    /// The selection follows its element when rows have been added or taken away before it. Where the element has gone, the
    /// nearest of the rows that were around it takes its place.
    func follow(after old: List<Data, ID, RowView>) {
        guard let id = selectedID else {
            selected = max(0, min(selected, count - 1))
            return
        }
        guard count > 0 else {
            // Rows that have yet to come may have the selected one among them; rows that were there have taken it along.
            if !old.data.isEmpty { forgetSelection() }
            return
        }
        if selected < count, view.id(element(selected)) == id { return }
        if let index = find(id) {
            selected = index
        } else {
            select(nearest(to: selected, in: old) ?? selected)
        }
    }

    /// The row, as it stands now, that was nearest to a place in the former rows: the next one rather than the one before.
    private func nearest(to place: Int, in old: List<Data, ID, RowView>) -> Int? {
        let places = Dictionary(zip(view.data.lazy.map(view.id), 0...), uniquingKeysWith: { first, _ in first })
        func index(_ offset: Int) -> Int? {
            guard (0..<old.data.count).contains(offset) else { return nil }
            return places[old.id(old.data[old.data.index(old.data.startIndex, offsetBy: offset)])]
        }
        for distance in 0..<max(place + 1, old.data.count - place) {
            if let found = index(place + distance) ?? index(place - distance) { return found }
        }
        return nil
    }

    private func forgetSelection() {
        selected = 0
        selectedID = nil
        if let selection = view.selection, selection.wrappedValue != nil { selection.wrappedValue = nil }
    }

    private func find(_ id: ID) -> Int? {
        // Rows mostly move a little: from where it was outwards, so that a long list is not searched from its beginning.
        var below = min(selected, count - 1)
        var above = below + 1
        while below >= 0 || above < count {
            if below >= 0, view.id(element(below)) == id { return below }
            if above < count, view.id(element(above)) == id { return above }
            below -= 1
            above += 1
        }
        return nil
    }

    func select(_ index: Int) {
        guard count > 0 else { return }
        selected = max(0, min(count - 1, index))
        let id = view.id(element(selected))
        selectedID = id
        if let selection = view.selection, selection.wrappedValue != id { selection.wrappedValue = id }
    }
}
