/// The cells of a row, or the titles over them.
struct TableRow: PrimitiveView {
    let columns: [TableLayout.Column]
    let titles: [Phrase]
    let cells: [Text]
    let order: TableOrder?
    let isHeading: Bool

    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? TableRowNode) ?? TableRowNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class TableRowNode: Node {
    private var view: TableRow
    private var made: (width: Int, lines: [StyledLine])?

    init(_ view: TableRow, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    func update(_ new: TableRow) {
        let isSame =
            new.cells == view.cells && new.columns == view.columns && new.titles == view.titles
            && new.order == view.order
        view = new
        if !isSame { change() }
    }

    override func environmentDidChange(from old: EnvironmentValues) { change() }

    private func change() {
        made = nil
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = min(proposal.width ?? .max, host.size.width)
        return CellSize(width: width, height: lines(width).count)
    }

    override func draw(_ painter: Painter) { StyledLine.draw(lines(frame.size.width), painter) }

    // MARK: Lines

    private func lines(_ width: Int) -> [StyledLine] {
        if let made, made.width == width { return made.lines }
        // The titles stand over the rows of the list, which begin after its marker.
        let indent = view.isHeading ? RowMarker.columns(in: width) : 0
        let room = width - indent
        let lines: [StyledLine]
        if !TableLayout.isStacked(view.columns, room: room) {
            lines = aligned(room, indent: indent)
        } else {
            lines = view.isHeading ? orderLine(room, indent: indent) : stacked(room)
        }
        made = (width, lines)
        return lines
    }

    private func words(_ text: Text) -> [String] { text.runs.map { $0.phrase.text(in: environment.catalogue) } }

    private func styles(_ text: Text) -> [CellStyle] { text.runs.map(environment.style(of:)) }

    private func wrapped(_ text: Text, _ words: [String], _ width: Int) -> [TextLine] {
        TextLayout.lines(text, words: words, width: width, glyphs: environment.glyphs)
    }

    private func aligned(_ room: Int, indent: Int) -> [StyledLine] {
        let widths = TableLayout.widths(view.columns, room: room)
        let cells = view.cells.indices.map { index -> [TextLine] in
            guard widths[index] > 0 else { return [] }
            var words = words(view.cells[index])
            if let order = view.order, order.column == index { words[0] += " " + mark(order) }
            return wrapped(view.cells[index], words, widths[index])
        }
        return (0..<max(1, cells.reduce(0) { max($0, $1.count) })).map { row in
            var line = StyledLine()
            var x = indent
            for index in cells.indices where widths[index] > 0 {
                if row < cells[index].count {
                    let cell = cells[index][row]
                    line.pad(
                        to: x + view.columns[index].alignment.offset(cell.columns, in: widths[index]) + cell.indent)
                    let styles = styles(view.cells[index])
                    cell.forEachPiece { glyphs, run in line.add(Array(glyphs), style: styles[run]) }
                }
                x += widths[index] + TableLayout.gap
            }
            return line
        }
    }

    private func mark(_ order: TableOrder) -> String {
        environment.glyphs == .ascii ? (order.isAscending ? "^" : "v") : order.isAscending ? "↑" : "↓"
    }

    /// A line for each column that says something, in the order of the columns.
    private func stacked(_ room: Int) -> [StyledLine] {
        zip(view.titles, view.cells).flatMap { title, cell -> [StyledLine] in
            let own = words(cell)
            guard own.contains(where: { !$0.isEmpty }) else { return [] }
            let name = title.text(in: environment.catalogue)
            let label = Text(verbatim: name.isEmpty ? "" : name + ": ")
            let whole = label + cell
            let styles = styles(whole)
            return wrapped(whole, [name.isEmpty ? "" : name + ": "] + own, room).map { text in
                var line = StyledLine()
                text.forEachPiece { glyphs, run in line.add(Array(glyphs), style: styles[run]) }
                return line
            }
        }
    }

    /// Where there are no titles, the order is said in words.
    private func orderLine(_ room: Int, indent: Int) -> [StyledLine] {
        guard let order = view.order, view.titles.indices.contains(order.column) else { return [] }
        let key: StringKey = order.isAscending ? "terminal.sorted.up" : "terminal.sorted.down"
        let words = environment.catalogue.text(key, [.phrase(view.titles[order.column])])
        return LineWrap.lines(words, width: room).map { glyphs in
            var line = StyledLine()
            line.pad(to: indent)
            line.add(glyphs, style: environment.textStyle)
            return line
        }
    }
}
