/// What a chart shows, as text: a line for each value. Linear mode uses it, and `t` beside a chart.
public struct ChartTable: Hashable, Sendable, PrimitiveView {
    /// One value.
    public struct Row: Hashable, Sendable {
        /// What it belongs to, such as a day.
        public var label: Phrase
        /// The value in words; says so where there is none.
        public var value: Phrase
        /// What the value means, such as the name of its band.
        public var note: Phrase?
        /// Whether the value is a number, which stands at the right of its column; words stand at its left.
        public var isNumber: Bool

        /// Makes a row.
        public init(_ label: Phrase, _ value: Phrase, note: Phrase? = nil, isNumber: Bool = false) {
            self.label = label
            self.value = value
            self.note = note
            self.isNumber = isNumber
        }
    }

    /// What the chart is about; no words leave the line out.
    public var title: Phrase
    /// The values, in the order of the chart.
    public var rows: [Row]

    /// Makes a table.
    public init(_ title: Phrase = .verbatim(""), rows: [Row]) {
        self.title = title
        self.rows = rows
    }

    /// The table in plain lines, `19 Oct: 12, moderate`, under its title.
    public func lines(in catalogue: StringCatalogue) -> [String] {
        let heading = title.text(in: catalogue)
        let empty = rows.isEmpty ? [catalogue.text("terminal.empty")] : []
        return (heading.isEmpty ? [] : [heading]) + rows.map { $0.line(in: catalogue) } + empty
    }

    /// Keeps the table's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ChartTableNode) ?? ChartTableNode(view, parent: parent)
        node.update(view)
        return node
    }
}

extension ChartTable.Row {
    func line(in catalogue: StringCatalogue) -> String {
        let note = note.map { ", " + $0.text(in: catalogue) } ?? ""
        return label.text(in: catalogue) + ": " + value.text(in: catalogue) + note
    }

    /// A row for a number, or for a gap.
    static func number(_ label: Phrase, _ value: Double?, note: Phrase? = nil) -> Self {
        guard let value, value.isFinite else { return Self(label, "terminal.noValue") }
        return Self(label, .number(value), note: note, isNumber: true)
    }
}

final class ChartTableNode: ChartNode<ChartTable> {
    override func lines(width: Int, height: Int?) -> [StyledLine] { view.drawing(width: width, environment) }
}

extension ChartTable {
    /// The title of a chart, wrapped; nothing where there is none.
    @MainActor static func heading(
        _ title: Phrase, width: Int, _ environment: EnvironmentValues
    ) -> [StyledLine] {
        let words = title.text(in: environment.catalogue)
        return words.isEmpty ? [] : StyledLine.wrapped(words, width: width, style: environment.style(.heading))
    }

    /// The rows in columns where there is room for them, numbers at the right of theirs; otherwise in lines that wrap.
    @MainActor func drawing(width: Int, _ environment: EnvironmentValues) -> [StyledLine] {
        let catalogue = environment.catalogue
        let plain = environment.textStyle
        let lines = Self.heading(title, width: width, environment)
        guard !rows.isEmpty else {
            return lines + StyledLine.wrapped(catalogue.text("terminal.empty"), width: width, style: plain)
        }
        let cells = rows.map { row in
            [row.label, row.value, row.note ?? .verbatim("")].map { DisplayText.visualLine($0.text(in: catalogue)) }
        }
        let widths = (0..<3).map { column in cells.reduce(0) { max($0, $1[column].columns) } }
        guard widths[0] + 2 + widths[1] + (widths[2] > 0 ? 2 : 0) + widths[2] <= width else {
            return lines
                + rows.flatMap { StyledLine.wrapped($0.line(in: catalogue), width: width, style: plain) }
        }
        return lines
            + zip(rows, cells).map { row, cell in
                var line = StyledLine(cell[0], style: plain)
                line.pad(to: widths[0] + 2 + (row.isNumber ? widths[1] - cell[1].columns : 0))
                line.add(cell[1], style: plain)
                if !cell[2].isEmpty {
                    line.pad(to: widths[0] + 2 + widths[1] + 2)
                    line.add(cell[2], style: plain)
                }
                return line
            }
    }
}
