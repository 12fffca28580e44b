/// The node of one row of a list.
final class ListRowNode: ContentNode {
    /// Which value of the list the row was made for last, and for the element at which place.
    var edition = -1
    var index = -1
}

/// The rows a list has made, by the identity of their elements.
@MainActor struct ListRows<ID: Hashable> {
    private var first: [ID: ListRowNode] = [:]
    /// Rows whose identity another row that shows has, too.
    private var further: [(id: ID, row: ListRowNode)] = []

    /// The row for the element at a place. Elements with one identity get a row each, in the order in which they are asked for.
    mutating func row(_ id: ID, at index: Int, edition: Int, make: () -> ListRowNode) -> ListRowNode {
        let known = first[id]
        if further.isEmpty, let known, known.edition != edition || known.index == index { return known }
        let same = further.lazy.filter { $0.id == id }.map(\.row)
        if let row = same.first(where: { $0.edition == edition && $0.index == index }) { return row }
        if let known, known.edition != edition || known.index == index { return known }
        if let row = same.first(where: { $0.edition != edition }) { return row }
        let row = make()
        if known == nil { first[id] = row } else { further.append((id, row)) }
        return row
    }

    /// Ends the rows that do not show, in the order in which they were made.
    mutating func keepOnly(_ shown: Set<ObjectIdentifier>) {
        let gone = first.filter { !shown.contains(ObjectIdentifier($0.value)) }
        for (id, row) in gone.sorted(by: { $0.value.serial < $1.value.serial }) {
            row.unmount()
            first[id] = nil
        }
        guard !further.isEmpty else { return }
        for (_, row) in further where !shown.contains(ObjectIdentifier(row)) { row.unmount() }
        further.removeAll { !shown.contains(ObjectIdentifier($0.row)) }
    }
}
