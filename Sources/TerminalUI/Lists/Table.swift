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

/// Rows of aligned columns under their titles, of which one is selected as in a ``List``.
public struct Table<Data: RandomAccessCollection, ID: Hashable>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let selection: Binding<ID?>?
    let empty: Phrase
    let onOpen: (@MainActor (Data.Element) -> Void)?
    let columns: [TableColumn<Data.Element>]

    /// Makes a table of elements identified by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>? = nil, empty: Phrase = "terminal.empty",
        columns: [TableColumn<Data.Element>], onOpen: (@MainActor (Data.Element) -> Void)? = nil
    ) {
        self.data = data
        self.id = id
        self.selection = selection
        self.empty = empty
        self.columns = columns
        self.onOpen = onOpen
    }

    private var specs: [TableLayout.Column] {
        columns.map { TableLayout.Column(width: $0.width, priority: $0.priority, alignment: $0.alignment) }
    }

    /// The titles over a list.
    public var body: some View {
        VStack {
            TableRow(columns: specs, cells: columns.map { Text($0.title).role(.heading) }, isHeading: true)
            List(data, id: id, selection: selection, empty: empty, onOpen: onOpen) { element in
                TableRow(columns: specs, cells: columns.map { $0.cell(element) }, isHeading: false)
            }
        }
    }
}

/// Gives columns their widths.
enum TableLayout {
    struct Column: Hashable {
        let width: ClosedRange<Int>
        let priority: Int
        let alignment: HorizontalAlignment
    }

    static let gap = 2

    /// The width of each column; 0 for those left out. The one with the highest priority is always there.
    static func widths(_ columns: [Column], room: Int) -> [Int] {
        let ranked = columns.indices.sorted {
            columns[$0].priority != columns[$1].priority ? columns[$0].priority > columns[$1].priority : $0 < $1
        }
        var widths = Array(repeating: 0, count: columns.count)
        var left = room
        for (rank, index) in ranked.enumerated() {
            let needed = columns[index].width.lowerBound + (rank == 0 ? 0 : gap)
            if rank == 0 {
                widths[index] = min(columns[index].width.lowerBound, max(1, room))
            } else if needed <= left {
                widths[index] = columns[index].width.lowerBound
            } else {
                break
            }
            left -= needed
        }
        for index in ranked where widths[index] > 0 && left > 0 {
            let added = min(left, columns[index].width.upperBound - widths[index])
            widths[index] += max(0, added)
            left -= max(0, added)
        }
        return widths
    }
}

struct TableRow: PrimitiveView {
    let columns: [TableLayout.Column]
    let cells: [Text]
    let isHeading: Bool

    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? TableRowNode) ?? TableRowNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class TableRowNode: Node {
    private var view: TableRow

    init(_ view: TableRow, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    func update(_ new: TableRow) {
        if new.cells != view.cells || new.columns != view.columns { invalidateLayout() }
        view = new
    }

    override func environmentDidChange(from old: EnvironmentValues) { invalidateLayout() }

    /// The titles stand over the rows of the list, which begin after its marker.
    private func indent(_ width: Int) -> Int { view.isHeading ? (width < 30 ? 1 : 2) : 0 }

    private func lines(_ width: Int) -> [(width: Int, lines: [[Glyph]])] {
        let widths = TableLayout.widths(view.columns, room: width - indent(width))
        return zip(view.cells, widths).map { cell, width in
            (width, width > 0 ? LineWrap.lines(cell.phrase.text(in: environment.catalogue), width: width) : [])
        }
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? host.size.width
        return CellSize(width: width, height: lines(width).reduce(1) { max($0, $1.lines.count) })
    }

    override func draw(_ painter: Painter) {
        var x = indent(frame.size.width)
        for (index, cell) in lines(frame.size.width).enumerated() where cell.width > 0 {
            let text = view.cells[index]
            let style = environment.textStyle.merging(environment.theme[text.role]).merging(text.style)
            for (y, line) in cell.lines.enumerated() {
                let offset = view.columns[index].alignment.offset(line.columns, in: cell.width)
                painter.draw(line, x: x + offset, y: y, style: style)
            }
            x += cell.width + TableLayout.gap
        }
    }
}
