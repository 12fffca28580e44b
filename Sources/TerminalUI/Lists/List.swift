/// Rows of which one is selected. Only the rows that show are made, however many there are.
///
/// ↑ ↓ `j` `k` PgUp PgDn Home End move the selection, Enter opens the selected row, or presses the button or the link in it;
/// where the list is searchable, `/` begins a search by what is typed. The whole list is one stop for Tab.
public struct List<Data: RandomAccessCollection, ID: Hashable, Row: View>: PrimitiveView {
    let data: Data
    let id: (Data.Element) -> ID
    let selection: Binding<ID?>?
    let empty: Phrase
    let onOpen: (@MainActor (Data.Element) -> Void)?
    let row: (Data.Element) -> Row
    var searchText: ((Data.Element) -> String)?
    /// Rows that are written out instead of made from data.
    var written: Row?

    /// Makes a list of elements identified by a key path.
    /// - Parameters:
    ///   - data: the elements. Those that share an identity are all shown.
    ///   - id: the identity.
    ///   - selection: the identity of the selected row, for those who need it; it is set when the selection moves. When the
    ///     selected row goes, it becomes the nearest one that remains, the next rather than the one before, and `nil` when none
    ///     does; a selection set to what is not there becomes the row that was selected before.
    ///   - empty: what is shown where there are no elements.
    ///   - onOpen: takes Enter.
    ///   - row: what a row shows.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>? = nil, empty: Phrase = "terminal.empty",
        onOpen: (@MainActor (Data.Element) -> Void)? = nil, @ViewBuilder row: @escaping (Data.Element) -> Row
    ) {
        self.init(
            elements: data, id: { $0[keyPath: id] }, selection: selection, empty: empty, onOpen: onOpen, row: row)
    }

    init(
        elements: Data, id: @escaping (Data.Element) -> ID, selection: Binding<ID?>?, empty: Phrase,
        onOpen: (@MainActor (Data.Element) -> Void)?, row: @escaping (Data.Element) -> Row
    ) {
        data = elements
        self.id = id
        self.selection = selection
        self.empty = empty
        self.onOpen = onOpen
        self.row = row
    }

    /// Lets rows be found by their words after `/`; capitals and accents do not matter. Asked for row by row while
    /// searching: 2,000 rows at a key, the others in turns of as many between keys, until a key ends the search or changes it.
    public func searchable(by text: @escaping (Data.Element) -> String) -> List {
        var copy = self
        copy.searchText = text
        return copy
    }

    /// Keeps the selection, the part shown and the nodes of the rows that show.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        if let written = view.written { return ScrollView._node(ScrollView { written }, reusing: old, parent: parent) }
        let node = (old as? ListNode<Data, ID, Row>) ?? ListNode(view, parent: parent)
        node.update(view)
        return node
    }
}

extension List where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Makes a list of elements identified by their own `id`.
    public init(
        _ data: Data, selection: Binding<ID?>? = nil, empty: Phrase = "terminal.empty",
        onOpen: (@MainActor (Data.Element) -> Void)? = nil, @ViewBuilder row: @escaping (Data.Element) -> Row
    ) {
        self.init(
            elements: data, id: { $0.id }, selection: selection, empty: empty, onOpen: onOpen, row: row)
    }
}
