/// Days in a row as letters, the row of a heat map of many people: as in a ``CalendarHeatMap`` the letter tells, and colour only
/// repeats it. The days run on over more lines where there is too little room.
public struct CalendarStrip: TabularChart, PrimitiveView, Equatable {
    let days: [CalendarMark]

    /// Makes a strip.
    /// - Parameter days: the oldest first.
    public init(_ days: [CalendarMark]) { self.days = days }

    /// A line for the days that follow one another with the same meaning, `days 1 to 3: done`, counted from the oldest.
    public var table: ChartTable {
        var rows: [ChartTable.Row] = []
        var first = 0
        while first < days.count {
            let mark = days[first]
            let end = days[first...].firstIndex { $0.meaning != mark.meaning } ?? days.count
            let label: Phrase =
                end == first + 1
                ? Phrase("terminal.dayNumber", .number(end))
                : Phrase("terminal.dayNumbers", .number(first + 1), .number(end))
            rows.append(ChartTable.Row(label, mark.meaning))
            first = end
        }
        return ChartTable(rows: rows)
    }

    /// Keeps the strip's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? CalendarStripNode) ?? CalendarStripNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class CalendarStripNode: ChartNode<CalendarStrip> {
    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = max(1, min(view.days.count, proposal.width ?? .max))
        return CellSize(width: width, height: (view.days.count + width - 1) / width)
    }

    override func lines(width: Int, height: Int?) -> [StyledLine] {
        stride(from: 0, to: view.days.count, by: max(1, width)).map { start in
            var line = StyledLine()
            for day in view.days[start...].prefix(max(1, width)) {
                line.add(day.letter(in: environment.glyphs), style: environment.style(day.role))
            }
            return line
        }
    }
}
