/// A small line of values, the last ones where there is not room for all. Says nothing that words beside it do not.
public struct Sparkline: PrimitiveView {
    let values: [Double?]
    let range: ClosedRange<Double>?

    /// Makes a line of values; `nil` leaves a gap. Without a range the least and greatest value are the ends.
    public init(_ values: [Double?], range: ClosedRange<Double>? = nil) {
        self.values = values
        self.range = range
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
        let known = view.values.compactMap { $0 }.filter(\.isFinite)
        let low = view.range?.lowerBound ?? known.min() ?? 0
        let high = view.range?.upperBound ?? known.max() ?? 0
        let glyphs = view.values.suffix(frame.size.width).map { value -> Glyph in
            guard let value, value.isFinite else { return .space }
            let part = high > low ? min(1, max(0, (value - low) / (high - low))) : 0
            return Glyph(steps[Int((part * 7).rounded())])
        }
        painter.draw(glyphs, x: 0, y: 0, style: environment.textStyle)
    }
}
