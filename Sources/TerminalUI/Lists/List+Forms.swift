extension List where Data == Range<Int>, ID == Int {
    /// A row for each number of a range.
    public init(
        _ data: Range<Int>, selection: Binding<Int?>? = nil, empty: Phrase = "terminal.empty",
        onOpen: (@MainActor (Int) -> Void)? = nil, @ViewBuilder row: @escaping (Int) -> Row
    ) {
        self.init(data, id: \.self, selection: selection, empty: empty, onOpen: onOpen, row: row)
    }
}

extension List {
    /// A row for a binding to each element, all made at every evaluation, so not for very long lists: `List($items, id: \.name) { $item in … }`.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, selection: Binding<ID?>? = nil,
        empty: Phrase = "terminal.empty", @ViewBuilder row: @escaping (Binding<Elements.Element>) -> Row
    ) where Data == [Binding<Elements.Element>] {
        self.init(
            elements: data.elementBindings(id: id), id: { $0.wrappedValue[keyPath: id] }, selection: selection,
            empty: empty, onOpen: nil, row: row)
    }

    /// A row for a binding to each element, identified by its own `id`.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, selection: Binding<ID?>? = nil, empty: Phrase = "terminal.empty",
        @ViewBuilder row: @escaping (Binding<Elements.Element>) -> Row
    ) where Data == [Binding<Elements.Element>], Elements.Element: Identifiable, ID == Elements.Element.ID {
        self.init(data, id: \.id, selection: selection, empty: empty, row: row)
    }
}

extension List where Data == EmptyCollection<Int>, ID == Int {
    /// Views one under the other that scroll: for a few rows that are written out. All of them are made at once, and each
    /// control in them can have the focus.
    public init(@ViewBuilder content: () -> Row) {
        let rows = content()
        self.init(elements: Data(), id: { $0 }, selection: nil, empty: .verbatim(""), onOpen: nil) { _ in rows }
        written = rows
    }
}
