/// A column of a ``Table``.
public struct TableColumn<Element> {
    let title: Phrase
    let width: ClosedRange<Int>
    let priority: Int
    let alignment: HorizontalAlignment
    let cell: (Element) -> Text

    /// Makes a column.
    /// - Parameters:
    ///   - title: what stands above it.
    ///   - width: columns of the terminal it takes, from the least to the most.
    ///   - priority: where there is not room for all, columns with the lowest priority are left out first.
    ///   - alignment: where shorter texts stand.
    ///   - cell: what a row shows in it; wraps where it is longer than the column.
    public init(
        _ title: Phrase, width: ClosedRange<Int>, priority: Int = 0, alignment: HorizontalAlignment = .leading,
        cell: @escaping (Element) -> Text
    ) {
        self.title = title
        self.width = max(1, width.lowerBound)...max(1, width.upperBound)
        self.priority = priority
        self.alignment = alignment
        self.cell = cell
    }
}

/// By which column the rows of a ``Table`` are sorted. The table only says so: its owner does the sorting.
public struct TableOrder: Hashable, Sendable {
    /// The column's place among the columns, from zero.
    public var column: Int
    /// Whether the least stands first.
    public var isAscending: Bool

    /// Makes an order.
    public init(column: Int, isAscending: Bool = true) {
        self.column = column
        self.isAscending = isAscending
    }
}

/// Rows of aligned columns under their titles, of which one is selected as in a ``List``.
///
/// Where there is not room for all columns, those of lower priority are left out; the others wrap. On less than 29 columns,
/// where one would be left out, a row is a line for each column instead, `Name: Anna`, and nothing is left out.
public struct Table<Data: RandomAccessCollection, ID: Hashable>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let selection: Binding<ID?>?
    let order: TableOrder?
    let empty: Phrase
    let onOpen: (@MainActor (Data.Element) -> Void)?
    let columns: [TableColumn<Data.Element>]
    var searchText: ((Data.Element) -> String)?

    /// Makes a table of elements identified by a key path.
    /// - Parameters:
    ///   - data: the elements. Those that share an identity are all shown.
    ///   - id: the identity.
    ///   - selection: the identity of the selected row, for those who need it.
    ///   - order: by which column the data is sorted, marked at its title.
    ///   - empty: what is shown where there are no elements.
    ///   - columns: from the left.
    ///   - onOpen: takes Enter.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>? = nil, order: TableOrder? = nil,
        empty: Phrase = "terminal.empty", columns: [TableColumn<Data.Element>],
        onOpen: (@MainActor (Data.Element) -> Void)? = nil
    ) {
        self.data = data
        self.id = id
        self.selection = selection
        self.order = order
        self.empty = empty
        self.columns = columns
        self.onOpen = onOpen
    }

    /// Lets rows be found by their words after `/`, as in a ``List``.
    public func searchable(by text: @escaping (Data.Element) -> String) -> Table {
        var copy = self
        copy.searchText = text
        return copy
    }

    private var list: List<Data, ID, TableRow> {
        let specs = specs
        let titles = columns.map(\.title)
        var list = List(data, id: id, selection: selection, empty: empty, onOpen: onOpen) { element in
            TableRow(
                columns: specs, titles: titles, cells: columns.map { $0.cell(element) }, order: nil, isHeading: false)
        }
        list.searchText = searchText
        return list
    }

    private var specs: [TableLayout.Column] {
        columns.map { TableLayout.Column(width: $0.width, priority: $0.priority, alignment: $0.alignment) }
    }

    /// The titles over a list.
    public var body: some View {
        let specs = specs
        let titles = columns.map(\.title)
        VStack {
            TableRow(
                columns: specs, titles: titles, cells: titles.map { Text($0).role(.heading) }, order: order,
                isHeading: true)
            list
        }
    }
}
