/// Days in a row as letters, the row of a heat map of many people: as in a ``CalendarHeatMap`` the letter tells, and colour only
/// repeats it. The days run on over more lines where there is too little room.
public struct CalendarStrip: PrimitiveView {
    let days: [CalendarMark]

    /// Makes a strip.
    /// - Parameter days: the oldest first.
    public init(_ days: [CalendarMark]) { self.days = days }

    /// Keeps the strip's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? CalendarStripNode) ?? CalendarStripNode(view, parent: parent)
        if node.view.days.count != view.days.count { node.invalidateLayout() }
        node.view = view
        parent.host.drawingIsDue()
        return node
    }
}

final class CalendarStripNode: Node {
    var view: CalendarStrip

    init(_ view: CalendarStrip, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = max(1, min(view.days.count, proposal.width ?? .max))
        return CellSize(width: width, height: (view.days.count + width - 1) / width)
    }

    override func draw(_ painter: Painter) {
        let isASCII = environment.glyphs == .ascii
        let width = max(1, frame.size.width)
        for (index, day) in view.days.enumerated() {
            painter.draw(
                String(isASCII ? day.asciiLetter : day.letter), x: index % width, y: index / width,
                style: environment.style(day.role))
        }
    }
}
