/// A small line of values, the last ones where there is not room for all. Says nothing that words beside it do not.
public struct Sparkline: TabularChart, PrimitiveView {
    let values: [Double?]
    let range: ClosedRange<Double>?

    /// Makes a line of values; `nil` leaves a gap. Without a range the least and greatest value are the ends.
    public init(_ values: [Double?], range: ClosedRange<Double>? = nil) {
        self.values = values
        self.range = range
    }

    /// A line for each value, `3: 7`, counted from the first.
    public var table: ChartTable {
        ChartTable(rows: values.enumerated().map { .number(.verbatim(String($0 + 1)), $1) })
    }

    /// The least value stands at the bottom, also when all are the same.
    var scale: ChartScale {
        let known = values.compactMap(\.self).filter(\.isFinite)
        guard range == nil, let low = known.min(), let high = known.max(), low == high else {
            return ChartScale(known, range: range)
        }
        return ChartScale([low], range: low...Double.greatestFiniteMagnitude)
    }

    /// Keeps the line's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? SparklineNode) ?? SparklineNode(view, parent: parent)
        if node.view.values.count != view.values.count { node.invalidateLayout() }
        node.view = view
        parent.host.drawingIsDue()
        return node
    }
}

final class SparklineNode: Node {
    var view: Sparkline

    init(_ view: Sparkline, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        CellSize(width: min(view.values.count, proposal.width ?? .max), height: view.values.isEmpty ? 0 : 1)
    }

    override func draw(_ painter: Painter) {
        let steps: [Character] =
            environment.glyphs == .ascii
            ? ["_", ".", "-", "=", "+", "*", "#", "@"] : ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        let scale = view.scale
        let glyphs = view.values.suffix(frame.size.width).map { value -> Glyph in
            guard let value, value.isFinite else { return .space }
            return Glyph(steps[scale.step(value, of: steps.count)])
        }
        painter.draw(glyphs, x: 0, y: 0, style: environment.textStyle)
    }
}
